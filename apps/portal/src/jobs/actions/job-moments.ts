import { parseBangkok } from '@songwai/core/basics/bangkok-time';
import type { JobDetail } from '@songwai/core/jobs/job';

/** The pick-up time of a job; the gateway sends no other than real ones. */
export const pickUpOf = ({ date, time }: Pick<JobDetail, 'date' | 'time'>): Date => parseBangkok(date, time) ?? new Date(0);

/** When the search for a driver ends; null without a search. */
export const searchEndOf = ({ searchUntil }: Pick<JobDetail, 'searchUntil'>): Date | null =>
  searchUntil && parseBangkok(searchUntil.date, searchUntil.time);
