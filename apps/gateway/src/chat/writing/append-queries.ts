import { type RawBuilder, sql } from 'kysely';
import { notifying } from '../../events/queries.ts';
import type { Db } from '../../platform/db.ts';
import type { StoredChatEvent } from '../tables.ts';

/** The sender of a message. */
export interface ChatSenderRow {
  readonly member: string;
  readonly role: 'customer' | 'driver' | 'support';
  readonly userId: string | null;
  readonly driverId: number | null;
}

/** A message or an event to be written. */
export interface NewChatEntry {
  readonly roomId: string;
  readonly kind: 'text' | 'photo' | 'quickReply' | 'event';
  readonly sender: ChatSenderRow | null;
  readonly guid: string | null;
  readonly body: string;
  readonly photo: string | null;
  readonly quickReply: string | null;
  readonly event: StoredChatEvent | null;
  readonly eventKey: string | null;
  readonly at: Date;
}

/** The kind of the notice that a room has a new message; its subject is the room. */
export const wroteKind = 'chat.wrote';
/** How long a customer may leave a message unread before being notified of it: whoever has the page open reads it at once. */
const noticeMinutes = 3;

const noticeAt = (at: Date): RawBuilder<Date> => sql`${at}::timestamptz + make_interval(mins => ${noticeMinutes})`;

/**
 * Writes an entry as the last of its room, and counts it as unread for the others. The caller has locked the room's row
 * (`lockingRoom`), and commits at once: the clock that all rooms share stays locked until then.
 *
 * @returns the place of the entry in its room.
 */
export async function appendEntry(trx: Db, entry: NewChatEntry): Promise<number> {
  const { roomId, kind, sender, guid, body, photo, quickReply, event, eventKey, at } = entry;
  const { member = null, role = null, userId = null, driverId = null } = sender ?? {};
  const { rows } = await sql<{ readonly seq: number }>`
    with clock as (
      update chat_clock set position = position + 1 returning position
    ), room as (
      update chat_rooms set last_seq = last_seq + 1, last_position = clock.position from clock where id = ${roomId}
      returning id, last_seq, last_position
    ), stored as (
      insert into chat_messages (room_id, seq, position, kind, member, role, user_id, driver_id, guid, body, photo, quick_reply, event,
        event_key, created_at)
      select id, last_seq, last_position, ${kind}, ${member}, ${role}, ${userId}::uuid, ${driverId}::integer, ${guid}, ${body}, ${photo},
        ${quickReply}, ${event === null ? null : JSON.stringify(event)}::jsonb, ${eventKey}, ${at}::timestamptz from room
      returning seq
    ), counted as (
      update chat_members set unread = unread + 1,
        notice_at = case when role = 'customer' and unread = 0 then ${noticeAt(at)} else notice_at end
      where room_id = ${roomId} and ${kind} <> 'event' and member <> ${member ?? ''} and left_at is null
    )
    select seq, ${notifying({ kind: wroteKind, subject: roomId })} from stored`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no room ${roomId}.`);
  return row.seq;
}

/** Writes an event; the same key adds no second one. The caller has locked the room's row. */
export async function appendEvent(
  trx: Db,
  {
    roomId,
    event,
    key,
    at,
  }: { readonly roomId: string; readonly event: StoredChatEvent; readonly key: string | null; readonly at: Date },
): Promise<void> {
  if (key !== null) {
    const known = await trx
      .selectFrom('chat_messages')
      .select('seq')
      .where('room_id', '=', roomId)
      .where('event_key', '=', key)
      .executeTakeFirst();
    if (known !== undefined) return;
  }
  const nothing = { sender: null, guid: null, body: '', photo: null, quickReply: null };
  await appendEntry(trx, { roomId, kind: 'event', ...nothing, event, eventKey: key, at });
}

/** The place of the message that a sender wrote with a guid; undefined for a new one. */
export const findByGuid = async (
  trx: Db,
  of: { readonly roomId: string; readonly member: string; readonly guid: string },
): Promise<number | undefined> =>
  (
    await trx
      .selectFrom('chat_messages')
      .select('seq')
      .where('room_id', '=', of.roomId)
      .where('member', '=', of.member)
      .where('guid', '=', of.guid)
      .executeTakeFirst()
  )?.seq;
