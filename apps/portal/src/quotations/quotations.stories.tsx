import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { wireQuotation } from '@songwai/features/tests/full-day/hire-fixture';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Quotations', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const ok = { responseCode: 200, responseDesc: '' };
const listPath = '/fullday/api/v1/quotations';
const onePath = '/fullday/api/v1/quotation/:quotationNo';

const screen =
  (path: string, answers: Answers): NonNullable<Screen['render']> =>
  (_, { globals }) => <ScreenStory {...{ path, answers }} language={languageOf(globals)} user={storyUser} />;
const one = (fields: Readonly<Record<string, unknown>> = {}) =>
  screen('/quotations/Q2026-00012', { [onePath]: () => ({ ...ok, ...wireQuotation(fields) }) });
const list = (answer: () => unknown) => screen('/quotations', { [listPath]: answer });

/** Issued: the page, its sums, and what happens next. */
export const Issued: Screen = {
  render: one(),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /ใบเสนอราคาพร้อมแล้ว|Your quotation is ready/, level: 1 });
    await canvas.findByText(/฿105,138/);
  },
};

/** Asked once more before it is accepted. */
export const Accepting: Screen = {
  render: one(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ตกลงตามใบเสนอราคา|Accept the quotation/ }));
    await canvas.findByRole('alertdialog');
  },
};

/** The customer has accepted it. */
export const Accepted: Screen = {
  render: one({ acceptedDate: '21/11/2026' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/ทีมขายจะโทรหา|will call/);
  },
};

/** Its validity is over. */
export const Expired: Screen = {
  render: one({ validUntil: '20/11/2026' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/ใบนี้ใช้ไม่ได้แล้ว|not valid any more/);
  },
};

/** All of them, newest first. */
export const Full: Screen = {
  tags: ['picture'],
  render: list(() => ({
    ...ok,
    nextCursor: 'more',
    quotations: [
      wireQuotation(),
      wireQuotation({ quotationNo: 'Q2026-00009', acceptedDate: '18/11/2026', skNumber: 1, totalPrice: 33_200 }),
      wireQuotation({ quotationNo: 'Q2026-00002', validUntil: '20/11/2026', months: 1, totalPrice: 36_200 }),
    ],
  })),
  play: async ({ canvas }) => {
    await canvas.findByText('Q2026-00002');
  },
};

/** None yet. */
export const Empty: Screen = {
  render: list(() => ({ ...ok, quotations: [] })),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่มีใบเสนอราคา|No quotations yet/);
  },
};

/** They cannot be read right now. */
export const Failed: Screen = {
  render: list(() => {
    throw gatewayDown();
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/ดูใบเสนอราคาไม่ได้|cannot be shown/);
  },
};

/** A number that is nobody's, or another account's. */
export const Unknown: Screen = {
  render: screen('/quotations/Q2026-99999', {}),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};
