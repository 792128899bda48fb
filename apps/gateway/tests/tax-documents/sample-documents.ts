import type { Addressee } from '@songwai/core/tax-documents/addressee';
import type {
  CreditNoteContent,
  InvoiceContent,
  IssueFacts,
  ReceiptContent,
  StoredContent,
  WithholdingNoteContent,
} from '../../src/tax-documents/content.ts';
import type { PrintedDocument } from '../../src/tax-documents/pdf/document-sheet.ts';

export const cafe: Addressee = {
  companyName: 'บริษัท กาแฟปลายซอย จำกัด (สำนักงานใหญ่)',
  address: '99/8 ซอยอารีย์ 4 ถนนพหลโยธิน แขวงพญาไท เขตพญาไท กรุงเทพมหานคร 10400',
  taxNumber: '0105599008770',
  branch: '00001',
  postcode: '10110',
};

export const issueFacts: IssueFacts = {
  issuer: {
    companyName: 'บริษัท ส่งไว จำกัด',
    address: 'อาคารพหลโยธินเพลส ชั้น 8 ถ.พหลโยธิน แขวงพญาไท เขตพญาไท กรุงเทพมหานคร 10400',
    taxNumber: '0105599004219',
    branch: 'สำนักงานใหญ่',
  },
  vehicleNames: {
    1: { th: 'มอเตอร์ไซค์', en: 'Motorcycle' },
    2: { th: 'รถเก๋ง', en: 'Car' },
    3: { th: 'รถกระบะ', en: 'Pickup' },
  },
  supportHours: '06:00-24:00',
  qrText: 'https://songwai.example/invoice/IV2612-00042',
};

const job = (index: number): InvoiceContent['jobs'][number] => ({
  jobId: `J${String(48_000 + index).padStart(8, '0')}`,
  reference: index % 3 === 0 ? `PO-2569/${index}` : null,
  department: ['หน้าร้าน อารีย์', 'โรงคั่ว พัฒนาการ', 'สำนักงาน สีลม'][index % 3] ?? null,
  vehicleId: 1 + (index % 3),
  at: new Date(Date.UTC(2026, 10, 1, 2) + index * 3_600_000).toISOString(),
  from: 'คาเฟ่ปลายซอย อารีย์ ซอย 4 ถนนพหลโยธิน แขวงพญาไท เขตพญาไท',
  to: 'โรงพยาบาลจุฬาลงกรณ์ ถนนพระรามที่ 4 แขวงปทุมวัน เขตปทุมวัน และอีก 2 จุด',
  amountSatang: 9_450,
});

/** The invoice of the pictures, with any number of jobs. */
export const invoiceContent = (jobCount = 107, change: Partial<InvoiceContent> = {}): InvoiceContent & IssueFacts => ({
  ...issueFacts,
  kind: 'invoice',
  addressee: cafe,
  month: '11/2026',
  dueDate: '16/12/2026',
  departments: [
    {
      ...{ department: 'หน้าร้าน อารีย์', jobCount: 62, amountSatang: 584_250 },
      vehicles: [
        { vehicleId: 1, jobCount: 54 },
        { vehicleId: 2, jobCount: 8 },
      ],
    },
    {
      ...{ department: 'โรงคั่ว พัฒนาการ', jobCount: 28, amountSatang: 491_300 },
      vehicles: [
        { vehicleId: 3, jobCount: 11 },
        { vehicleId: 2, jobCount: 17 },
      ],
    },
    { department: 'สำนักงาน สีลม', jobCount: 17, amountSatang: 172_450, vehicles: [{ vehicleId: 1, jobCount: 17 }] },
  ],
  jobs: Array.from({ length: jobCount }, (_, index) => job(index)),
  ...{ subtotalSatang: 1_248_000, vatPercent: 0, vatSatang: 0, totalSatang: 1_248_000, withholdingSatang: 12_480 },
  ...{ reference1: '261200042', reference2: '0105599008770' },
  ...change,
});

export const receiptContent = (change: Partial<ReceiptContent> = {}): ReceiptContent & IssueFacts => ({
  ...issueFacts,
  kind: 'receipt',
  addressee: cafe,
  customerName: 'พิมพ์ชนก แก้วน้ำใส',
  lines: [
    { text: { th: 'ค่าบริการขนส่ง รถเก๋ง 18.40 กม.', en: 'Delivery by car, 18.40 km' }, amountSatang: 41_645 },
    { text: { th: 'บริการเก็บเงินปลายทาง', en: 'Cash on delivery' }, amountSatang: 5_000 },
    { text: { th: 'ส่วนลด WELCOME50', en: 'Discount WELCOME50' }, amountSatang: -5_000 },
    { text: { th: 'เครดิตฟรี', en: 'Free credit' }, amountSatang: -2_000 },
  ],
  paidBy: { th: 'กระเป๋าเงินส่งไว', en: 'Songwai Wallet' },
  paidAt: '2026-12-08T07:05:00Z',
  withheldSatang: 0,
  jobId: 'J00048213',
  invoiceNumber: null,
  stops: [
    { name: 'คาเฟ่ปลายซอย อารีย์ ซอย 4', at: '2026-12-08T06:10:00Z' },
    { name: 'โรงพยาบาลจุฬาลงกรณ์ ริมแม่น้ำ', at: '2026-12-08T07:05:00Z' },
  ],
  ...{ subtotalSatang: 39_645, vatPercent: 0, vatSatang: 0, totalSatang: 39_645 },
  ...change,
});

export const creditNoteContent = (change: Partial<CreditNoteContent> = {}): CreditNoteContent & IssueFacts => ({
  ...issueFacts,
  ...{ kind: 'creditNote', addressee: cafe, invoiceNumber: 'IV2612-00042', invoiceDate: '01/12/2026' },
  ...{ originalSatang: 1_248_000, correctSatang: 1_200_000, reason: 'คิดค่ารอเกินหนึ่งชั่วโมงของงาน J00048107' },
  ...{ subtotalSatang: 48_000, vatPercent: 7, vatSatang: 3_360, totalSatang: 51_360 },
  ...change,
});

export const withholdingContent = (change: Partial<WithholdingNoteContent> = {}): WithholdingNoteContent & IssueFacts => ({
  ...issueFacts,
  ...{ kind: 'withholdingNote', addressee: cafe, invoiceNumber: 'IV2612-00042', percent: 1 },
  ...{ baseSatang: 1_248_000, withheldSatang: 12_480, paidAt: '2026-12-10T03:00:00Z' },
  ...change,
});

/** An issued document of a content. */
export const printed = (content: StoredContent, change: Partial<PrintedDocument> = {}): PrintedDocument => ({
  ...{ number: 'IV2612-00042', issuedAt: new Date('2026-12-01T01:00:00Z'), replaces: null, content },
  ...change,
});
