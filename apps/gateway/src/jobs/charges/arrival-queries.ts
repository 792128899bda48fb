import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { recordEvent } from '../../events/queries.ts';

/** Records that the driver is at a stop, which starts the free waiting time there. The first arrival counts. */
export async function recordArrival(
  db: Kysely<Database>,
  arrival: { readonly jobId: string; readonly stop: number; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('job_arrivals')
    .values({ job_id: arrival.jobId, stop: arrival.stop, arrived_at: arrival.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records an arrival that is no status of the job, with its event: at a stop after the pick-up. */
export async function reachStop(
  db: Kysely<Database>,
  arrival: { readonly jobId: string; readonly stop: number; readonly at: Date },
): Promise<void> {
  const { jobId, stop, at } = arrival;
  await recordArrival(db, arrival);
  await recordEvent(db, { kind: 'jobs.reachedStop', subject: jobId, payload: { stop }, at });
}

/**
 * Deletes the arrivals of a driver who leaves the job, so that the next driver's waiting time starts at zero. With goods on
 * board, the waiting at finished stops stays.
 */
export async function forgetArrivals(trx: Kysely<Database>, jobId: string): Promise<void> {
  await trx
    .deleteFrom('job_arrivals')
    .where('job_id', '=', jobId)
    .where((is) =>
      is.or([
        is.exists(is.selectFrom('jobs').select('jobs.id').where('jobs.id', '=', jobId).where('jobs.hand_over', 'is', null)),
        is.and([
          is(
            'stop',
            'not in',
            is
              .selectFrom('job_events')
              .select((of) => of.fn.coalesce('job_events.stop', of.lit(-1)).as('stop'))
              .where('job_events.job_id', '=', jobId)
              .where('job_events.status', 'in', ['pickedUp', 'delivering']),
          ),
          is(
            'stop',
            'not in',
            is.selectFrom('job_failed_visits').select('job_failed_visits.stop').where('job_failed_visits.job_id', '=', jobId),
          ),
        ]),
      ]),
    )
    .execute();
}

/** The start of a driver's waiting at a stop; never before the booked time. */
export async function readWaitingSince(
  db: Kysely<Database>,
  at: { readonly jobId: string; readonly stop: number },
): Promise<Date> {
  const row = await db
    .selectFrom('jobs')
    .innerJoin('job_arrivals', 'job_arrivals.job_id', 'jobs.id')
    .select(['jobs.pick_up_at as pickUpAt', 'job_arrivals.arrived_at as arrivedAt'])
    .where('jobs.id', '=', at.jobId)
    .where('job_arrivals.stop', '=', at.stop)
    .executeTakeFirstOrThrow();
  return new Date(Math.max(row.arrivedAt.getTime(), row.pickUpAt.getTime()));
}
