import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Page } from '../../platform/paging/page.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { numberKey } from '../../platform/paging/sort-key.ts';
import { type ChatCaller, type DriverCaller, driverMember, supportMember, type UserCaller } from '../caller.ts';
import { isRoomOf } from './access-view.ts';
import type { ListedRoom } from './room-row.ts';

/** As which member a caller reads a room, in a query. */
const ownMember = (caller: ChatCaller): RawBuilder<string> =>
  caller.kind === 'driver'
    ? sql`${driverMember(caller.driverId)}`
    : sql`case when chat_rooms.kind = 'support' and chat_rooms.user_id <> ${caller.userId} then ${supportMember} else ${caller.userId} end`;

const columns = [
  ...(['chat_rooms.id', 'chat_rooms.kind', 'chat_rooms.user_id', 'chat_rooms.company_user_id', 'chat_rooms.last_seq'] as const),
  ...(['chat_rooms.last_position', 'chat_rooms.created_at', 'chat_rooms.closes_at'] as const),
];

/** Rooms with what the caller has read of them. */
export const roomsOf = (db: Db, caller: ChatCaller) =>
  db
    .selectFrom('chat_rooms')
    .leftJoin('chat_members as own', (join) =>
      join.onRef('own.room_id', '=', 'chat_rooms.id').on('own.member', '=', ownMember(caller)),
    )
    .select(columns)
    .select(['own.unread as ownUnread', 'own.read_seq as ownReadSeq']);

const newestFirst = [numberKey('last_position', 'chat_rooms.last_position')];

/** The condition of the rooms in a user's list; an admin's are the questions that the admin answers. */
const isListed = ({ scope, userId }: UserCaller, role: 'customer' | 'admin'): RawBuilder<SqlBool> =>
  role === 'customer'
    ? sql<SqlBool>`(chat_rooms.last_seq > 0 and ${isRoomOf(scope)})`
    : sql<SqlBool>`exists (select from chat_support where chat_support.room_id = chat_rooms.id and chat_support.claimed_by = ${userId}
        and chat_support.state = 'answering')`;

/** How many messages are unread over all rooms, as part of a query. */
const unreadIn = (caller: UserCaller, role: 'customer' | 'admin'): RawBuilder<number> => sql<number>`(
  select coalesce(sum(mine.unread), 0)::integer from chat_members as mine join chat_rooms on chat_rooms.id = mine.room_id
  where mine.unread > 0 and mine.member = ${role === 'admin' ? supportMember : caller.userId} and ${isListed(caller, role)})`;

/** A page of a user's rooms, the one with the newest message first, each with the unread messages of all. */
export const listRooms = (
  db: Db,
  asked: {
    readonly caller: UserCaller;
    readonly role: 'customer' | 'admin';
    readonly cursor: string | undefined;
    readonly size: number;
  },
): Promise<Page<ListedRoom & { readonly unreadInAll: number }>> => {
  const { caller, role, cursor, size } = asked;
  const rooms = roomsOf(db, caller).select(unreadIn(caller, role).as('unreadInAll')).where(isListed(caller, role));
  return paginate(rooms, { keys: newestFirst, direction: 'desc', cursor, size });
};

/** Rooms of a driver that still take messages, the newest first. */
export const listDriverRooms = (db: Db, caller: DriverCaller, now: Date): Promise<ListedRoom[]> =>
  roomsOf(db, caller)
    .where('own.driver_id', '=', caller.driverId)
    .where('own.left_at', 'is', null)
    .where(({ eb, or }) => or([eb('chat_rooms.closes_at', 'is', null), eb('chat_rooms.closes_at', '>', now)]))
    .orderBy('chat_rooms.last_position', 'desc')
    .limit(50)
    .execute();

export const findRoomRow = (db: Db, id: string, caller: ChatCaller): Promise<ListedRoom | undefined> =>
  roomsOf(db, caller).where('chat_rooms.id', '=', id).executeTakeFirst();

/** How many messages are unread over all rooms that the caller may still see. */
export async function countUnread(db: Db, caller: ChatCaller): Promise<number> {
  const member = caller.kind === 'driver' ? driverMember(caller.driverId) : caller.userId;
  const isSeen = caller.kind === 'driver' ? sql<SqlBool>`true` : isRoomOf(caller.scope);
  const { rows } = await sql<{ readonly unread: number }>`
    select coalesce(sum(own.unread), 0)::integer as unread from chat_members as own join chat_rooms on chat_rooms.id = own.room_id
    where own.unread > 0 and own.left_at is null and own.member = ${member} and ${isSeen}`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Rooms by the driver's name, plate or the job's number. */
export const findRooms = (
  db: Db,
  {
    caller,
    text,
    kind,
    roomId,
    isUnread,
    limit,
  }: {
    readonly caller: UserCaller;
    readonly text: string | undefined;
    readonly kind: 'job' | 'support' | undefined;
    readonly roomId: string | undefined;
    readonly isUnread: boolean | undefined;
    readonly limit: number;
  },
): Promise<ListedRoom[]> => {
  const part = `%${(text ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const number = `%${(text ?? '')
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/[\\%_]/g, '\\$&')}%`;
  const byName = sql<SqlBool>`(lower(chat_rooms.job_id) like ${number} or exists (
    select from chat_members as driver join drivers on drivers.id = driver.driver_id
    where driver.room_id = chat_rooms.id
      and lower(drivers.first_name || ' ' || drivers.last_name || ' ' || drivers.plate) like ${part}))`;
  const unread = sql<SqlBool>`exists (select from chat_members as own
    where own.room_id = chat_rooms.id and own.member = ${caller.userId} and own.unread > 0)`;
  return roomsOf(db, caller)
    .where(isListed(caller, 'customer'))
    .$if(text !== undefined, (query) => query.where(byName))
    .$if(kind !== undefined, (query) => query.where('chat_rooms.kind', '=', kind ?? 'job'))
    .$if(roomId !== undefined, (query) => query.where('chat_rooms.id', '=', roomId ?? ''))
    .$if(isUnread === true, (query) => query.where(unread))
    .orderBy('chat_rooms.last_position', 'desc')
    .limit(limit)
    .execute();
};
