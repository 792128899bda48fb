import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { IsoDay } from '@songwai/core/recurring/recurrence-days';
import type { Db } from '../platform/db.ts';
import type { DateRow } from './queries.ts';

/** A day with the status of its job. */
export interface SeenDate extends DateRow {
  readonly jobStatus: JobStatus | null;
}

const seenDates = (db: Db) =>
  db
    .selectFrom('recurrence_dates')
    .leftJoin('jobs', 'jobs.id', 'recurrence_dates.job_id')
    .selectAll('recurrence_dates')
    .select('jobs.status as jobStatus');

/** The days of one between two, of which something is said. */
export const listSeenDates = (
  db: Db,
  asked: { readonly id: string; readonly from: IsoDay; readonly until: IsoDay },
): Promise<readonly SeenDate[]> =>
  seenDates(db).where('recurrence_id', '=', asked.id).where('day', '>=', asked.from).where('day', '<=', asked.until).execute();

/** The days of several that wait for a decision, or are the next ones. */
export const listDecisions = async (
  db: Db,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<readonly SeenDate[]> =>
  ids.length === 0
    ? []
    : seenDates(db)
        .where('recurrence_id', 'in', [...ids])
        .where('recurrence_dates.state', '<>', 'skipped')
        .where('recurrence_dates.pick_up_at', '>', now)
        .orderBy('day')
        .execute();
