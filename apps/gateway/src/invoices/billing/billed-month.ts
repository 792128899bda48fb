import { addMinutes, addMonths, bangkokMonth, startOfBangkokMonth } from '@songwai/core/basics/bangkok-time';

/** Minutes after midnight: what ended just before it has been stored by then. */
const minutesAfterMidnight = 10;

/** The month that is billed at a moment, and when. */
export interface BilledMonth {
  /** YYYY-MM. */
  readonly month: string;
  /** The first moment after it. */
  readonly end: Date;
  /** When its invoices are made. */
  readonly runsAt: Date;
}

/** MM/YYYY, as the wire has it. */
export const wireMonth = (month: string): string => month.split('-').reverse().join('/');

/** The month before the present one. */
export function billedMonthAt(now: Date): BilledMonth {
  const end = startOfBangkokMonth(now);
  return { month: bangkokMonth(addMonths(end, -1)), end, runsAt: addMinutes(end, minutesAfterMidnight) };
}
