import { groupDigits } from '../../basics/text/digit-groups.ts';
import { asciiDigits } from '../../basics/text/thai-digits.ts';

/** Month and year as a card, a wallet or a form that fills itself writes them: `1/27`, `01/2027`, `01 - 27`. */
const written = /^(\d{1,2})\D+(?:20)?(\d{2})$/;
/** A year being typed with its century: 12/20 stood there, and a 2 follows. */
const centuryTyped = /^(\d{2})\D+20(\d)$/;
/** A month of one digit that was closed by hand: `1/`. */
const monthClosed = /^([1-9])\D+$/;

const twoDigits = (month: string): string => month.padStart(2, '0');

/**
 * What an expiry's field keeps of what is typed or pasted: up to four digits, month before year (spec §5). A month that can have no second
 * digit gets its 0 (`5` is May), a year its last two digits. Whether there is such a month is the rule's question.
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

/** An expiry as it stands on the card, as far as there are digits: `01/27`. */
export function formatCardExpiry(digits: string): string {
  return groupDigits(digits, [2, 2], '/');
}
