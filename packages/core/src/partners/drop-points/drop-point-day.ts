import { addDays, bangkokDate, parseBangkok } from '../../basics/bangkok-time.ts';

/** A year, whichever year it is. */
const mostDaysAhead = 366;

/** Whether a date (DD/MM/YYYY, Bangkok) can be a delivery day: today or later, at most a year ahead. */
export const isDropPointDay = (date: string, now: Date): boolean => {
  const day = parseBangkok(date);
  return day !== null && addDays(day, 1) > now && day <= addDays(now, mostDaysAhead);
};

/** The first and the last delivery day, DD/MM/YYYY in Bangkok. */
export const dropPointDays = (now: Date): { readonly first: string; readonly last: string } => ({
  first: bangkokDate(now),
  last: bangkokDate(addDays(now, mostDaysAhead)),
});
