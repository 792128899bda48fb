import { announce } from '../../events/queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transactLocked } from '../../platform/transact.ts';
import type { ChatCaller } from '../caller.ts';
import { lockingRoom } from '../rooms/access-view.ts';
import { openRoom } from '../rooms/open-room.ts';
import { markRead, typingKind } from './member-queries.ts';

interface MarkDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** What a member does in a room besides writing. */
export interface RoomMarks {
  /** Marks a room read up to a place. An admin who only looks into a job's room marks nothing. @throws {BusinessRefusal} 404 */
  read(roomId: string, upTo: number, caller: ChatCaller): Promise<void>;
  /** Shows the others that the caller is typing. @throws {BusinessRefusal} 404 */
  typing(roomId: string, caller: ChatCaller): Promise<void>;
}

/** Notes of typing closer than this are dropped: a client sends one every three seconds. */
const typingPauseMs = 1_000;
/** Members whose last note is remembered. */
const mostRemembered = 5_000;

export function createRoomMarks(deps: MarkDeps): RoomMarks {
  const { db, clock } = deps;
  const lastNotes = new Map<string, number>();

  const isTooSoon = (key: string): boolean => {
    const now = clock.now().getTime();
    const last = lastNotes.get(key);
    if (last !== undefined && now - last < typingPauseMs) return true;
    if (lastNotes.size >= mostRemembered) lastNotes.clear();
    lastNotes.set(key, now);
    return false;
  };

  return {
    read: async (asked, upTo, caller) => {
      const { id: roomId, member, readOnly } = await openRoom(deps, caller, asked);
      if (readOnly === 'watching') return;
      await transactLocked(db, [lockingRoom(roomId)], (trx) => markRead(trx, { roomId, member, upTo, at: clock.now() }));
    },
    typing: async (asked, caller) => {
      const { id: roomId, member, readOnly } = await openRoom(deps, caller, asked);
      const subject = `${roomId} ${member}`;
      if (readOnly === null && !isTooSoon(subject)) await announce(db, { kind: typingKind, subject });
    },
  };
}
