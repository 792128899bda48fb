import { sql } from 'kysely';
import type { NextDue } from '../platform/workers/due-queries.ts';

/** When a driver is to be found for the next job: a time before its pick-up. */
export const nextFreeJob =
  (leadMs: number): NextDue =>
  () =>
    sql`
    select pick_up_at - make_interval(secs => ${leadMs / 1000}) from jobs
    where status = 'matching' and not exists (select from rides where rides.job_id = jobs.id)
    order by pick_up_at limit 1`;

/** When the next step of a planned ride is due. */
export const nextRideStep: NextDue = () => sql`select min(next_due_at) from rides where next_due_at is not null`;

/** At once where a ride is open whose job is over. */
export const nextEndedRide: NextDue = (now) => sql`
  select ${now}::timestamptz from rides join jobs on jobs.id = rides.job_id
  where rides.ended_at is null and jobs.status in ('cancelled', 'expired', 'completed') limit 1`;
