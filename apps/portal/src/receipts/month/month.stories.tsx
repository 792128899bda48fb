import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { invoiceAnswers, invoiceClock, invoiceUser } from '../../../tests/invoices/invoice-answers.ts';
import { monthAnswers, wireStatement } from '../../../tests/invoices/receipt-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/Invoices/Month', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;
type Play = NonNullable<Screen['play']>;

const screen =
  (answers: Answers = {}): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/invoice/month/2026-11"
      clock={invoiceClock}
      user={invoiceUser}
      answers={{ ...invoiceAnswers, ...monthAnswers, ...answers }}
    />
  );
const never = () => new Promise(() => undefined);
const pressPack: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /ดาวน์โหลดเอกสารทั้งเดือน|Download all documents/ }));
};

export const Full: Screen = {
  render: screen(),
  play: async ({ canvas }) => {
    await canvas.findByText('+18,264.50');
  },
};

/** The file is being made, and can be stopped. */
export const Collecting: Screen = { render: screen({ '/tax_document/month': never }), play: pressPack };

/** A month without documents. */
export const NoDocuments: Screen = {
  render: screen({
    '/tax_document/month': () => {
      throw refusal(404);
    },
  }),
  play: pressPack,
};

export const Empty: Screen = {
  render: screen({
    '/invoice/statement': () => ({
      ...wireStatement,
      ...{ departments: [], references: [], movements: [], openingBalance: 0, closingBalance: 0 },
    }),
  }),
};
export const Loading: Screen = { render: screen({ '/invoice/statement': never }) };
export const Failed: Screen = {
  render: screen({
    '/invoice/statement': () => {
      throw gatewayDown();
    },
  }),
};
