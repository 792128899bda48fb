import { bangkokDate } from '../../basics/bangkok-time.ts';

/** A file of a list of jobs: `xlsx` keeps phones and references as texts, whatever opens it. */
export type JobFileFormat = 'csv' | 'xlsx';

/** File name of a list of jobs: the Bangkok date as DD-MM-YYYY (spec §7). */
export function jobFileName(now: Date, format: JobFileFormat): string {
  return `${bangkokDate(now).replaceAll('/', '-')}.${format}`;
}
