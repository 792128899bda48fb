import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  billPayment,
  invoiceAnswers,
  invoiceClock,
  invoicePayment,
  invoiceUser,
  paidDetail,
  wireDetail,
  wireDocument,
  wireInvoice,
  wireLines,
  wirePayment,
} from '../../../tests/invoices/invoice-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/Invoices/One', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;
type Play = NonNullable<Screen['play']>;

const ok = { responseCode: 200, responseDesc: '' };
const screen =
  (answers: Answers = {}): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/invoice/IV2612-00042"
      clock={invoiceClock}
      user={invoiceUser}
      answers={{ ...invoiceAnswers, ...answers }}
    />
  );
const shows = (detail: unknown, answers: Answers = {}) => screen({ '/get_invoice_view': () => detail, ...answers });
const found =
  (text: RegExp): Play =>
  async ({ canvas }) => {
    await canvas.findAllByText(text);
  };
const takeBank: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /หัก ณ ที่จ่าย|withholding/ }));
  await userEvent.click(await canvas.findByRole('radio', { name: /^(กรุงไทย|Krungthai)$/ }));
};
const press =
  (name: RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
  };

/** With the tax withheld, through a bank. */
export const Open: Screen = { tags: ['picture'], render: screen(), play: takeBank };

/** Nothing is chosen yet. */
export const Unchosen: Screen = { render: screen(), play: found(/ยอดที่ต้องโอน|Amount to pay/) };

/** A press without a bank asks for one. */
export const BankMissing: Screen = {
  render: screen(),
  play: async (story) => {
    await press(/^(จ่าย ฿12,480|Pay ฿12,480|จ่าย|Pay)$/)(story);
    await story.canvas.findByText(/เลือกธนาคารก่อน|Choose a bank first/);
  },
};

/** A part, typed wrongly. */
export const Part: Screen = {
  render: screen(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /จ่ายบางส่วน|Pay a part/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /ยอดที่จะตัด|Amount to take off/ }), '20000');
    await userEvent.tab();
    await canvas.findByText(/กรอกยอด 1 ถึง 12,480|Enter 1 to 12,480/);
  },
};

/** The provider has no counters, and no banks right now. */
export const FewWays: Screen = {
  render: screen({
    '/cc_omise_list_internetbanking': () => ({ ...ok, banks: [] }),
    '/cc_omise_list_bill_payment': () => ({ ...ok, sources: [] }),
  }),
  play: found(/ยังไม่รับจ่ายที่เคาน์เตอร์|Counters take no bills/),
};

/** A department's jobs are open. */
export const JobsOpen: Screen = {
  render: screen(),
  play: press(/หน้าร้าน อารีย์/),
};

/** Jobs that a search finds, by reference. */
export const Found: Screen = {
  render: screen(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^(เลขอ้างอิง|Reference)$/ }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: /ค้นหางาน|Search the jobs/ }), 'PO-7104');
  },
};

/** Five hundred jobs, without departments. */
export const ManyJobs: Screen = {
  render: shows(
    wireDetail({
      lines: Array.from({ length: 500 }, (_, index) => ({
        ...wireLines[index % wireLines.length],
        jobId: `J000${40_000 + index}`,
        department: undefined,
        departmentId: undefined,
      })),
    }),
  ),
  play: press(/ไม่มีเลขอ้างอิง|No reference|PO-7100/),
};

/** Three days late. */
export const Overdue: Screen = {
  render: shows(wireDetail({ invoice: wireInvoice({ daysOverdue: 3, billDate: '20/11/2026', dueDate: '05/12/2026' }) })),
  play: found(/เลยกำหนด 3 วัน|3 days overdue/),
};

/** With VAT, a credit note, and a part paid. */
export const PartlyPaid: Screen = {
  render: shows(
    wireDetail({
      invoice: wireInvoice({ amount: 13_353.6, creditedAmount: 500, paidAmount: 5_000, openAmount: 7_853.6 }),
      vatPercent: 7,
      vat: 873.6,
      withholding: { base: 7_339.81, amount: 73.4 },
      payments: [invoicePayment({ amount: 5_000, withheld: 0 })],
      documents: [
        wireDocument(),
        wireDocument({ documentId: 'd-credit', kind: 'creditNote', number: 'CN2612-00003', amount: 500 }),
      ],
    }),
  ),
  play: found(/CN2612-00003/),
};

/** The bank has not said yet whether it was paid. */
export const Waiting: Screen = {
  render: shows(
    wireDetail({ payments: [invoicePayment({ state: 'pending', receipt: undefined, chargeId: wirePayment().chargeId })] }),
  ),
  play: found(/รอธนาคารยืนยัน|Waiting for the bank/),
};

/** Paid: the receipt, and the certificate that is still to be entered. */
export const Paid: Screen = { tags: ['picture'], render: shows(paidDetail()), play: found(/RC2612-00117/) };

/** The certificate is there. */
export const Certified: Screen = {
  render: shows(paidDetail({ certificateNumber: '12/0045', certificateDate: '08/12/2026' })),
  play: found(/12\/0045/),
};

/** On the way to the bank. */
export const AtBank: Screen = {
  render: screen(),
  play: async (story) => {
    await takeBank(story);
    await press(/(จ่าย.*ผ่านกรุงไทย|Pay.*with Krungthai Bank)/)(story);
    await story.canvas.findByRole('dialog');
  },
};

/** A bill for a counter. */
export const Bill: Screen = {
  render: screen({ '/payment/status': () => ({ ...ok, payment: billPayment }) }),
  play: async (story) => {
    await story.userEvent.click(await story.canvas.findByRole('radio', { name: /บิลเพย์เมนต์|Bill payment/ }));
    await press(/ขอใบชำระเงิน|Get a bill/)(story);
    await story.canvas.findByRole('img', { name: /บาร์โค้ด|Bar code/ });
  },
};

/** Somebody else is paying it. */
export const Refused: Screen = {
  render: screen({
    '/cc_omise_pay_invoice_via_internetbanking': () => {
      throw refusal(409);
    },
  }),
  play: async (story) => {
    await takeBank(story);
    await press(/(จ่าย.*ผ่านกรุงไทย|Pay.*with Krungthai Bank)/)(story);
    await story.canvas.findByText(/รายการจ่ายที่ยังไม่เสร็จ|unfinished payment/);
  },
};

export const Loading: Screen = { render: screen({ '/get_invoice_view': () => new Promise(() => undefined) }) };

export const Missing: Screen = {
  render: screen({
    '/get_invoice_view': () => {
      throw refusal(404);
    },
  }),
  play: found(/ไม่พบใบแจ้งหนี้นี้|was not found/),
};

export const Failed: Screen = {
  render: screen({
    '/get_invoice_view': () => {
      throw gatewayDown();
    },
  }),
  play: found(/โหลดใบแจ้งหนี้ไม่สำเร็จ|could not be loaded/),
};
