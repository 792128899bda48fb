import { addDays, moveByMonths, weekdayOf } from './calendar.ts';

/**
 * The day that a key leads to from another in a month's grid; undefined if the key does not move. Arrow keys move by days and weeks,
 * Home and End within the week, Page keys by months, with Shift by years. `firstWeekday`: 0 is Sunday.
 */
export function dayAfterKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  day: string,
  firstWeekday: number,
): string | undefined {
  const column = (weekdayOf(day) - firstWeekday + 7) % 7;
  return {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: addDays(day, -column),
    End: addDays(day, 6 - column),
    PageUp: moveByMonths(day, shiftKey ? -12 : -1),
    PageDown: moveByMonths(day, shiftKey ? 12 : 1),
  }[key];
}
