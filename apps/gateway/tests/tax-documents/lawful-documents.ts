import type { PrintedDocument } from '../../src/tax-documents/pdf/document-sheet.ts';
import {
  cafe,
  creditNoteContent,
  invoiceContent,
  issueFacts,
  printed,
  receiptContent,
  withholdingContent,
} from './sample-documents.ts';

const { issuer } = issueFacts;
const issuerFields = {
  'name of the issuer': issuer.companyName,
  'address of the issuer': 'อาคารพหลโยธินเพลส ชั้น 8 ถ.พหลโยธิน แขวงพญาไท\nเขตพญาไท กรุงเทพมหานคร 10400',
  'tax id of the issuer': '0-1055-99004-21-9',
  'head office or branch (notification 199)': '(สำนักงานใหญ่)',
};
const buyerFields = {
  'name of the buyer': cafe.companyName,
  'address of the buyer': cafe.address,
  'tax id of the buyer': '0-1055-99008-77-0',
  'branch of the buyer (notification 199)': 'สาขาที่ 00001 / Branch 00001',
  'postcode of the buyer': '10110',
};

/** Revenue Code, section 86/4: a full tax invoice. */
const taxInvoice = {
  ...{ '(1) the words tax invoice': 'ใบกำกับภาษี', ...issuerFields, ...buyerFields },
  ...{ '(4) number': 'IV2612-00042', '(5) kind of service': 'ค่าบริการขนส่ง แผนกหน้าร้าน อารีย์', '(5) quantity': '62 5,842.50' },
  ...{ '(6) VAT apart from the value': 'ภาษีมูลค่าเพิ่ม 7% / VAT 873.60', '(6) value': 'รวมเงิน / Subtotal 12,480.00' },
  '(7) date': 'วันที่ / Date 1 ธันวาคม 2569',
};

/** Revenue Code, section 105 bis: a receipt. */
const receipt = {
  ...{ '(1) tax id of the issuer': '0-1055-99004-21-9', '(2) name of the issuer': issuer.companyName },
  ...{ '(3) number': 'RC2612-00117', '(4) date': 'วันที่ / Date 1 ธันวาคม 2569', '(5) amount': 'จำนวนเงินรวม / Total 396.45' },
  '(6) kind, quantity and price': 'ค่าบริการขนส่ง รถเก๋ง 18.40 กม. / Delivery by car, 18.40 km 1 416.45',
};

/** Revenue Code, section 86/10: a credit note. */
const creditNote = {
  ...{ '(1) the words credit note': 'ใบลดหนี้', ...issuerFields, ...buyerFields, '(4) date': 'วันที่ / Date 1 ธันวาคม 2569' },
  '(5) the tax invoice it corrects': 'อ้างถึงใบกำกับภาษีเลขที่ IV2612-00042',
  ...{
    '(5) its value': 'Original value 12,480.00',
    '(5) the correct value': 'Correct value 12,000.00',
    '(5) difference': 'Difference 480.00',
  },
  ...{ '(5) VAT of the difference': '7% / VAT 33.60', '(6) why': 'คิดค่ารอเกินหนึ่งชั่วโมงของงาน J00048107' },
};

/** Form of the certificate under section 50 bis: what a company copies from the note. */
const withholdingNote = {
  ...{ ...issuerFields, ...buyerFields, form: 'ภ.ง.ด.53', income: 'ค่าขนส่ง', 'date of payment': '10 ธันวาคม 2569' },
  ...{ amount: '12,480.00', tax: '124.80', 'tax in words': '(หนึ่งร้อยยี่สิบสี่บาทแปดสิบสตางค์)' },
};

const withVat = { vatPercent: 7, vatSatang: 87_360, totalSatang: 1_335_360 };
const number = (text: string): Partial<PrintedDocument> => ({ number: text });

/** A document of each kind, and every field that the law asks of it (docs/gateway/documents.md). */
export const lawfulDocuments: readonly (readonly [kind: string, PrintedDocument, Readonly<Record<string, string>>])[] = [
  ['tax invoice', printed(invoiceContent(3, withVat)), taxInvoice],
  ['receipt', printed(receiptContent(), number('RC2612-00117')), receipt],
  ['credit note', printed(creditNoteContent(), number('CN2612-00003')), creditNote],
  ['withholding note', printed(withholdingContent(), number('WT2612-00001')), withholdingNote],
];
