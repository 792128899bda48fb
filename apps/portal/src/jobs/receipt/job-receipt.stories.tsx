import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import { completed } from '@songwai/features/tests/tracking/tracked-jobs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { namedReceipt, receiptAnswers, wireReceipt } from '../../../tests/invoices/receipt-answers.ts';
import { jobAnswers } from '../../../tests/jobs/job-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Receipts', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;
type Play = NonNullable<Screen['play']>;

const screen =
  (answers: Answers = {}, path = '/receipt/job/J2481937'): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path={path}
      user={storyUser}
      job={completed}
      answers={{ ...jobAnswers(completed), ...receiptAnswers, ...answers }}
    />
  );
const found =
  (text: RegExp): Play =>
  async ({ canvas }) => {
    await canvas.findAllByText(text);
  };
const missing = (why: string) => screen({ '/receipt/job': () => wireReceipt({ receipt: undefined, missing: why }) });
const openNaming: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /ออกในนามบริษัท|In a company/ }));
  await canvas.findByRole('dialog');
};

export const Job: Screen = { tags: ['picture'], render: screen(), play: found(/RC2611-00131/) };
/** In a company's name, for one that was cancelled. */
export const Named: Screen = { render: screen({ '/receipt/job': () => namedReceipt }), play: found(/RC2611-00140/) };
/** Which of the saved billing addresses, or another. */
export const Naming: Screen = { render: screen(), play: openNaming };
/** No billing address is saved. */
export const NamingFirst: Screen = {
  render: screen({ '/invoice/header': () => ({ responseCode: 200, responseDesc: '', headers: [] }) }),
  play: openNaming,
};
export const TopUp: Screen = { render: screen({}, '/receipt/topup/P00030911'), play: found(/RC2611-00120/) };
export const NotOver: Screen = { render: missing('notOver'), play: found(/เมื่องานเสร็จ|when the job is done/) };
export const OnInvoice: Screen = { render: missing('onInvoice'), play: found(/ใบแจ้งหนี้รายเดือน|monthly invoice/) };
export const NothingPaid: Screen = { render: missing('nothingPaid'), play: found(/ยกเลิกโดยไม่มีค่าใช้จ่าย|without a charge/) };
export const Loading: Screen = { render: screen({ '/receipt/job': () => new Promise(() => undefined) }) };
export const Unknown: Screen = {
  render: screen({
    '/receipt/job': () => {
      throw refusal(404);
    },
  }),
  play: found(/ไม่พบใบเสร็จนี้|was not found/),
};
export const Failed: Screen = {
  render: screen({
    '/receipt/job': () => {
      throw gatewayDown();
    },
  }),
  play: found(/โหลดใบเสร็จไม่สำเร็จ|could not be loaded/),
};
/** Nobody has said yet who issues receipts: the gateway's own words. */
export const NoIssuer: Screen = {
  render: screen({
    '/receipt/job': () => {
      throw refusal(503, { description: 'ยังออกใบเสร็จไม่ได้ในขณะนี้', reply: { reason: 'no_issuer' } });
    },
  }),
  play: found(/ยังออกใบเสร็จไม่ได้/),
};
