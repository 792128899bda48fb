import { sql } from 'kysely';
import { announce } from '../../events/queries.ts';
import type { Db } from '../../platform/db.ts';

/** The kinds of notices of what is no message; the subject is `<room> <member>`, or only the room. */
export const readKind = 'chat.read';
export const typingKind = 'chat.typing';
export const changedKind = 'chat.changed';

export interface NewMember {
  readonly roomId: string;
  readonly member: string;
  readonly role: 'customer' | 'driver' | 'support';
  readonly userId: string | null;
  readonly driverId: number | null;
  readonly fromSeq?: number;
  /** What is read already; messages after it are unread. */
  readonly readSeq?: number;
}

/** Adds a member; one who is there stays as is. */
export async function addMember(trx: Db, { fromSeq = 1, readSeq = 0, ...row }: NewMember): Promise<void> {
  await trx
    .insertInto('chat_members')
    .values({
      room_id: row.roomId,
      member: row.member,
      role: row.role,
      user_id: row.userId,
      driver_id: row.driverId,
      from_seq: fromSeq,
      read_seq: readSeq,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Marks a room read up to a place, and counts what is unread after it. The caller has locked the room's row. @returns whether anything changed. */
export async function markRead(
  trx: Db,
  { roomId, member, upTo, at }: { readonly roomId: string; readonly member: string; readonly upTo: number; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update chat_members set read_seq = mark.seq, read_at = ${at}::timestamptz, notice_at = null,
      unread = (select count(*) from chat_messages as message where message.room_id = ${roomId} and message.seq > mark.seq
        and message.kind <> 'event' and message.member <> ${member})
    from (select least(${upTo}::integer, last_seq) as seq from chat_rooms where id = ${roomId}) as mark
    where room_id = ${roomId} and chat_members.member = ${member} and read_seq < mark.seq returning read_seq`.execute(trx);
  if (rows.length === 0) return false;
  await announce(trx, { kind: readKind, subject: `${roomId} ${member}` });
  return true;
}
