import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Lets the simulated driver of a room answer at a moment, unless an answer is planned; real drivers answer themselves. */
export async function planAnswer(trx: Db, roomId: string, at: Date): Promise<void> {
  await sql`
    update chat_members set answer_at = ${at}::timestamptz
    where room_id = ${roomId} and answer_at is null and left_at is null
      and driver_id in (select id from drivers where is_simulated)`.execute(trx);
}
