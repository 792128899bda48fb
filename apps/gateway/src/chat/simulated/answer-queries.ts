import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';

/** A customer's message that a simulated driver answers. */
export interface DueAnswer {
  readonly roomId: string;
  readonly driverId: number;
  /** Key of the customer's last quick reply; null where the last message is something else. */
  readonly said: string | null;
}

export const nextAnswer: NextDue = () => sql`select min(answer_at) from chat_members where answer_at is not null`;

/** Takes the answers that are due. */
export async function takeDueAnswers(db: Db, now: Date): Promise<readonly DueAnswer[]> {
  const { rows } = await sql<DueAnswer>`
    update chat_members set answer_at = null
    where answer_at <= ${now} and left_at is null and driver_id is not null
    returning room_id as "roomId", driver_id as "driverId", (
      select quick_reply from chat_messages as last where last.room_id = chat_members.room_id and last.role = 'customer'
      order by seq desc limit 1) as said`.execute(db);
  return rows;
}
