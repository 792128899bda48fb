import { type TipLimit, tipLimitsBaht, tipsOfDayBaht, tipsOfJob } from '@songwai/core/validation/payments/tip';
import type { LocalText } from '../http/language.ts';

const inBaht = (baht: number): string => baht.toLocaleString('en-US');
const [ofJob, ofDay, toDriver] = [tipLimitsBaht.max, tipsOfDayBaht.customer, tipsOfDayBaht.pair].map(inBaht);

const stillThai = (leftBaht: number): string => (leftBaht > 0 ? ` ตอนนี้ให้ได้อีก ${inBaht(leftBaht)} บาท` : '');
const still = (leftBaht: number): string => (leftBaht > 0 ? ` You can still tip ฿${inBaht(leftBaht)}.` : '');

/** Why a tip is not given, by the limit that comes first, with what may still be given. */
const tipLimit: Readonly<Record<TipLimit, (leftBaht: number) => LocalText>> = {
  count: () => ({
    th: `งานนี้ให้ทิปครบแล้ว ให้ได้งานละไม่เกิน ${tipsOfJob.most} ครั้ง และจากลิงก์ให้คะแนนได้ ${tipsOfJob.byLink} ครั้ง ขอบคุณที่นึกถึงคนขับ`,
    en: `This job has its tips: at most ${tipsOfJob.most}, and ${tipsOfJob.byLink} by its rating link. Thank you for thinking of the driver.`,
  }),
  job: (leftBaht) => ({
    th: `ทิปของงานหนึ่งรวมกันได้ไม่เกิน ${ofJob} บาท${stillThai(leftBaht)}`,
    en: `The tips of a job come to ฿${ofJob} at most.${still(leftBaht)}`,
  }),
  driver: (leftBaht) => ({
    th: `ทิปให้คนขับคนเดียวกันได้ไม่เกินวันละ ${toDriver} บาท${stillThai(leftBaht)} พรุ่งนี้ให้ได้อีก`,
    en: `You can tip one driver at most ฿${toDriver} a day.${still(leftBaht)} There is room again tomorrow.`,
  }),
  day: (leftBaht) => ({
    th: `ทิปรวมกันได้ไม่เกินวันละ ${ofDay} บาท${stillThai(leftBaht)} พรุ่งนี้ให้ได้อีก`,
    en: `Your tips of a day come to ฿${ofDay} at most.${still(leftBaht)} There is room again tomorrow.`,
  }),
};

/** Texts of the answers of the room `ratings`. */
export const ratingTexts = {
  thanks: { th: 'ขอบคุณสำหรับการให้คะแนน', en: 'Thank you for your rating.' },
  unknownLink: {
    th: 'ไม่พบงานตามลิงก์นี้ กรุณาตรวจสอบลิงก์อีกครั้ง',
    en: 'There is no job behind this link. Please check the link.',
  },
  notCompleted: { th: 'ให้คะแนนได้เมื่องานเสร็จแล้ว', en: 'A job can be rated once it is delivered.' },
  wrongReason: {
    th: 'เหตุผลนี้ไม่ตรงกับจำนวนดาว กรุณาเลือกใหม่',
    en: 'This reason does not go with these stars. Please choose again.',
  },
  tipThanks: { th: 'ขอบคุณที่ให้ทิปคนขับ', en: 'Thank you for tipping the driver.' },
  tipLater: { th: 'ให้ทิปได้เมื่องานเสร็จแล้ว', en: 'A driver can be tipped once the job is delivered.' },
  walletShort: {
    th: 'เงินในกระเป๋าเงินไม่พอ กรุณาเติมเงินหรือเลือกวิธีจ่ายอื่น',
    en: 'There is not enough money in your wallet. Please top up, or pay another way.',
  },
  /** @param baht what of the wallet may be tipped. */
  walletBonus: (baht: number): LocalText => ({
    th: `ในกระเป๋าเงินให้ทิปได้ ฿${inBaht(baht)} โบนัสใช้จ่ายค่าส่งได้ แต่ให้ทิปไม่ได้ กรุณาเลือกวิธีจ่ายอื่น`,
    en: `฿${inBaht(baht)} of your wallet can be tipped: bonus pays for deliveries, not for tips. Please pay another way.`,
  }),
  tipLimit,
  noCard: { th: 'กรุณากรอกบัตรก่อน', en: 'Please enter a card first.' },
  alreadyRated: { th: 'งานนี้ให้คะแนนไปแล้ว', en: 'This job has been rated already.' },
} as const;
