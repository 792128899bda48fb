import type { DocumentContent } from '../content.ts';

/** Titles as the law wants them: with VAT an invoice and a receipt are tax invoices too. */
export function titleOf(content: DocumentContent): { readonly th: string; readonly en: string } {
  const hasVat = 'vatPercent' in content && content.vatPercent > 0;
  switch (content.kind) {
    case 'invoice':
      return hasVat ? { th: 'ใบแจ้งหนี้/ใบกำกับภาษี', en: 'Invoice / Tax invoice' } : { th: 'ใบแจ้งหนี้', en: 'Invoice' };
    case 'receipt':
      return hasVat ? { th: 'ใบเสร็จรับเงิน/ใบกำกับภาษี', en: 'Receipt / Tax invoice' } : { th: 'ใบเสร็จรับเงิน', en: 'Receipt' };
    case 'creditNote':
      return { th: 'ใบลดหนี้', en: 'Credit note' };
    case 'withholdingNote':
      return { th: 'ข้อมูลภาษีหัก ณ ที่จ่าย', en: 'Withholding tax details' };
  }
}

/** The name of the number, of the date, and of whom the document is for. */
export const labels = {
  number: 'เลขที่ / No.',
  date: 'วันที่ / Date',
  due: 'ครบกำหนด / Due',
  period: 'งวด / Period',
  customer: 'ลูกค้า / Customer',
  position: 'ลำดับ',
  description: 'รายการ / Description',
  quantity: 'จำนวน',
  jobCount: 'จำนวนงาน',
  amount: 'จำนวนเงิน (บาท)',
  subtotal: 'รวมเงิน / Subtotal',
  vat: (percent: number) => `ภาษีมูลค่าเพิ่ม ${percent}% / VAT`,
  total: 'จำนวนเงินรวม / Total',
  withheld: (percent: number) => `หัก ณ ที่จ่าย ${percent}% / Withholding`,
  net: 'ยอดชำระสุทธิ / Net',
  original: 'ต้นฉบับ / Original',
} as const;
