import { bahtFromSatang, formatBaht } from '@songwai/core/basics/money';
import type { PartLimits } from '@songwai/core/invoices/paying/part-limits';
import type { LocalText } from '../http/language.ts';

/** Answers about invoices. */
export const invoiceTexts = {
  notFound: { th: 'ไม่พบใบแจ้งหนี้นี้', en: 'We do not know this invoice.' },
  paid: { th: 'ใบแจ้งหนี้นี้ชำระครบแล้ว', en: 'This invoice is paid already.' },
  beingPaid: {
    th: 'กำลังชำระใบแจ้งหนี้นี้อยู่ กรุณารอให้รายการก่อนหน้าเสร็จ หรือยกเลิกก่อน',
    en: 'This invoice is being paid. Please wait for that payment, or cancel it first.',
  },
  noCompany: {
    th: 'หักภาษี ณ ที่จ่ายได้เฉพาะนิติบุคคล กรุณาชำระเต็มจำนวน',
    en: 'Only companies may withhold tax. Please pay the whole sum.',
  },
  /** A part that is too small, or would leave a rest that is. */
  partLimits: ({ minSatang, maxSatang }: PartLimits, leftSatang: number): LocalText => ({
    th: `ชำระบางส่วนได้ ${formatBaht(minSatang)} ถึง ${formatBaht(maxSatang)} หรือชำระทั้งหมด ${formatBaht(leftSatang)}`,
    en: `Please pay ${formatBaht(minSatang)} to ${formatBaht(maxSatang)}, or all ${formatBaht(leftSatang)}.`,
  }),
  onlyAll: (leftSatang: number): LocalText => ({
    th: `ยอดนี้แบ่งชำระไม่ได้ กรุณาชำระทั้งหมด ${formatBaht(leftSatang)}`,
    en: `This sum cannot be paid in parts. Please pay all ${formatBaht(leftSatang)}.`,
  }),
  restTooLittle: (leftSatang: number, leastSatang: number): LocalText => ({
    th: `ยอดคงเหลือ ${formatBaht(leftSatang)} ต่ำกว่า ${formatBaht(leastSatang)} จึงชำระออนไลน์ไม่ได้ โอนรวมกับใบแจ้งหนี้ถัดไปได้ ไม่ถือว่าเกินกำหนด`,
    en: `${formatBaht(leftSatang)} are left, less than the ${formatBaht(leastSatang)} that can be paid online. You may transfer it together with your next invoice; it does not count as overdue.`,
  }),
  tooMuch: (satang: number): LocalText => ({
    th: `เหลือให้ชำระ ${bahtFromSatang(satang)} บาท กรุณาแก้จำนวนเงิน`,
    en: `฿${bahtFromSatang(satang)} are left to pay. Please change the amount.`,
  }),
  unknownBank: { th: 'เลือกธนาคารนี้ไม่ได้ กรุณาเลือกธนาคารอื่น', en: 'This bank cannot be used. Please choose another.' },
  unknownSource: { th: 'ชำระที่เคาน์เตอร์นี้ไม่ได้ กรุณาเลือกช่องทางอื่น', en: 'This counter cannot be used. Please choose another way.' },
  nothingWithheld: { th: 'ใบแจ้งหนี้นี้ไม่มีการหักภาษี ณ ที่จ่าย', en: 'No tax was withheld from this invoice.' },
  certificateNumber: { th: 'กรุณากรอกเลขที่หนังสือรับรอง', en: 'Please enter the number of the certificate.' },
  certificateDate: {
    th: 'กรุณากรอกวันที่ในหนังสือรับรอง และไม่เกินวันนี้',
    en: 'Please enter the date of the certificate, today at the latest.',
  },
  certificateSaved: { th: 'บันทึกหนังสือรับรองแล้ว', en: 'The certificate is saved.' },
  badMonth: { th: 'ไม่มีเดือนนี้', en: 'There is no such month.' },
} as const;
