import { newJobIdFromSequence } from '@songwai/core/basics/ids';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { StoredAnswer } from '../tables.ts';

/** The key of a booking: the customer's own. */
export interface BookingKey {
  readonly userId: string;
  readonly guid: string;
}

/** The stored answer to a booking with this guid; to be read alone or as a part of another statement. */
export const selectAnswer = (db: Kysely<Database>, { userId, guid }: BookingKey) =>
  db.selectFrom('jobs').select('answer').where('user_id', '=', userId).where('guid', '=', guid);

/** The stored answer to a booking with this guid; undefined where there is none yet. */
export const findAnswer = async (db: Kysely<Database>, key: BookingKey): Promise<StoredAnswer | undefined> =>
  (await selectAnswer(db, key).executeTakeFirst())?.answer;

/** Takes the number of the next job. A failed booking leaves a harmless gap. */
export const takeJobNumber = sql<number>`nextval('job_numbers')`;

/** Generates the next job id. */
export async function nextJobId(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ number: number }>`select ${takeJobNumber} as number`.execute(db);
  const [numbered] = rows;
  if (numbered === undefined) throw new Error('The sequence job_numbers gave no number.');
  return newJobIdFromSequence(numbered.number);
}
