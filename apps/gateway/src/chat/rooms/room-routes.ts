import { chatPageSize } from '@songwai/core/chat/chat-limits';
import { getRoomData, listRooms as listContract, searchRooms } from '@songwai/core/chat/contract';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../../http/callers/session.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { nextOf } from '../../platform/paging/page.ts';
import { userCaller } from '../caller.ts';
import type { ReadRoom } from './history.ts';
import { listRooms } from './list-view.ts';
import type { SearchChat } from './search-rooms.ts';
import type { ShowRooms } from './show-rooms.ts';
import { isNameOf } from './user-name-view.ts';

interface RoomDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly show: ShowRooms;
  readonly readRoom: ReadRoom;
  readonly search: SearchChat;
}

/** Mounts the calls that read a user's rooms. */
export function registerRooms(app: FastifyInstance, { db, clock, show, readRoom, search }: RoomDeps): void {
  const requireOwnName = async (name: string, { userId }: Session): Promise<void> => {
    if (name !== userId && !(await isNameOf(db, userId, name)))
      throw new BusinessRefusal({ code: 404, text: httpTexts.notFound });
  };

  mountEndpoint(app, getRoomData, async ({ params, body, session }) => {
    const shown = await readRoom(params.id, body, userCaller(session));
    return shown;
  });

  mountEndpoint(app, listContract, async ({ params: { username, role }, body: { limit, cursor }, session }) => {
    await requireOwnName(username, session);
    const caller = userCaller(session);
    if (role === 'admin' && !caller.isAdmin) throw new BusinessRefusal({ code: 403, text: httpTexts.forbidden });
    const size = limit === undefined ? chatPageSize : Number(limit);
    const page = await listRooms(db, { caller, role, cursor, size });
    const rooms = await show(page.rows, { caller, now: clock.now() });
    return { rooms, unreadCount: page.rows[0]?.unreadInAll ?? 0, ...nextOf(page) };
  });

  mountEndpoint(app, searchRooms, async ({ body, session }) => {
    const found = await search(body, userCaller(session));
    return found;
  });
}
