import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { invoiceAnswers, invoiceClock, invoiceUser, olderInvoice, wireInvoice } from '../../tests/invoices/invoice-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Invoices/List', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const ok = { responseCode: 200, responseDesc: '' };
const screen =
  (answers: Answers = {}, user = invoiceUser): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/invoice"
      clock={invoiceClock}
      user={user}
      answers={{ ...invoiceAnswers, ...answers }}
    />
  );
const down = () => {
  throw gatewayDown();
};
const never = () => new Promise(() => undefined);
const found =
  (text: RegExp): NonNullable<Screen['play']> =>
  async ({ canvas }) => {
    await canvas.findByText(text);
  };
const noneYet: Answers = {
  '/invoice_not_pay': () => ({ ...ok, invoices: [] }),
  '/invoice_paid': () => ({ ...ok, years: [], invoices: [] }),
};

/** One is outstanding, four are paid. */
export const Full: Screen = { tags: ['picture'], render: screen(), play: found(/^(จ่าย|Pay) ฿12,480$/) };

/** Two are outstanding, the older one for more than 15 days. */
export const Several: Screen = {
  render: screen({ '/invoice_not_pay': () => ({ ...ok, invoices: [olderInvoice, wireInvoice()] }) }),
  play: found(/เลยกำหนด 22 วัน|22 days overdue/),
};

/** Overdue for so long that booking by invoice rests. */
export const Overdue: Screen = {
  render: screen({
    '/invoice_not_pay': () => ({
      ...ok,
      invoices: [wireInvoice({ daysOverdue: 33, billDate: '21/10/2026', dueDate: '05/11/2026' })],
    }),
    '/v2/invoice/overdue': () => ({ ...ok, count: 1, amount: 12_480, daysOverdue: 33, outstanding: 1, isPaused: true }),
  }),
  play: found(/จ่ายใบนี้ก่อน|Pay this one first/),
};

/** A part is paid. */
export const Partly: Screen = {
  render: screen({ '/invoice_not_pay': () => ({ ...ok, invoices: [wireInvoice({ paidAmount: 5_000, openAmount: 7_480 })] }) }),
  play: found(/เหลือจาก ฿12,480|Left of ฿12,480/),
};

/** All is paid. */
export const NothingOwed: Screen = {
  render: screen({
    '/invoice_not_pay': () => ({ ...ok, invoices: [], next: { jobCount: 23, amount: 2_840, billDate: '01/01/2027' } }),
  }),
  play: found(/ใบถัดไปออก 01\/01\/2027|The next one comes on 01\/01\/2027/),
};

/** A year without paid invoices. */
export const EmptyYear: Screen = {
  render: screen(),
  play: async ({ canvas, userEvent }) => {
    const year = await canvas.findByRole('combobox', { name: /ปีของใบแจ้งหนี้|Year of the paid/ });
    await userEvent.selectOptions(year, '2025');
    await canvas.findByText(/ยังไม่มีใบที่จ่ายแล้ว|No paid invoices yet/);
  },
};

export const Empty: Screen = { render: screen(noneYet), play: found(/ใบแรกออกวันที่ 01\/01\/2027|first one comes on 01\/01\/2027/) };

/** The company may not pay by invoice yet. */
export const NotEnabled: Screen = {
  render: screen(noneYet, { ...invoiceUser, isInvoiceEnabled: false }),
  play: found(/เปิดใช้ใบแจ้งหนี้รายเดือน|Pay by monthly invoice/),
};

/** Its documents are being checked. */
export const UnderCheck: Screen = {
  render: screen(
    {
      ...noneYet,
      '/company/verification': () => ({ ...ok, state: 'waiting', dueDate: '10/12/2026', documents: [] }),
    },
    { ...invoiceUser, isInvoiceEnabled: false },
  ),
  play: found(/เปิดใช้ใบแจ้งหนี้รายเดือน|Pay by monthly invoice/),
};

/** A member who may not pay with the company's money. */
export const WithoutRight: Screen = {
  render: screen(
    {},
    {
      ...invoiceUser,
      company: {
        companyId: 'C0000001',
        isOwner: false,
        isVerified: true,
        rights: { order: true, view: true, pay: false, manage: false },
        department: null,
      },
    },
  ),
  play: found(/คุณยังไม่มีสิทธิ์ดูใบแจ้งหนี้|You cannot see invoices yet/),
};

/** A person's own account. */
export const Personal: Screen = {
  render: screen({}, storyUser),
  play: found(/ใบแจ้งหนี้รายเดือนสำหรับบริษัท|Monthly invoices are for companies/),
};

export const Loading: Screen = { render: screen({ '/invoice_not_pay': never, '/invoice_paid': never }) };

export const Failed: Screen = {
  render: screen({ '/invoice_not_pay': down }),
  play: found(/โหลดใบแจ้งหนี้ไม่สำเร็จ|could not be loaded/),
};

/** What is owed is there, only the paid ones are missing. */
export const PaidFailed: Screen = {
  render: screen({ '/invoice_paid': down }),
  play: found(/โหลดใบแจ้งหนี้ไม่สำเร็จ|could not be loaded/),
};
