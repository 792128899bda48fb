import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { ChatCaller } from '../caller.ts';
import { isRoomOf } from '../rooms/access-view.ts';
import { type EntryRow, readEntries } from '../rooms/entry-view.ts';

/** Who reads a room now. */
export interface Audience {
  readonly id: string;
  readonly kind: 'job' | 'support';
  readonly user_id: string;
  readonly company_user_id: string | null;
  readonly closes_at: Date | null;
  readonly driverId: number | null;
  /** The first message that the driver may read. */
  readonly driverFrom: number | null;
}

export const readAudiences = async (db: Db, roomIds: readonly string[]): Promise<ReadonlyMap<string, Audience>> => {
  if (roomIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('chat_rooms')
    .leftJoin('chat_members as driver', (join) =>
      join.onRef('driver.room_id', '=', 'chat_rooms.id').on('driver.role', '=', 'driver').on('driver.left_at', 'is', null),
    )
    .select(['chat_rooms.id', 'chat_rooms.kind', 'chat_rooms.user_id', 'chat_rooms.company_user_id', 'chat_rooms.closes_at'])
    .select(['driver.driver_id as driverId', 'driver.from_seq as driverFrom'])
    .where('chat_rooms.id', 'in', roomIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** How many messages were written in all rooms. */
export const readPosition = async (db: Db): Promise<number> =>
  Number((await db.selectFrom('chat_clock').select('position').executeTakeFirstOrThrow()).position);

/** What was written in all rooms after a number of the clock, in order. */
export const readSince = (db: Db, after: number, limit: number): Promise<EntryRow[]> =>
  readEntries(db, { condition: sql<SqlBool>`entry.position > ${after}`, direction: 'asc', limit });

const isReadBy = (caller: ChatCaller) => {
  if (caller.kind === 'driver')
    return sql<SqlBool>`exists (select from chat_members as driver where driver.room_id = chat_rooms.id
      and driver.driver_id = ${caller.driverId} and driver.left_at is null and entry.seq >= driver.from_seq)`;
  return caller.isAdmin ? sql<SqlBool>`(chat_rooms.kind = 'support' or ${isRoomOf(caller.scope)})` : isRoomOf(caller.scope);
};

/** What a caller missed between two numbers of the clock. */
export const readMissed = (
  db: Db,
  {
    caller,
    after,
    upTo,
    limit,
  }: { readonly caller: ChatCaller; readonly after: number; readonly upTo: number; readonly limit: number },
): Promise<EntryRow[]> =>
  readEntries(db, {
    condition: sql<SqlBool>`entry.position > ${after} and entry.position <= ${upTo} and chat_rooms.last_position > ${after}
      and ${isReadBy(caller)}`,
    direction: 'asc',
    limit,
  });

/** What members have read up to. */
export interface ReadMark {
  readonly room_id: string;
  readonly member: string;
  readonly read_seq: number;
}

const marks = (db: Db) =>
  db
    .selectFrom('chat_members as mark')
    .innerJoin('chat_rooms', 'chat_rooms.id', 'mark.room_id')
    .select(['mark.room_id', 'mark.member', 'mark.read_seq']);

export const findMark = (db: Db, roomId: string, member: string): Promise<ReadMark | undefined> =>
  marks(db).where('mark.room_id', '=', roomId).where('mark.member', '=', member).executeTakeFirst();

/** Marks of others that a caller missed since a moment. */
export const readMissedMarks = (db: Db, caller: ChatCaller, since: Date): Promise<ReadMark[]> =>
  marks(db)
    .where('mark.read_at', '>=', since)
    .where(
      caller.kind === 'driver'
        ? sql<SqlBool>`exists (select from chat_members as driver where driver.room_id = chat_rooms.id
            and driver.driver_id = ${caller.driverId} and driver.left_at is null)`
        : isRoomOf(caller.scope),
    )
    .limit(500)
    .execute();
