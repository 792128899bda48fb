import { newJobIdFromSequence } from '@songwai/core/basics/ids';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { JobsTable, StoredAnswer } from '../tables.ts';
import { type BookedStop, stopColumns } from './booked-stop.ts';
import { searchTextOf } from './search-text.ts';

/** The stored answer to a booking with this guid; undefined where there is none yet. */
export async function findAnswer(db: Kysely<Database>, key: { userId: string; guid: string }): Promise<StoredAnswer | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select('answer')
    .where('user_id', '=', key.userId)
    .where('guid', '=', key.guid)
    .executeTakeFirst();
  return row?.answer;
}

/** Stores the answer to a booking with each of its jobs. */
export async function storeAnswer(db: Kysely<Database>, jobIds: readonly string[], answer: StoredAnswer): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ answer: JSON.stringify(answer) })
    .where('id', 'in', jobIds)
    .execute();
}

/** Generates the next job id. A failed booking leaves a harmless gap. */
export async function nextJobId(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ number: number }>`select nextval('job_numbers') as number`.execute(db);
  const [numbered] = rows;
  if (numbered === undefined) throw new Error('The sequence job_numbers gave no number.');
  return newJobIdFromSequence(numbered.number);
}

/** Stores a job with its stops. */
export async function insertJob(
  db: Kysely<Database>,
  booked: { readonly job: Insertable<JobsTable>; readonly stops: readonly BookedStop[] },
): Promise<void> {
  const searchText = searchTextOf(booked.job, booked.stops);
  await db
    .insertInto('jobs')
    .values({ ...booked.job, search_text: searchText })
    .execute();
  await db
    .insertInto('job_stops')
    .values(booked.stops.map((stop, position) => ({ job_id: booked.job.id, position, ...stopColumns(stop) })))
    .execute();
}

/** Counts a payer's completed jobs and its unfinished jobs in cash. */
export const countBooked = (trx: Kysely<Database>, payerId: string) =>
  trx
    .selectFrom('jobs')
    .select(sql<number>`count(*) filter (where status = 'completed')`.as('completed'))
    .select(sql<number>`count(*) filter (where over_at is null and payment_type = ${paymentType.cash})`.as('unfinished'))
    .where((is) =>
      is.or([is.and([is('user_id', '=', payerId), is('company_user_id', 'is', null)]), is('company_user_id', '=', payerId)]),
    )
    .executeTakeFirstOrThrow();
