import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { UserCaller } from '../caller.ts';
import { isRoomOf } from './access-view.ts';
import { type EntryRow, readEntries } from './entry-view.ts';

/** How many of the newest rooms are searched: a company's of many months, and everything that one person ever wrote. */
const mostRooms = 5_000;

export interface TextSearch {
  readonly caller: UserCaller;
  /** In the form in which messages are stored. */
  readonly text: string;
  readonly roomId: string | undefined;
  readonly kind: 'job' | 'support' | undefined;
  /** Messages before this number of the clock. */
  readonly before: number | undefined;
  readonly now: Date;
  readonly limit: number;
}

/**
 * Messages with a text in any part of them, the newest first. A text of a closed room is found as it is shown, without phone numbers, which
 * is why its digits are not searched.
 */
export const findMessages = (db: Db, { caller, text, roomId, kind, before, now, limit }: TextSearch): Promise<EntryRow[]> => {
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const isLongNumber = text.replace(/\D/g, '').length >= 3;
  const condition = sql<SqlBool>`entry.kind <> 'event' and lower(entry.body) like ${part}
    and entry.room_id = any(array(select chat_rooms.id from chat_rooms where ${isRoomOf(caller.scope)}
      and (${roomId ?? null}::text is null or chat_rooms.id = ${roomId ?? null})
      and (${kind ?? null}::text is null or chat_rooms.kind = ${kind ?? null})
      and (not ${isLongNumber} or chat_rooms.closes_at is null or chat_rooms.closes_at > ${now})
      order by chat_rooms.last_position desc limit ${mostRooms}))
    and (${before ?? null}::bigint is null or entry.position < ${before ?? null})`;
  return readEntries(db, { condition, direction: 'desc', limit });
};

/** When rooms close, by room. */
export const readClosing = async (db: Db, roomIds: readonly string[]): Promise<ReadonlyMap<string, Date | null>> => {
  if (roomIds.length === 0) return new Map();
  const rows = await db.selectFrom('chat_rooms').select(['id', 'closes_at']).where('id', 'in', roomIds).execute();
  return new Map(rows.map(({ id, closes_at: closesAt }) => [id, closesAt]));
};
