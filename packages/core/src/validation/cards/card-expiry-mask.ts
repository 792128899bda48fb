import { groupDigits } from '../../basics/text/digit-groups.ts';
import { asciiDigits } from '../../basics/text/thai-digits.ts';

/** Month and year as cards, wallets and autofill write them: `1/27`, `01/2027`, `01 - 27`. */
const written = /^(\d{1,2})\D+(?:20)?(\d{2})$/;
/** A year typed with its century: the field showed 12/20, and a 2 follows. */
const centuryTyped = /^(\d{2})\D+20(\d)$/;
/** A one-digit month that the user ended with a separator: `1/`. */
const monthClosed = /^([1-9])\D+$/;

const twoDigits = (month: string): string => month.padStart(2, '0');

/**
 * Normalises typed or pasted expiry input: up to four digits, month before year (spec §5). Adds a 0 to a month that can have no
 * second digit (`5` is May), and keeps the last two digits of a year. `parseCardExpiry` checks that the month exists.
 */
export function cardExpiryDigits(typed: string): string {
  const text = asciiDigits(typed).trim();
  const [, month, year] = written.exec(text) ?? centuryTyped.exec(text) ?? [];
  if (month !== undefined && year !== undefined) return twoDigits(month) + year;
  const closed = monthClosed.exec(text)?.[1];
  if (closed !== undefined) return twoDigits(closed);
  const digits = text.replace(/\D/g, '');
  return (/^[2-9]/.test(digits) ? `0${digits}` : digits).slice(0, 4);
}

/** Formats expiry digits, even incomplete ones, as on the card: `01/27`. */
export function formatCardExpiry(digits: string): string {
  return groupDigits(digits, [2, 2], '/');
}
