import { bangkokDate, parseBangkok, startOfBangkokDay } from '@songwai/core/basics/bangkok-time';
import { dayMs } from '@songwai/core/basics/durations';

/** Days from one day to another, DD/MM/YYYY. */
const daysBetween = (from: Date, until: Date): number =>
  Math.round((startOfBangkokDay(until).getTime() - startOfBangkokDay(from).getTime()) / dayMs);

export interface DueDays {
  /** DD/MM/YYYY. */
  readonly today: string;
  /** Until it is due; negative when it is overdue. */
  readonly left: number;
  /** Where today stands between the first day and the last one on the line, 0 to 1. */
  readonly todayAt: number;
  /** Where the due day stands; 1 unless it is overdue. */
  readonly dueAt: number;
}

/** The days of an invoice on a line that goes from its issue to the day it is due, or to today where that is later. */
export function dueDays({ billDate, dueDate }: { readonly billDate: string; readonly dueDate: string }, now: Date): DueDays {
  const issued = parseBangkok(billDate) ?? now;
  const due = parseBangkok(dueDate) ?? now;
  const gone = Math.max(0, daysBetween(issued, now));
  const whole = Math.max(1, daysBetween(issued, due));
  const length = Math.max(whole, gone);
  return { today: bangkokDate(now), left: whole - gone, todayAt: gone / length, dueAt: whole / length };
}
