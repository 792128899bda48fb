import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { wireDocument } from './invoice-answers.ts';

const ok = { responseCode: 200, responseDesc: '' };
type Change = Readonly<Record<string, unknown>>;

export const wireReceipt = (change: Change = {}) => ({
  ...ok,
  receipt: wireDocument({
    documentId: 'd-receipt',
    kind: 'receipt',
    number: 'RC2611-00131',
    issueDate: '21/11/2026',
    amount: 466.45,
  }),
  mayRename: true,
  paidAmount: 466.45,
  ...change,
});

export const namedReceipt = wireReceipt({
  receipt: wireDocument({
    ...{ documentId: 'd-named', kind: 'receipt', number: 'RC2611-00140', issueDate: '21/11/2026', amount: 466.45 },
    replaces: 'RC2611-00131',
  }),
  addressee: {
    companyName: 'บริษัท บางนาเทรดดิ้ง จำกัด',
    companyAddress: '99/9 ถนนบางนา-ตราด แขวงบางนาใต้ เขตบางนา กรุงเทพมหานคร 10260',
    taxNumber: '0105500000003',
  },
});

export const savedHeaders = [
  {
    headerId: 'h-1',
    companyName: 'บริษัท บางนาเทรดดิ้ง จำกัด',
    companyAddress: '99/9 ถนนบางนา-ตราด แขวงบางนาใต้ เขตบางนา กรุงเทพมหานคร 10260',
    taxNumber: '0105500000003',
    branch: '00000',
    postcode: '10260',
  },
];

export const receiptAnswers: Answers = {
  '/receipt/job': () => wireReceipt(),
  '/receipt/topup': () =>
    wireReceipt({ receipt: wireDocument({ documentId: 'd-top-up', kind: 'receipt', number: 'RC2611-00120', amount: 3_000 }) }),
  '/receipt/addressee': () => namedReceipt,
  '/invoice/header': () => ({ ...ok, headers: savedHeaders }),
  '/tax_document/:documentId': () => ({ name: 'RC2611-00131.pdf', content: new Blob(['%PDF'], { type: 'application/pdf' }) }),
  '/tax_document/mail': () => ({ ...ok, email: 'pimchanok@songwai.test' }),
};

export const wireStatement = {
  ...ok,
  departments: [
    { department: 'หน้าร้าน อารีย์', jobCount: 62, amount: 5_842.5 },
    { department: 'โรงคั่ว พัฒนาการ', jobCount: 28, amount: 4_913 },
    { jobCount: 17, amount: 1_724.5 },
  ],
  references: [
    { reference: 'PO-7101', jobCount: 40, amount: 6_000 },
    { jobCount: 67, amount: 6_480 },
  ],
  openingBalance: 18_264.5,
  movements: [
    { at: '2026-11-01T02:00:00Z', kind: 'invoice', number: 'IV2611-00039', amount: 18_264.5, balance: 36_529 },
    { at: '2026-11-12T04:00:00Z', kind: 'payment', number: 'RC2611-00090', amount: -18_081.85, balance: 18_447.15 },
    { at: '2026-11-12T04:00:00Z', kind: 'withheld', number: 'WT2611-00007', amount: -182.65, balance: 18_264.5 },
    { at: '2026-11-20T04:00:00Z', kind: 'creditNote', number: 'CN2611-00002', amount: -500, balance: 17_764.5 },
  ],
  closingBalance: 17_764.5,
};

export const monthAnswers: Answers = {
  '/invoice/statement': () => wireStatement,
  '/tax_document/month': () => ({ name: 'songwai-2026-11.zip', content: new Blob(['PK'], { type: 'application/zip' }) }),
};
