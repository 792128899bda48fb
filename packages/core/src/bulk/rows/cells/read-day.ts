import { bangkokDate, parseBangkok } from '../../../basics/bangkok-time.ts';
import { asciiDigits } from '../../../basics/text/thai-digits.ts';

const buddhistOffset = 543;
/** No date of a delivery is as late in the Christian era, nor as early in the Buddhist one. */
const firstBuddhistYear = 2400;
/** Two digits from here on are a Buddhist year: 69 is 2569. */
const firstBuddhistShort = 60;

const months = [
  ['ม.ค.', 'มกราคม', 'jan', 'january'],
  ['ก.พ.', 'กุมภาพันธ์', 'feb', 'february'],
  ['มี.ค.', 'มีนาคม', 'mar', 'march'],
  ['เม.ย.', 'เมษายน', 'apr', 'april'],
  ['พ.ค.', 'พฤษภาคม', 'may', 'may'],
  ['มิ.ย.', 'มิถุนายน', 'jun', 'june'],
  ['ก.ค.', 'กรกฎาคม', 'jul', 'july'],
  ['ส.ค.', 'สิงหาคม', 'aug', 'august'],
  ['ก.ย.', 'กันยายน', 'sep', 'september'],
  ['ต.ค.', 'ตุลาคม', 'oct', 'october'],
  ['พ.ย.', 'พฤศจิกายน', 'nov', 'november'],
  ['ธ.ค.', 'ธันวาคม', 'dec', 'december'],
].map((names) => names.map((name) => name.replaceAll('.', '')));

const monthOf = (word: string): number => {
  const plain = word.toLowerCase().replaceAll('.', '');
  return months.findIndex((names) => names.includes(plain)) + 1;
};

function christianYear(text: string): number {
  const year = Number(text);
  if (text.length === 2) return year >= firstBuddhistShort ? 2500 + year - buddhistOffset : 2000 + year;
  return year >= firstBuddhistYear ? year - buddhistOffset : year;
}

/** Days since the end of 1899, by which spreadsheets count: only of years in which a delivery may be. */
const serialDay = /^4[4-9]\d{3}$|^5\d{4}$/;
const serialStart = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;

const two = (part: string | number): string => String(part).padStart(2, '0');
/** A time of day behind a date, which is not used. */
const timeBehind = /[ T,]+\d{1,2}[:.]\d{2}(?::\d{2})?(?:\.\d+)?\s*(?:Z|น\.?|[ap]m)?$/i;

function partsOf(text: string): readonly [day: string | number, month: string | number, year: string] | null {
  const byYear = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (byYear) return [byYear[3] ?? '', byYear[2] ?? '', byYear[1] ?? ''];
  const byDay = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (byDay) return [byDay[1] ?? '', byDay[2] ?? '', byDay[3] ?? ''];
  const byName = /^(\d{1,2})[\s-]*([^\d\s-]+)[\s-]*(?:พ\.ศ\.\s*)?(\d{4}|\d{2})$/.exec(text);
  return byName ? [byName[1] ?? '', monthOf(byName[2] ?? ''), byName[3] ?? ''] : null;
}

/**
 * A date as DD/MM/YYYY of the Christian era: from day, month and year (`25/11/2569`, `25-11-2026`, `25 พ.ย. 69`), from `2026-11-25` or
 * from a spreadsheet's day number. Null for anything else, and for a day that does not exist.
 */
export function readDay(text: string): string | null {
  const plain = asciiDigits(text).trim().replace(timeBehind, '');
  if (serialDay.test(plain)) {
    // Noon of the day, so that Bangkok's offset stays within it.
    return bangkokDate(new Date(serialStart + Number(plain) * dayMs + dayMs / 4));
  }
  const parts = partsOf(plain);
  if (!parts) return null;
  const [day, month, year] = parts;
  const date = `${two(day)}/${two(month)}/${String(christianYear(year)).padStart(4, '0')}`;
  return parseBangkok(date) === null ? null : date;
}
