import { type Insertable, type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import { insertingEvent, notifying } from '../../../events/queries.ts';
import type { Db } from '../../../platform/db.ts';
import { executePrepared } from '../../../platform/execute-prepared.ts';
import { insertingReceivers } from '../../receivers/receiver-queries.ts';
import { bookingEvent, insertingHistory } from '../../status-queries.ts';
import type { JobsTable } from '../../tables.ts';
import { type BookedStop, stopColumns } from '../booked-stop.ts';
import { searchTextOf } from '../search-text.ts';

/** A job as it is booked. */
interface NewJob {
  readonly job: Insertable<JobsTable> & { readonly status: 'matching' | 'awaitingPayment' };
  readonly stops: readonly BookedStop[];
  /** Makes the token of a link for a receiver. */
  readonly generateLink: () => string;
  /** What the booking changes besides, with its first job. */
  readonly change: OperationNodeSource | null;
}

const insertingStops = (trx: Db, { job, stops }: NewJob) =>
  trx.insertInto('job_stops').values(stops.map((stop, position) => ({ job_id: job.id, position, ...stopColumns(stop) })));

/**
 * Stores a job with its stops, the links of its receivers, its history and its event, in one statement. A job that waits for its payment counts
 * as booked when it is paid.
 */
export async function insertJob(trx: Db, booked: NewJob): Promise<void> {
  const { job } = booked;
  const booking = { jobId: job.id, status: job.status, at: job.created_at };
  const event = bookingEvent(booking);
  const receivers = insertingReceivers(trx, { jobId: job.id, taskType: job.task_type, ...booked });
  const parts: RawBuilder<unknown>[] = [
    sql`job as (${trx.insertInto('jobs').values({ ...job, search_text: searchTextOf(job, booked.stops) })})`,
    sql`stop as (${insertingStops(trx, booked)})`,
    ...(receivers === null ? [] : [sql`receiver as (${receivers})`]),
    sql`history as (${insertingHistory(trx, { ...booking, stop: null })})`,
    sql`event as (${insertingEvent(trx, event)})`,
    ...(booked.change === null ? [] : [sql`change as (${booked.change})`]),
  ];
  await executePrepared(trx, sql`with ${sql.join(parts)} select ${notifying(event)}`);
}
