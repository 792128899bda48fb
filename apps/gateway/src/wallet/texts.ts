import { formatBaht } from '@songwai/core/basics/money';
import { topUpLimitsBaht } from '@songwai/core/validation/payments/wallet-topup';
import type { LocalText } from '../http/language.ts';

const { min, max } = topUpLimitsBaht;
const [least, most] = [min, max].map((baht) => baht.toLocaleString('en-US'));

/** Texts of refusals. */
export const walletTexts = {
  noPackage: { th: 'ไม่พบแพ็กเกจเติมเงิน', en: 'Wallet package not found' },
  packageOrAmount: {
    th: 'กรุณาเลือกแพ็กเกจหรือใส่ยอดเองอย่างใดอย่างหนึ่ง',
    en: 'Please choose either a package or an amount of your own.',
  },
  amountOutOfRange: { th: `เติมเงินได้ ${least} ถึง ${most} บาท`, en: `A top-up is ${least} to ${most} baht.` },
  codeMalformed: { th: 'โค้ดไม่ถูกต้อง ลองแบบนี้ SWABC-1234', en: 'This code is not right. It looks like SWABC-1234.' },
  codeUnusable: { th: 'โค้ดนี้หมดอายุหรือใช้ไปแล้ว', en: 'Prepaid code expired or invalid' },
  tooManyCodes: (minutes: number): LocalText => ({
    th: `ลองโค้ดหลายครั้งเกินไป กรุณาลองใหม่ในอีก ${minutes} นาที`,
    en: `Too many codes were tried. Please try again in ${minutes} minutes.`,
  }),
  noBankAccount: {
    th: 'กรุณาเพิ่มบัญชีธนาคารที่จะรับเงินก่อน',
    en: 'Please add the bank account that receives the money first.',
  },
  noAccountName: { th: 'กรุณากรอกชื่อบัญชี', en: 'Please give the name of the account.' },
  payoutTooHigh: (availableSatang: number): LocalText => ({
    th: `ถอนได้ไม่เกินเงินเก็บปลายทางที่มี ${formatBaht(availableSatang)}`,
    en: `Only money from cash on delivery can be paid out: ${formatBaht(availableSatang)}.`,
  }),
  payoutNotWhole: { th: 'กรุณาใส่ยอดเงินไม่เกินทศนิยม 2 ตำแหน่ง', en: 'Please give an amount with at most two decimals.' },
  noDate: { th: 'วันที่ไม่ถูกต้อง', en: 'There is no such date.' },
} as const;
