import type { Expression, Selectable, SqlBool } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { ChatTables } from '../tables.ts';

/** Messages with the names of their senders. */
const entries = (db: Db) =>
  db
    .selectFrom('chat_messages as entry')
    .leftJoin('users as writer', 'writer.id', 'entry.user_id')
    .leftJoin('drivers as driving', 'driving.id', 'entry.driver_id')
    .select(['entry.room_id', 'entry.seq', 'entry.position', 'entry.kind', 'entry.member', 'entry.role', 'entry.guid'])
    .select(['entry.body', 'entry.photo', 'entry.quick_reply', 'entry.event', 'entry.created_at'])
    .select(({ fn }) => fn.coalesce('writer.first_name', 'driving.first_name').as('name'));

/** A message with its sender's first name; null for an event, and after an erasure. */
export interface EntryRow
  extends Pick<
    Selectable<ChatTables['chat_messages']>,
    | 'room_id'
    | 'seq'
    | 'position'
    | 'kind'
    | 'member'
    | 'role'
    | 'guid'
    | 'body'
    | 'photo'
    | 'quick_reply'
    | 'event'
    | 'created_at'
  > {
  readonly name: string | null;
}

/** A page of a room's history, in order. */
export interface HistoryPage {
  readonly rows: readonly EntryRow[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

/** Reads a page: after a place, before one, or the newest. */
export async function readHistory(
  db: Db,
  asked: {
    readonly roomId: string;
    readonly fromSeq: number;
    readonly before: number | undefined;
    readonly after: number | undefined;
    readonly size: number;
  },
): Promise<HistoryPage> {
  const { roomId, fromSeq, before, after, size } = asked;
  const room = entries(db)
    .where('entry.room_id', '=', roomId)
    .where('entry.seq', '>=', fromSeq)
    .limit(size + 1);
  if (after !== undefined) {
    const found = await room.where('entry.seq', '>', after).orderBy('entry.seq').execute();
    return { rows: found.slice(0, size), hasOlder: after >= fromSeq, hasNewer: found.length > size };
  }
  const found = await room
    .$if(before !== undefined, (query) => query.where('entry.seq', '<', before ?? 0))
    .orderBy('entry.seq', 'desc')
    .execute();
  return { rows: found.slice(0, size).toReversed(), hasOlder: found.length > size, hasNewer: before !== undefined };
}

export const findEntry = (db: Db, roomId: string, seq: number): Promise<EntryRow | undefined> =>
  entries(db).where('entry.room_id', '=', roomId).where('entry.seq', '=', seq).executeTakeFirst();

/** The last messages of rooms, by room. */
export async function readLastEntries(
  db: Db,
  rooms: readonly { readonly id: string; readonly last_seq: number }[],
): Promise<ReadonlyMap<string, EntryRow>> {
  if (rooms.length === 0) return new Map();
  const rows = await entries(db)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('entry.room_id', 'entry.seq'),
        'in',
        rooms.map(({ id, last_seq }) => tuple(id, last_seq)),
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.room_id, row]));
}

/** Messages of all rooms that meet a condition, in the order in which they were written. */
export const readEntries = (
  db: Db,
  where: { readonly condition: Expression<SqlBool>; readonly direction: 'asc' | 'desc'; readonly limit: number },
): Promise<EntryRow[]> =>
  entries(db)
    .innerJoin('chat_rooms', 'chat_rooms.id', 'entry.room_id')
    .where(where.condition)
    .orderBy('entry.position', where.direction)
    .limit(where.limit)
    .execute();
