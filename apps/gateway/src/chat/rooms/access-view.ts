import type { ChatReadOnly } from '@songwai/core/chat/chat-room';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isUuid } from '../../database/is-uuid.ts';
import type { JobScope } from '../../jobs/job-scope.ts';
import type { Db } from '../../platform/db.ts';
import type { Lock } from '../../platform/transact.ts';
import { type ChatCaller, driverMember, supportMember } from '../caller.ts';
import type { SupportState } from '../tables.ts';
import { isOwnRoom, readOnlyOf, type WritableRoom } from './read-only.ts';
import type { RoomRow } from './room-row.ts';

/** A room as one caller may use it. */
export interface OpenedRoom extends RoomRow {
  /** As which member the caller reads and writes. */
  readonly member: string;
  readonly role: 'customer' | 'driver' | 'support';
  /** The first message that the caller may read. */
  readonly fromSeq: number;
  /** Only of a support room. */
  readonly support: { readonly state: SupportState; readonly claimedBy: string | null } | null;
  readonly readOnly: ChatReadOnly | null;
}

export const lockingRoom = (id: string): Lock => sql`select from chat_rooms where id = ${sql.lit(id)} for no key update`;

/** The condition of a user's rooms: as for jobs (`jobs/scope-queries.ts`), whose owners the rows have, and the own support room. */
export const isRoomOf = ({ userId, companyId, ownCompanyId }: JobScope): RawBuilder<SqlBool> => sql<SqlBool>`(
  (chat_rooms.user_id = ${userId}
    and (chat_rooms.company_user_id is null or chat_rooms.company_user_id in (${userId}, ${ownCompanyId ?? userId})))
  or (${companyId}::uuid is not null and chat_rooms.company_user_id = ${companyId}))`;

/** A job's number or a user's id, as people copy it: without a dash, in the form of its kind. */
export const readRoomId = (text: string): string => (isUuid(text) ? text.toLowerCase() : text.replaceAll('-', '').toUpperCase());

interface Found extends RoomRow, WritableRoom {
  readonly state: SupportState | null;
  readonly claimedBy: string | null;
}

/** Whether a caller may read a room, and as whom; the seq from which a driver may is added by the caller's row. */
const roleOf = (room: Found, caller: ChatCaller): Pick<OpenedRoom, 'member' | 'role'> | null => {
  if (caller.kind === 'driver')
    return room.driverId === caller.driverId ? { member: driverMember(caller.driverId), role: 'driver' } : null;
  if (isOwnRoom(caller.scope, room)) return { member: caller.userId, role: 'customer' };
  return caller.isAdmin ? { member: supportMember, role: 'support' } : null;
};

/**
 * A room for one caller; undefined where it does not exist for them: of another's job, of a job that a driver lost or ended 24 hours ago,
 * or of no job that a driver ever had.
 */
export async function findRoom(
  db: Db,
  { roomId, caller, now }: { readonly roomId: string; readonly caller: ChatCaller; readonly now: Date },
): Promise<OpenedRoom | undefined> {
  const { rows } = await sql<Found & { readonly fromSeq: number | null }>`
    select chat_rooms.id, chat_rooms.kind, chat_rooms.user_id, chat_rooms.company_user_id, chat_rooms.last_seq,
      chat_rooms.last_position, chat_rooms.created_at, chat_rooms.closes_at,
      driver.driver_id as "driverId", driver.from_seq as "fromSeq",
      support.state, support.claimed_by as "claimedBy",
      exists (select from customer_drivers as chosen where chosen.driver_id = driver.driver_id and chosen.stance = 'blocked'
        and chosen.user_id in (chat_rooms.user_id, chat_rooms.company_user_id)) as "isBlocked"
    from chat_rooms
    left join chat_members as driver on driver.room_id = chat_rooms.id and driver.role = 'driver' and driver.left_at is null
    left join chat_support as support on support.room_id = chat_rooms.id
    where chat_rooms.id = ${roomId}`.execute(db);
  const [room] = rows;
  if (room === undefined) return undefined;
  const role = roleOf(room, caller);
  const readOnly = readOnlyOf(room, caller, now);
  if (role === null || (caller.kind === 'driver' && readOnly === 'ended')) return undefined;
  const support = room.state === null ? null : { state: room.state, claimedBy: room.claimedBy };
  return { ...room, ...role, support, readOnly, fromSeq: caller.kind === 'driver' ? (room.fromSeq ?? 1) : 1 };
}
