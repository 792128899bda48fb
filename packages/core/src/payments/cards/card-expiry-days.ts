import { addMonths, parseBangkok, startOfBangkokDay } from '../../basics/bangkok-time.ts';
import { dayMs } from '../../basics/durations.ts';
import type { Card } from '../card.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The expiry as on the card: `08/29`. */
export const formatExpiry = ({ expiryMonth, expiryYear }: Pick<Card, 'expiryMonth' | 'expiryYear'>): string =>
  `${twoDigits(expiryMonth)}/${twoDigits(expiryYear % 100)}`;

/**
 * Days until a card's last day, the last of its month in Bangkok (decisions).
 * @returns 0 on that day, less after it.
 */
export function daysUntilExpiry({ expiryMonth, expiryYear }: Pick<Card, 'expiryMonth' | 'expiryYear'>, now: Date): number {
  const first = parseBangkok(`01/${twoDigits(expiryMonth)}/${expiryYear}`);
  if (first === null) throw new RangeError(`No card expires in month ${expiryMonth} of ${expiryYear}`);
  return Math.round((addMonths(first, 1).getTime() - startOfBangkokDay(now).getTime()) / dayMs) - 1;
}

/** From this many days on a card's owner is reminded that it expires. */
export const expiryReminderDays = 60;
