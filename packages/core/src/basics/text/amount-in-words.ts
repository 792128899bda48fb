import { toCardinal as inEnglish } from 'n2words/en-GB';
import { toCardinal as inThaiWords } from 'n2words/th-TH';
import type { Language } from '../language.ts';
import type { Satang } from '../money.ts';

/** The library says เอ็ด after every place but the million, where business documents and BAHTTEXT of spreadsheets say it too. */
const inThai = (count: number): string => inThaiWords(count).replace(/ล้านหนึ่ง$/, 'ล้านเอ็ด');

/** ถ้วน says that no satang follow; without baht only the satang are said. */
function thaiAmount(baht: number, satang: number): string {
  const whole = `${inThai(baht)}บาท`;
  if (satang === 0) return `${whole}ถ้วน`;
  return `${baht === 0 ? '' : whole}${inThai(satang)}สตางค์`;
}

/** "Only" closes the amount, so that nothing can be added to it. */
function englishAmount(baht: number, satang: number): string {
  const whole = baht > 0 || satang === 0 ? [`${inEnglish(baht)} baht`] : [];
  const rest = satang > 0 ? [`${inEnglish(satang)} satang`] : [];
  const words = [...whole, ...rest].join(' and ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} only`;
}

/**
 * An amount as business documents repeat it in words, so that its figures cannot be changed: `หนึ่งหมื่นเจ็ดพันห้าร้อยบาทถ้วน`,
 * `Seventeen thousand five hundred baht only`.
 *
 * @throws RangeError for anything but whole satang of 0 or more: documents never have less.
 */
export function amountInWords(amount: Satang, language: Language): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} satang cannot be written in words`);
  const satang = amount % 100;
  const baht = (amount - satang) / 100;
  return language === 'th' ? thaiAmount(baht, satang) : englishAmount(baht, satang);
}
