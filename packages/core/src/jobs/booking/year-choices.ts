import { bangkokYear } from '../../basics/bangkok-time.ts';

const firstYear = 2015;

/** Years offered in lists and reports: 2015 to the current year in Bangkok (spec §9). */
export function yearChoices(now: Date): readonly number[] {
  return Array.from({ length: Math.max(0, bangkokYear(now) - firstYear + 1) }, (_, index) => firstYear + index);
}
