import { type Satang, satangFromBaht } from '../money.ts';

const thaiDigitWords = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const words: Readonly<Record<string, number>> = { หมื่น: 10_000, พัน: 1_000, ร้อย: 100, k: 1_000 };

/** Digits with thousands in either notation: `1,250.50`, `1.250,50`, `1250`. Three digits after a dot are thousands: satang have two. */
const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2}(?!\d))?|\d{1,3}(?:\.\d{3})+(?:,\d{1,2}(?!\d))?(?!\d)|\d+(?:\.\d{1,2}(?!\d))?`;
const digitWord = thaiDigitWords.join('|');
/** "2 พัน", "2พันห้า", "1.2k", "พันสอง", "สองพันห้าร้อย", "ห้าร้อย". */
const inWords = String.raw`(?:(?:${digits}|${digitWord})?\s?(?:หมื่น|พัน|ร้อย)\s?(?:(?:\d(?!\d)|${digitWord})\s?(?:พัน|ร้อย|สิบ)?)?(?:ห้าสิบ)?)(?!ธุ์|ธ์|\d)|(?:${digits})\s?k(?![a-z])`;

/** The pattern of a sum in a text, without its unit: digits in any notation, or Thai words for thousands and hundreds. */
export const sumPattern = `(?:${inWords}|${digits})`;

function digitsOf(text: string): number {
  const isContinental = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(text);
  return Number(isContinental ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''));
}

const digitOf = (word: string): number => (/^\d/.test(word) ? digitsOf(word) : thaiDigitWords.indexOf(word) + 1);

function bahtInWords(text: string): number {
  const part = new RegExp(String.raw`(${digits}|${digitWord})?\s?(หมื่น|พัน|ร้อย|สิบ|k)?\s?`, 'giy');
  let sum = 0;
  let last = 1;
  for (;;) {
    const [found, digit, word] = part.exec(text) ?? [];
    if (!found) break;
    const unit = word === 'สิบ' ? 10 : word ? (words[word.toLowerCase()] ?? 1) : last / 10;
    sum += (digit === undefined ? 1 : digitOf(digit)) * unit;
    last = unit;
  }
  return sum;
}

/** The sum that a part of a text matching `sumPattern` means. */
export function readSum(text: string): Satang {
  const written = text.trim();
  const baht = /[ก-๙k]/i.test(written) ? bahtInWords(written) : digitsOf(written);
  return Number.isFinite(baht) && baht < 10_000_000 ? satangFromBaht(baht) : 0;
}
