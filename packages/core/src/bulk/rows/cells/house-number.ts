const monthWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['jan', 'january', 'มค', 'มกราคม'],
    ['feb', 'february', 'กพ', 'กุมภาพันธ์'],
    ['mar', 'march', 'มีค', 'มีนาคม'],
    ['apr', 'april', 'เมย', 'เมษายน'],
    ['may', 'พค', 'พฤษภาคม'],
    ['jun', 'june', 'มิย', 'มิถุนายน'],
    ['jul', 'july', 'กค', 'กรกฎาคม'],
    ['aug', 'august', 'สค', 'สิงหาคม'],
    ['sep', 'sept', 'september', 'กย', 'กันยายน'],
    ['oct', 'october', 'ตค', 'ตุลาคม'],
    ['nov', 'november', 'พย', 'พฤศจิกายน'],
    ['dec', 'december', 'ธค', 'ธันวาคม'],
  ].flatMap((words, index) => words.map((word): [string, number] => [word, index + 1])),
);

const monthOf = (word: string): number => monthWords[word.toLowerCase().replaceAll('.', '')] ?? 0;

const time = '(?:[T ]\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?Z?)?';
const [before, after] = ['(?<![\\p{L}\\p{M}\\p{N}/-])', '(?![\\p{L}\\p{M}\\p{N}/-])'];
const byDay = new RegExp(`${before}(\\d{1,2})/(\\d{1,2})/((?:19|20|2[45])\\d{2})${time}${after}`, 'gu');
const byYear = new RegExp(`${before}((?:19|20|2[45])\\d{2})-(\\d{2})-(\\d{2})${time}${after}`, 'gu');
/** `12-Feb`, `12-ก.พ.`, `12-Feb-26`. */
const byName = new RegExp(`${before}(\\d{1,2})[- ](\\p{L}[\\p{L}\\p{M}.]{1,12})(?:[- ]\\d{2,4})?${after}`, 'gu');
/** `Feb-88`: what a spreadsheet makes of 2/88. */
const byNameAndYear = new RegExp(`${before}(\\p{L}[\\p{L}\\p{M}.]{1,12})-(\\d{2})${after}`, 'gu');
/** A day's number in front of an address, where a formula joined the two: of the years 2024 to 2030. */
const dayNumber = /^(4(?:5[3-9]|6\d|7[0-7])\d{2})(?= \S)/;
const dayNumberStart = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;

/**
 * What was typed before a spreadsheet made a day of it: of 12/2 the 12th of February of the year in which it was typed, of 5/68 the first of
 * May 1968.
 */
function typed(day: number, month: number, year: number): string | null {
  if (day < 1 || day > 31 || month < 1 || month > 12) return null;
  const isOfYear = day === 1 && (year < 2000 || (year >= 2400 && year < 2560));
  return isOfYear ? `${month}/${year < 2000 ? String(year).slice(2) : year}?` : `${day}/${month}?`;
}

/** An address with the house numbers that a spreadsheet made into days given back, each with "?" behind it, to be confirmed. */
export function withHouseNumbers(address: string): string {
  return address
    .replace(byDay, (whole, ...[day, month, year]: string[]) => typed(Number(day), Number(month), Number(year)) ?? whole)
    .replace(byYear, (whole, ...[year, month, day]: string[]) => typed(Number(day), Number(month), Number(year)) ?? whole)
    .replace(byName, (whole, day, word) => {
      const month = monthOf(word);
      return month === 0 ? whole : (typed(Number(day), month, 2026) ?? whole);
    })
    .replace(byNameAndYear, (whole, word, year) => (monthOf(word) === 0 ? whole : `${monthOf(word)}/${year}?`))
    .replace(dayNumber, (number) => {
      const date = new Date(dayNumberStart + Number(number) * dayMs);
      return `${date.getUTCDate()}/${date.getUTCMonth() + 1}?`;
    });
}

const inDoubt = /(?<![\p{L}\p{N}])(\d{1,4}\/\d{1,4})\?(?=[\s,;.)]|$)/u;

/** The house number of an address that is to be confirmed; null for none. */
export const doubtfulHouseNumber = (address: string): string | null => inDoubt.exec(address)?.[1] ?? null;

/** The address with its house numbers confirmed. */
export const confirmHouseNumbers = (address: string): string => address.replace(new RegExp(inDoubt, 'gu'), '$1');
