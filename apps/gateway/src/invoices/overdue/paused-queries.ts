import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { invoicePause } from './pause-queries.ts';

/** Whether booking by invoice rests for a payer. */
export async function isPaused(db: Db, asked: Parameters<typeof invoicePause>[0]): Promise<boolean> {
  const { rows } = await sql<{ isPaused: boolean }>`select ${invoicePause(asked)} as "isPaused"`.execute(db);
  return rows[0]?.isPaused === true;
}
