import { bangkokDate } from '../../basics/bangkok-time.ts';

/** File name of a job list's CSV: the Bangkok date as DD-MM-YYYY (spec §7). */
export function csvFileName(now: Date): string {
  return `${bangkokDate(now).replaceAll('/', '-')}.csv`;
}
