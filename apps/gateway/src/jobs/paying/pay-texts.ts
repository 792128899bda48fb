import type { LocalText } from '../../http/language.ts';

/** No decimals or two, as prices are shown everywhere. */
const amountOf = (baht: number): string =>
  baht.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(baht) ? 0 : 2, maximumFractionDigits: 2 });

/** Texts of refusals when paying. */
export const payTexts = {
  walletShort: (baht: number): LocalText => ({
    th: `เงินในกระเป๋าเงินไม่พอ ขาดอีก ${amountOf(baht)} บาท`,
    en: `There is not enough money in your wallet: ฿${amountOf(baht)} short.`,
  }),
  openAmounts: (baht: number): LocalText => ({
    th: `มียอดค้างจ่ายจากงานก่อนหน้า ${amountOf(baht)} บาท กรุณาจ่ายก่อนจองงานใหม่`,
    en: `฿${amountOf(baht)} of an earlier job is still open. Please pay it before you book again.`,
  }),
  nothingOpen: { th: 'ไม่มียอดค้างจ่าย', en: 'Nothing is open.' },
  otherAmount: (baht: number): LocalText => ({
    th: `ยอดค้างจ่ายตอนนี้คือ ${amountOf(baht)} บาท กรุณาตรวจสอบแล้วลองใหม่`,
    en: `The open amount is ฿${amountOf(baht)} now. Please check it and try again.`,
  }),
  notWaiting: { th: 'งานนี้ไม่ได้รอการจ่ายเงิน', en: 'This job does not wait for a payment.' },
  paid: { th: 'จ่ายเงินเรียบร้อยแล้ว', en: 'Paid.' },
  goOn: { th: 'กรุณาจ่ายเงินให้เสร็จภายในเวลาที่กำหนด', en: 'Please finish paying in time.' },
} as const;
