import { sql } from 'kysely';
import { eventChannel } from '../../events/event-notice.ts';
import type { Db } from '../../platform/db.ts';
import { executePrepared } from '../../platform/execute-prepared.ts';
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

/**
 * Writes entries as the last of their rooms, in their order, and counts them as unread for the others; an event whose key a room has already is
 * not written again. The caller has locked the rooms' rows (`lockingRoom`), and commits at once: the clock that all rooms share stays locked
 * until then.
 *
 * @returns the place of each entry in its room; undefined for one that was not written.
 */
export async function appendEntries(trx: Db, entries: readonly NewChatEntry[]): Promise<readonly (number | undefined)[]> {
  if (entries.length === 0) return [];
  const given = entries.map(({ roomId, kind, sender, guid, body, photo, quickReply, event, eventKey, at }, index) => ({
    index,
    room_id: roomId,
    kind,
    member: sender?.member ?? null,
    role: sender?.role ?? null,
    user_id: sender?.userId ?? null,
    driver_id: sender?.driverId ?? null,
    guid,
    body,
    photo,
    quick_reply: quickReply,
    event,
    event_key: eventKey,
    at,
  }));
  const statement = sql<{ readonly index: number; readonly seq: number }>`
    with entry as (
      select given.*, row_number() over (order by index) as place,
        row_number() over (partition by room_id order by index) as place_in_room
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (
        index integer, room_id text, kind text, member text, role text, user_id uuid, driver_id integer, guid text, body text, photo text,
        quick_reply text, event jsonb, event_key text, at timestamptz)
      where event_key is null or not exists (
        select from chat_messages as known where known.room_id = given.room_id and known.event_key = given.event_key)
    ), clock as (
      update chat_clock set position = position + (select count(*) from entry) returning position
    ), before as (
      select position - (select count(*) from entry) as position from clock
    ), room as (
      update chat_rooms set last_seq = last_seq + added.count, last_position = before.position + added.place
      from before, (select room_id, count(*)::integer as count, max(place) as place from entry group by room_id) as added
      where id = added.room_id
      returning id, last_seq - added.count as seq_before
    ), stored as (
      insert into chat_messages (room_id, seq, position, kind, member, role, user_id, driver_id, guid, body, photo, quick_reply, event,
        event_key, created_at)
      select room_id, seq_before + place_in_room, before.position + place, kind, member, role, user_id, driver_id, guid, body, photo,
        quick_reply, event, event_key, at
      from entry join room on room.id = entry.room_id cross join before
      returning room_id, seq, position
    ), counted as (
      update chat_members set unread = unread + said.count,
        notice_at = case when role = 'customer' and unread = 0 then said.at + make_interval(mins => ${noticeMinutes}) else notice_at end
      from (
        select reader.room_id, reader.member, count(*)::integer as count, min(entry.at) as at
        from entry join chat_members as reader on reader.room_id = entry.room_id and reader.member <> entry.member
        where entry.kind <> 'event' group by reader.room_id, reader.member) as said
      where chat_members.room_id = said.room_id and chat_members.member = said.member and left_at is null
    ), told as (
      select count(pg_notify(${eventChannel}, json_build_object('kind', ${wroteKind}::text, 'subject', room.id)::text)) from room
    )
    select entry.index, stored.seq
    from stored join before on true join entry on stored.position = before.position + entry.place cross join told`;
  const { rows } = await executePrepared(trx, statement);
  const places = new Map(rows.map(({ index, seq }) => [index, seq]));
  return entries.map((_, index) => places.get(index));
}

/** Writes one entry as `appendEntries` does. @returns its place in its room. */
export async function appendEntry(trx: Db, entry: NewChatEntry): Promise<number> {
  const [seq] = await appendEntries(trx, [entry]);
  if (seq === undefined) throw new Error(`There is no room ${entry.roomId}.`);
  return seq;
}

/** An event of a room. */
interface ChatEvent {
  readonly roomId: string;
  readonly event: StoredChatEvent;
  /** The same key adds no second one. */
  readonly key: string | null;
  readonly at: Date;
}

/** The entry of an event. */
export const entryOfEvent = ({ roomId, event, key, at }: ChatEvent): NewChatEntry => ({
  roomId,
  kind: 'event',
  sender: null,
  guid: null,
  body: '',
  photo: null,
  quickReply: null,
  event,
  eventKey: key,
  at,
});

/** Writes an event; the same key adds no second one. The caller has locked the room's row. */
export async function appendEvent(trx: Db, event: ChatEvent): Promise<void> {
  await appendEntries(trx, [entryOfEvent(event)]);
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
