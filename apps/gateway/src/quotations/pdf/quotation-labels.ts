import type { Language } from '@songwai/core/basics/language';

const th = {
  title: 'ใบเสนอราคา',
  subtitle: 'บริการคนขับรายเดือน',
  number: 'เลขที่',
  date: 'วันที่',
  validUntil: 'ยืนราคาถึง',
  to: 'เสนอ',
  taxId: 'เลขประจำตัวผู้เสียภาษี',
  phone: 'โทร.',
  item: 'รายการ',
  quantity: 'จำนวน',
  unitPrice: 'ราคาต่อหน่วย',
  amount: 'จำนวนเงิน (บาท)',
  months: (drivers: number, months: number) => `${drivers} คน × ${months} เดือน`,
  once: '1 ครั้ง',
  days: (days: number) => `ทำงานสัปดาห์ละ ${days} วัน`,
  hours: (days: string, start: string) => `${days} ${start === '' ? '' : `เริ่ม ${start} น. `}วันละ 9 ชั่วโมง (พัก 1 ชั่วโมง)`,
  distance: (km: number) => `ระยะทางวันละไม่เกิน ${km} กม.`,
  start: (date: string) => `เริ่มงานวันที่ ${date}`,
  gender: { N: '', M: 'คนขับชาย', F: 'คนขับหญิง' },
  subtotal: 'รวมเป็นเงิน',
  vat: (percent: number) => `ภาษีมูลค่าเพิ่ม ${percent}%`,
  vatFree: 'ค่าขนส่งในราชอาณาจักรได้รับยกเว้นภาษีมูลค่าเพิ่ม',
  total: 'ยอดรวมทั้งสิ้น',
  remark: 'หมายเหตุ',
  notes: [
    'ราคานี้รวมค่าแรงคนขับและค่าน้ำมันภายในระยะทางที่กำหนด ไม่รวมค่าทางด่วนและค่าจอดรถ',
    'ทำงานเกินเวลาคิดเพิ่มตามอัตราล่วงเวลาของรถแต่ละประเภท',
    'นิติบุคคลหักภาษี ณ ที่จ่ายได้ 1% ของยอดก่อนภาษีมูลค่าเพิ่ม',
  ],
  customerSigns: 'ผู้อนุมัติสั่งซื้อ',
  weSign: 'ผู้เสนอราคา ส่งไว',
  signDate: 'วันที่ ........ / ........ / ........',
} as const;

type Labels = { readonly [Name in keyof typeof th]: (typeof th)[Name] extends string ? string : Widened<(typeof th)[Name]> };
type Widened<T> = T extends readonly string[]
  ? readonly string[]
  : T extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : { readonly [Name in keyof T]: string };

const en: Labels = {
  title: 'Quotation',
  subtitle: 'Monthly driver hire',
  number: 'No.',
  date: 'Date',
  validUntil: 'Valid until',
  to: 'To',
  taxId: 'Tax ID',
  phone: 'Tel.',
  item: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount (THB)',
  months: (drivers, months) =>
    `${drivers} ${drivers === 1 ? 'driver' : 'drivers'} × ${months} ${months === 1 ? 'month' : 'months'}`,
  once: 'Once',
  days: (days) => `${days} working ${days === 1 ? 'day' : 'days'} a week`,
  hours: (days, start) => `${days}, 9 hours a day (1 hour's break included)${start === '' ? '' : `, from ${start}`}`,
  distance: (km) => `Up to ${km} km a day`,
  start: (date) => `Starting on ${date}`,
  gender: { N: '', M: 'Male driver', F: 'Female driver' },
  subtotal: 'Subtotal',
  vat: (percent) => `VAT ${percent}%`,
  vatFree: 'Carriage within Thailand is exempt from VAT',
  total: 'Total',
  remark: 'Remark',
  notes: [
    'The price includes the driver and fuel within the distance above; tolls and parking are not included.',
    'Overtime is charged at the rate of the vehicle.',
    'Companies may withhold 1% tax from the amount before VAT.',
  ],
  customerSigns: 'Approved by',
  weSign: 'Offered by Songwai',
  signDate: 'Date ........ / ........ / ........',
};

/** The fixed texts of a quotation. */
export const quotationLabels: Readonly<Record<Language, Labels>> = { th, en };
