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
/** The time of day behind a spreadsheet's day number. */
const serialTime = /(?<=^\d{5})\.\d+$/;
const serialStart = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;

const two = (part: string | number): string => String(part).padStart(2, '0');
/** An instant as programs write it, with the zone of its clock: `2026-12-08T17:00:00.000Z`, `2026-12-08 17:00 +00:00`. */
const zoned =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:(Z|UTC|GMT)|(?:UTC|GMT)?([+-])(\d{2}):?(\d{2})?)$/i;
/** The same as a browser writes it: `Wed Dec 09 2026 00:00:00 GMT+0700 (Indochina Time)`. */
const ofBrowser =
  /^[a-z]{3},? (?:([a-z]{3}) (\d{1,2})|(\d{1,2}) ([a-z]{3})),? (\d{4}) (\d{2}):(\d{2}):(\d{2}) (?:GMT|UTC)(?:([+-])(\d{2}):?(\d{2}))?(?: \(.*\))?$/i;
const minuteMs = 60_000;

const offsetOf = (sign: string | undefined, hours: string | undefined, minutes: string | undefined): number =>
  (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));

/** The day in Bangkok of an instant that says its zone; null for another text. */
function dayOfInstant(text: string): string | null {
  const own = zoned.exec(text);
  if (own) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = own.slice(1, 7).map((part) => Number(part ?? 0));
    // A Buddhist year counts its leap days as the Christian one does.
    const christian = year >= firstBuddhistYear ? year - buddhistOffset : year;
    const clock = Date.UTC(christian, month - 1, day, hour, minute, second);
    const isReal = new Date(clock).getUTCDate() === day && new Date(clock).getUTCMonth() === month - 1;
    return isReal ? bangkokDate(new Date(clock - offsetOf(own[8], own[9], own[10]) * minuteMs)) : null;
  }
  const browser = ofBrowser.exec(text);
  if (!browser) return null;
  const month = monthOf(browser[1] ?? browser[4] ?? '');
  const [hour = 0, minute = 0, second = 0] = browser.slice(6, 9).map(Number);
  const clock = Date.UTC(Number(browser[5]), month - 1, Number(browser[2] ?? browser[3]), hour, minute, second);
  return month === 0 ? null : bangkokDate(new Date(clock - offsetOf(browser[9], browser[10], browser[11]) * minuteMs));
}

/** A date without dashes, as databases write it: `20261209`, `20261208T170000Z`. */
const compact = /^((?:20|25)\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])(?=$|T)/;
const compactTime = /(?<=T)(\d{2})(\d{2})(\d{2})(?=Z|[+-]|$)/;

/** Milliseconds since 1970, as some exports have them, of the years 2020 to 2100. */
const milliseconds = /^(?:1[6-9]|[23]\d)\d{11}$/;
/** `วันพุธที่ 9 ธันวาคม 2569`, `Wed 9 Dec 2026`. */
const weekday =
  /^(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัส(?:บดี)?|ศุกร์|เสาร์|อาทิตย์|จ\.|อ\.|พ\.(?!ย)|พฤ\.|ศ\.|ส\.(?!ค)|อา\.)(?:ที่)?,?\s*|^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+|^วันที่\s*/i;

/** A time of day behind a date, which is not used. */
const timeBehind = /[ T,]+\d{1,2}[:.]\d{2}(?::\d{2})?(?:\.\d+)?\s*(?:Z|น\.?|[ap]m)?$/i;

function partsOf(text: string): readonly [day: string | number, month: string | number, year: string] | null {
  const byYear = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (byYear) return [byYear[3] ?? '', byYear[2] ?? '', byYear[1] ?? ''];
  const byDay = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (byDay) return [byDay[1] ?? '', byDay[2] ?? '', byDay[3] ?? ''];
  const byMonth = /^([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text);
  if (byMonth) return [byMonth[2] ?? '', monthOf(byMonth[1] ?? ''), byMonth[3] ?? ''];
  const byName = /^(\d{1,2})[\s-]*([^\d\s-]+)[\s-]*(?:พ\.ศ\.\s*)?(\d{4}|\d{2})$/.exec(text);
  return byName ? [byName[1] ?? '', monthOf(byName[2] ?? ''), byName[3] ?? ''] : null;
}

/**
 * A date as DD/MM/YYYY of the Christian era: from day, month and year (`25/11/2569`, `25-11-2026`, `25 พ.ย. 69`), from `2026-11-25` or
 * from a spreadsheet's day number. An instant with its zone is the day that it is in Bangkok. Null for anything else, and for a day that does not exist.
 */
export function readDay(text: string): string | null {
  const written = asciiDigits(text).trim().replace(compact, '$1-$2-$3').replace(compactTime, '$1:$2:$3');
  if (milliseconds.test(written)) return bangkokDate(new Date(Number(written)));
  const ofInstant = dayOfInstant(written);
  if (ofInstant !== null) return ofInstant;
  const plain = written.replace(timeBehind, '').replace(weekday, '').replace(serialTime, '');
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
