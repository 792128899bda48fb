import { chatPageSize } from '@songwai/core/chat/chat-limits';
import type { getRoomData } from '@songwai/core/chat/contract';
import type { ReplyOf, RequestOf } from '@songwai/core/gateway/endpoint';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { ChatCaller } from '../caller.ts';
import { readHistory } from './entry-view.ts';
import { findRoomRow } from './list-view.ts';
import { noRoom, openRoom } from './open-room.ts';
import type { ShowRooms } from './show-rooms.ts';
import { isMaskedAt, wireEntry } from './wire-entry.ts';

type Asked = Pick<RequestOf<typeof getRoomData>, 'before' | 'after' | 'limit'>;
type Shown = Pick<ReplyOf<typeof getRoomData>, 'room' | 'messages' | 'hasOlder' | 'hasNewer'>;

interface HistoryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly show: ShowRooms;
  /** An admin has read a customer's room. */
  readonly onLook: (adminId: string, roomId: string) => Promise<void>;
}

/** A room with a page of its messages. @throws {BusinessRefusal} 404 */
export type ReadRoom = (roomId: string, page: Asked, caller: ChatCaller) => Promise<Shown>;

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

export function createRoomReader(deps: HistoryDeps): ReadRoom {
  const { db, clock, show, onLook } = deps;
  return async (asked, { before, after, limit }, caller) => {
    const { id: roomId, fromSeq, role } = await openRoom(deps, caller, asked);
    if (role === 'support' && caller.kind === 'user') await onLook(caller.userId, roomId);
    const size = numberOf(limit) ?? chatPageSize;
    const now = clock.now();
    // Read before the page: what is written in between is in the page, and a reader of the stream counts it as new.
    const row = await findRoomRow(db, roomId, caller);
    if (row === undefined) throw noRoom();
    const page = await readHistory(db, { roomId, fromSeq, before: numberOf(before), after: numberOf(after), size });
    const [room] = await show([row], { caller, now });
    const isMasked = isMaskedAt(row, now);
    const messages = page.rows.map((entry) => wireEntry(entry, isMasked));
    return { ...(room !== undefined && { room }), messages, hasOlder: page.hasOlder, hasNewer: page.hasNewer };
  };
}
