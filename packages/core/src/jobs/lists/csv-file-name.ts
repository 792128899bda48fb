import { bangkokDate } from '../../basics/bangkok-time.ts';

/** The name of a job list's CSV file: the Bangkok date as DD-MM-YYYY (spec §7). */
export function csvFileName(now: Date): string {
  return `${bangkokDate(now).replaceAll('/', '-')}.csv`;
}
