import { type Satang, satangFromBaht } from '../money.ts';
import { copiedNumber } from './kept-text.ts';

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

/** The pattern of a sum's unit behind it, also the dash and the stroke that close an amount. */
export const sumUnitPattern = String.raw`\s?(?:฿|บาท|บ\.|บ(?![\u0e00-\u0e7f])|thb\b|baht\b|\.-|,-)`;

/** The sum that a part of a text matching `sumPattern` means. */
export function readSum(text: string): Satang {
  const written = text.trim();
  const baht = /[ก-๙k]/i.test(written) ? bahtInWords(written) : digitsOf(written);
  return Number.isFinite(baht) && baht < 10_000_000 ? satangFromBaht(baht) : 0;
}

/** A text that is one sum. */
export interface WrittenSum {
  readonly satang: Satang;
  /** False where the same text means different sums to different people: `1.250` without a unit, `2k`. */
  readonly isCertain: boolean;
  /** There were parts of a satang, as spreadsheets calculate them: `350.49999999999994`. */
  readonly isRounded: boolean;
}

const wholeSum = new RegExp(
  String.raw`^(?:฿|thb|baht|บาท|cod)?\s?[:=]?\s?(?:฿\s?)?(?<sum>${sumPattern}|\d{1,12}\.\d{3,}|\d{1,3}(?:,\d{3})+\.\d{3,})\.?(?<unit>${sumUnitPattern}|[.,]?\s?-|\s?/-|\s?บ)?\s?(?:ถ้วน|เท่านั้น)?$`,
  'i',
);
const partsOfSatang = /^[\d,]+\.\d{3,}$/;
/** A thousand and more in many countries, and little more than a baht in a calculation: nobody knows which was meant. */
const thousandsByDot = /^\d{1,3}(?:\.\d{3})+$/;
/** Digits of a number that spreadsheets keep; what is behind them is noise of the calculation. */
const keptDigits = 15;

function roundedSatang(text: string): Satang {
  const baht = Number(Number(text.replaceAll(',', '')).toPrecision(keptDigits));
  return Math.round(Number((baht * 100).toPrecision(keptDigits)));
}

/**
 * Reads a text that is nothing but a sum, as it is written in a cell of a file, in a column of a pasted table or in a field: `1,250.50`, `฿350`, `350 บาท`,
 * `1.250,-`, `2 พัน`, `๓๕๐`. Null for anything else.
 */
export function readWrittenSum(text: string): WrittenSum | null {
  const { sum, unit } = wholeSum.exec(copiedNumber(text))?.groups ?? {};
  if (sum === undefined) return null;
  const isDotted = thousandsByDot.test(sum);
  if (partsOfSatang.test(sum) && !isDotted) return { satang: roundedSatang(sum), isCertain: true, isRounded: true };
  const isCertain = !/k$/i.test(sum) && (!isDotted || unit !== undefined);
  return { satang: readSum(sum), isCertain, isRounded: false };
}

/** What a customer types as a sum; null where it is none, or is not certain to the satang. */
export function typedSum(text: string): Satang | null {
  const sum = readWrittenSum(text);
  return sum?.isCertain && !sum.isRounded ? sum.satang : null;
}
