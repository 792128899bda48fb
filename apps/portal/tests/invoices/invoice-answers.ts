import type { Clock } from '@songwai/core/basics/clock';
import type { User } from '@songwai/core/sessions/session-state';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { storyUser } from '../story-user.ts';

const ok = { responseCode: 200, responseDesc: '' };
type Change = Readonly<Record<string, unknown>>;

/** Tuesday, 8 December 2026, 14:20 in Bangkok: half of the time to pay is over. */
export const invoiceClock: Clock = () => new Date('2026-12-08T07:20:00Z');

/** The owner of a company that pays by invoice. */
export const invoiceUser: User = {
  ...storyUser,
  kind: 'company',
  companyName: 'บริษัท กาแฟปลายซอย จำกัด',
  companyTaxId: '0105599008770',
  isInvoiceEnabled: true,
  company: {
    companyId: 'C0000001',
    isOwner: true,
    isVerified: true,
    rights: { order: true, view: true, pay: true, manage: true },
    department: null,
  },
};

export const wireDocument = (change: Change = {}) => ({
  ...{ documentId: 'd-invoice', kind: 'invoice', number: 'IV2612-00042', issueDate: '01/12/2026', amount: 12_480 },
  ...change,
});

export const wireInvoice = (change: Change = {}) => ({
  invoiceId: '0f4c1de2-93b7-4f6a-8f50-6f3f7b0a4c11',
  number: 'IV2612-00042',
  status: 'outstanding',
  month: '11/2026',
  billDate: '01/12/2026',
  dueDate: '16/12/2026',
  daysOverdue: 0,
  jobCount: 107,
  amount: 12_480,
  creditedAmount: 0,
  paidAmount: 0,
  withheldAmount: 0,
  openAmount: 12_480,
  ...change,
});

export const olderInvoice = wireInvoice({
  ...{ invoiceId: '1a4c1de2-93b7-4f6a-8f50-6f3f7b0a4c11', number: 'IV2611-00039', month: '10/2026' },
  ...{ billDate: '01/11/2026', dueDate: '16/11/2026', daysOverdue: 22, jobCount: 96, amount: 4_210.5, openAmount: 4_210.5 },
});

const paid = (number: string, amount: number, change: Change) => ({
  ...wireInvoice({ invoiceId: `id-${number}`, number, amount, paidAmount: amount, openAmount: 0, ...change }),
  status: 'paid',
  receipt: wireDocument({ documentId: `d-${number}`, kind: 'receipt', number: number.replace('IV', 'RC'), amount }),
});

export const paidInvoices = [
  paid('IV2611-00039', 18_264.5, { month: '10/2026', paidAt: '2026-11-12T04:00:00Z' }),
  paid('IV2610-00035', 9_877, { month: '09/2026', paidAt: '2026-10-14T04:00:00Z' }),
  paid('IV2609-00031', 11_240.25, { month: '08/2026', paidAt: '2026-09-15T04:00:00Z' }),
  paid('IV2608-00028', 10_062, { month: '07/2026', paidAt: '2026-08-13T04:00:00Z' }),
];

const departments = [
  { departmentId: 'dep-1', department: 'หน้าร้าน อารีย์', jobCount: 62, amount: 5_842.5 },
  { departmentId: 'dep-2', department: 'โรงคั่ว พัฒนาการ', jobCount: 28, amount: 4_913 },
  { departmentId: 'dep-3', department: 'สำนักงาน สีลม', jobCount: 17, amount: 1_724.5 },
];

/** Jobs whose sums are those of the departments. */
export const wireLines = departments.flatMap(({ departmentId, department, jobCount, amount }, group) => {
  const each = Math.floor(amount / jobCount);
  return Array.from({ length: jobCount }, (_, index) => ({
    jobId: `J000${48_000 + group * 100 + index}`,
    ...(index % 4 === 3 ? {} : { reference: `PO-${7100 + (index % 9)}` }),
    departmentId,
    department,
    vehicleId: 1 + (index % 2),
    at: `2026-11-${String(1 + (index % 28)).padStart(2, '0')}T0${3 + (index % 5)}:15:00Z`,
    from: department.split(' ')[1] ?? department,
    to: ['สีลมคอมเพล็กซ์', 'บีทีเอสอ่อนนุช', 'เซ็นทรัลลาดพร้าว', 'ตลาด อ.ต.ก.'][index % 4] ?? '',
    amount: index === 0 ? Math.round((amount - each * (jobCount - 1)) * 100) / 100 : each,
  }));
});

export const wireDetail = (change: Change = {}) => ({
  ...ok,
  invoice: wireInvoice(),
  addressee: {
    companyName: 'บริษัท กาแฟปลายซอย จำกัด',
    companyAddress: '99/8 ซ.อารีย์ 4 ถ.พหลโยธิน พญาไท กรุงเทพฯ 10400',
    taxNumber: '0105599008770',
  },
  fromDate: '01/11/2026',
  toDate: '30/11/2026',
  lines: wireLines,
  subtotal: 12_480,
  vatPercent: 0,
  vat: 0,
  withholding: { base: 12_480, amount: 124.8 },
  payments: [],
  reference1: '261200042',
  reference2: '0105599008770',
  documents: [wireDocument()],
  pending: [],
  ...change,
});

export const invoicePayment = (change: Change = {}) => ({
  ...{ paymentId: 'p-1', method: 'internetBanking', state: 'paid', amount: 12_355.2, withheld: 124.8 },
  ...{ at: '2026-12-08T07:21:00Z', place: 'mobile_banking_ktb' },
  receipt: wireDocument({ documentId: 'd-receipt', kind: 'receipt', number: 'RC2612-00117', amount: 12_355.2 }),
  ...change,
});

/** Paid, with the tax withheld and its note. */
export const paidDetail = (withheld: Change = {}) =>
  wireDetail({
    invoice: wireInvoice({
      ...{ status: 'paid', openAmount: 0, paidAmount: 12_355.2, withheldAmount: 124.8, paidAt: '2026-12-08T07:21:00Z' },
    }),
    withholding: undefined,
    payments: [invoicePayment()],
    withheld: {
      ...{ amount: 124.8, base: 12_480 },
      note: wireDocument({ documentId: 'd-note', kind: 'withholdingNote', number: 'WT2612-00009', amount: 124.8 }),
      ...withheld,
    },
  });

export const chargeId = 'kVn2x0b1Q2m9Zt7cYw4PzAkV';

/** A payment of the invoice on the wire: at a bank, to be confirmed. */
export const wirePayment = (change: Change = {}) => ({
  ...{ chargeId, reference: 'P00030911', purpose: 'invoice', method: 'internetBanking', state: 'pending', amount: 12_355.2 },
  ...{ invoiceId: '0f4c1de2-93b7-4f6a-8f50-6f3f7b0a4c11', authorizeUri: 'https://bank.example/authorize' },
  ...change,
});

export const billPayment = wirePayment({
  method: 'billPayment',
  authorizeUri: undefined,
  bill: { barcode: '|099400016550100 261200042 0105599008770 1235520', reference1: '261200042', reference2: '0105599008770' },
  expiresAt: '2026-12-16T16:59:59Z',
});

export const wireBanks = [
  { code: 'mobile_banking_bbl', nameTh: 'ธนาคารกรุงเทพ', nameEn: 'Bangkok Bank' },
  { code: 'mobile_banking_ktb', nameTh: 'ธนาคารกรุงไทย', nameEn: 'Krungthai Bank' },
  { code: 'mobile_banking_bay', nameTh: 'ธนาคารกรุงศรี', nameEn: 'Bank of Ayudhya (Krungsri)' },
  { code: 'mobile_banking_scb', nameTh: 'ธนาคารไทยพาณิชย์', nameEn: 'Siam Commercial Bank' },
];

export const wireCards = [
  {
    ...{ cardId: 'card_1', brand: 'mastercard', lastDigits: '1881', holderName: 'KAFAE PLAI SOI' },
    ...{ mmExp: 8, yyyyExp: 2029, isDefault: true },
  },
];

export const nothingOverdue = { ...ok, count: 0, amount: 0, daysOverdue: 0, outstanding: 1, isPaused: false };

export const invoiceAnswers: Answers = {
  '/v2/invoice/overdue': () => nothingOverdue,
  '/invoice_not_pay': () => ({
    ...ok,
    invoices: [wireInvoice()],
    next: { jobCount: 23, amount: 2_840, billDate: '01/01/2027' },
  }),
  '/invoice_paid': ({ year = 2026 }) => ({
    ...ok,
    year,
    years: [2026, 2025],
    invoices: year === 2026 ? paidInvoices : [],
  }),
  '/get_invoice_view': () => wireDetail(),
  '/cc_omise_list_internetbanking': () => ({ ...ok, banks: wireBanks }),
  '/cc_omise_list_bill_payment': () => ({
    ...ok,
    sources: [{ code: 'bill_payment_tesco_lotus', nameTh: 'โลตัส', nameEn: 'Lotus’s' }],
  }),
  '/cc_omise_list_cards': () => ({ ...ok, cards: wireCards }),
  '/cc_omise_pay_invoice_via_internetbanking': () => ({ ...ok, payment: wirePayment() }),
  '/cc_omise_pay_invoice_via_bill_payment': () => ({ ...ok, payment: billPayment }),
  '/cc_omise_charge_invoice': () => ({ ...ok, payment: wirePayment({ method: 'card' }) }),
  '/payment/status': () => ({ ...ok, payment: wirePayment() }),
  '/payment/cancel': () => ok,
  '/tax_document/:documentId': () => ({ name: 'IV2612-00042.pdf', content: new Blob(['%PDF'], { type: 'application/pdf' }) }),
  '/tax_document/mail': () => ({ ...ok, email: 'pimchanok@songwai.test' }),
  '/invoice/certificate': ({ certificateNumber, certificateDate }) => ({
    ...ok,
    withheld: { amount: 124.8, base: 12_480, certificateNumber, certificateDate },
  }),
};
