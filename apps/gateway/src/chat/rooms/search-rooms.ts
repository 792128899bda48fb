import { cleanChatText } from '@songwai/core/chat/clean-chat-text';
import type { searchRooms } from '@songwai/core/chat/contract';
import type { ReplyOf, RequestOf } from '@songwai/core/gateway/endpoint';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { UserCaller } from '../caller.ts';
import { readRoomId } from './access-view.ts';
import type { EntryRow } from './entry-view.ts';
import { findRooms } from './list-view.ts';
import { findMessages, readClosing } from './search-view.ts';
import type { ShowRooms } from './show-rooms.ts';
import { isMaskedAt, wireEntry } from './wire-entry.ts';

interface SearchDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly show: ShowRooms;
}

type Asked = Pick<RequestOf<typeof searchRooms>, 'filter' | 'projection'>;
type Found = Pick<ReplyOf<typeof searchRooms>, 'rooms' | 'messages' | 'nextCursor'>;

const pageSize = 30;
const isPosition = (cursor: string): boolean => /^\d{1,15}$/.test(cursor);

/** Finds rooms and messages of a user. */
export type SearchChat = (asked: Asked, caller: UserCaller) => Promise<Found>;

export function createSearch({ db, clock, show }: SearchDeps): SearchChat {
  const wireAll = async (rows: readonly EntryRow[], now: Date) => {
    const closing = await readClosing(db, [...new Set(rows.map(({ room_id: roomId }) => roomId))]);
    return rows.map((row) => wireEntry(row, isMaskedAt({ closes_at: closing.get(row.room_id) ?? null }, now)));
  };

  return async ({ filter, projection }, caller) => {
    const now = clock.now();
    const { rooms: wantsRooms = projection === undefined, messages: wantsMessages = projection === undefined } = projection ?? {};
    const text = filter.text === undefined ? undefined : cleanChatText(filter.text);
    const roomId = filter.roomId === undefined ? undefined : readRoomId(filter.roomId);
    const { kind, isUnread, cursor } = filter;
    const rows =
      wantsRooms && cursor === undefined ? await findRooms(db, { caller, text, kind, roomId, isUnread, limit: pageSize }) : [];
    const rooms = await show(rows, { caller, now });
    if (!wantsMessages || text === undefined || text === '') return { rooms, messages: [] };
    const before = cursor !== undefined && isPosition(cursor) ? Number(cursor) : undefined;
    const found = await findMessages(db, { caller, text, roomId, kind, before, now, limit: pageSize + 1 });
    const page = found.slice(0, pageSize);
    const last = page.at(-1);
    const nextCursor = found.length > pageSize && last !== undefined ? { nextCursor: String(last.position) } : {};
    return { rooms, messages: await wireAll(page, now), ...nextCursor };
  };
}
