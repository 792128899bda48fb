import type { ChatReadOnly } from '@songwai/core/chat/chat-room';
import type { JobScope } from '../../jobs/job-scope.ts';
import type { ChatCaller } from '../caller.ts';
import type { RoomRow } from './room-row.ts';

type Owners = Pick<RoomRow, 'user_id' | 'company_user_id'>;

/** As the condition of the queries (`isRoomOf`). */
export const isOwnRoom = ({ userId, companyId, ownCompanyId }: JobScope, owners: Owners): boolean =>
  (companyId !== null && companyId === owners.company_user_id) ||
  (userId === owners.user_id && [null, userId, ownCompanyId].includes(owners.company_user_id));

/** What decides whether a room takes messages. */
export interface WritableRoom extends Owners, Pick<RoomRow, 'kind' | 'closes_at'> {
  /** The driver who has the job now, or had it when it ended. */
  readonly driverId: number | null;
  readonly isBlocked: boolean;
}

/** Why a caller who may read a room cannot write in it; null for one who can. */
export const readOnlyOf = (room: WritableRoom, caller: ChatCaller, now: Date): ChatReadOnly | null => {
  if (room.kind === 'support') return null;
  if (caller.kind === 'user' && !isOwnRoom(caller.scope, room)) return 'watching';
  if (room.closes_at !== null && room.closes_at <= now) return 'ended';
  if (caller.kind === 'driver') return room.isBlocked ? 'blocked' : null;
  return room.driverId === null && room.closes_at === null ? 'noDriver' : null;
};
