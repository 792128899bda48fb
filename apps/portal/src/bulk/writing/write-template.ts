import type { Language } from '@songwai/core/basics/language';
import { textCells, writeSheet } from './write-sheet.ts';

const headings: Readonly<Record<Language, readonly string[]>> = {
  th: ['ชื่อผู้รับ', 'เบอร์โทร', 'ที่อยู่', 'หมายเหตุ', 'ยอดเก็บเงินปลายทาง', 'เลขอ้างอิง', 'วันที่ส่ง'],
  en: ['Recipient', 'Phone', 'Address', 'Note', 'Cash on delivery', 'Reference', 'Delivery date'],
};

const examples: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  th: [
    ['คุณจิราพร', '081 234 5678', '88/12 ซอยอารีย์ 2 แขวงพญาไท เขตพญาไท กรุงเทพฯ 10400', 'ฝากไว้ที่ รปภ.', '', 'A-1001', ''],
    ['คุณสมหญิง', '089 410 7723', 'เซ็นทรัลเวิลด์ ชั้น 3', 'โทรก่อนถึง', '350', 'A-1002', ''],
  ],
  en: [
    ['Jiraporn', '081 234 5678', '88/12 Soi Ari 2, Phaya Thai, Bangkok 10400', 'Leave it with the guard', '', 'A-1001', ''],
    ['Somying', '089 410 7723', 'CentralWorld, 3rd floor', 'Call first', '350', 'A-1002', ''],
  ],
};

const sheetNames: Readonly<Record<Language, string>> = { th: 'จุดส่ง', en: 'Deliveries' };
const widths = [20, 16, 56, 28, 18, 14, 14];

/** The sample file: the headings that are surely found, and two examples to write over. Phones and dates are text, which loses no zero. */
export const writeTemplate = (language: Language): Promise<Blob> =>
  writeSheet({
    name: sheetNames[language],
    widths,
    rows: [textCells(headings[language], { isHeading: true }), ...examples[language].map((row) => textCells(row))],
  });
