import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';

/** A customer who has not read a room for a while. */
export interface DueNotice {
  /** Null for the room with support. */
  readonly jobId: string | null;
  readonly userId: string;
}

export const nextNotice: NextDue = () => sql`select min(notice_at) from chat_members where notice_at is not null`;

/** Takes the customers who are to be notified: once for each time that they leave a room unread. */
export async function takeDueNotices(trx: Db, now: Date): Promise<readonly DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    update chat_members set notice_at = null
    where (room_id, member) in (
      select room_id, member from chat_members where notice_at <= ${now} order by notice_at limit 100 for no key update skip locked)
    returning (select job_id from chat_rooms where chat_rooms.id = room_id) as "jobId", user_id as "userId"`.execute(trx);
  return rows;
}
