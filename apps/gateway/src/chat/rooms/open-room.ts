import { isUuid } from '../../database/is-uuid.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import type { ChatCaller } from '../caller.ts';
import { syncJobRoom } from '../jobs/job-room-queries.ts';
import { openSupportRoom } from '../support/support-queries.ts';
import { chatTexts } from '../texts.ts';
import { addMember } from '../writing/member-queries.ts';
import { findRoom, type OpenedRoom, readRoomId } from './access-view.ts';

interface OpenDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export const noRoom = () => new BusinessRefusal({ code: 404, text: chatTexts.noRoom });

/** The refusal of a message to a room that takes none from the caller. */
export const requireWritable = ({ readOnly }: OpenedRoom): void => {
  if (readOnly === null) return;
  throw new BusinessRefusal({ code: 409, text: chatTexts[readOnly], fields: { reason: readOnly } });
};

/**
 * Finds a room for a caller. The own support room is made when it is first asked for; a job's, where its driver has just been found and what
 * happened has not come into the room yet. A colleague who opens a room becomes a member, for whom everything until now is read.
 *
 * @throws {BusinessRefusal} 404
 */
export async function openRoom({ db, clock }: OpenDeps, caller: ChatCaller, text: string): Promise<OpenedRoom> {
  const roomId = readRoomId(text);
  const now = clock.now();
  const find = () => findRoom(db, { roomId, caller, now });
  const found = await find();
  if (found !== undefined) {
    if (found.kind === 'job' && found.role === 'customer' && caller.kind === 'user' && found.user_id !== caller.userId)
      await addMember(db, {
        roomId,
        member: caller.userId,
        role: 'customer',
        userId: caller.userId,
        driverId: null,
        readSeq: found.last_seq,
      });
    return found;
  }
  if (isUuid(roomId)) {
    if (caller.kind !== 'user' || caller.userId !== roomId) throw noRoom();
    await openSupportRoom(db, roomId, now);
  } else await transact(db, (trx) => syncJobRoom(trx, roomId, now));
  const made = await find();
  if (made === undefined) throw noRoom();
  return made;
}
