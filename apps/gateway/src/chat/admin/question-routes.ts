import {
  claimSupportRoom,
  closeSupportRoom,
  getSupportCustomer,
  handOverSupportRoom,
  listNeedAdminSupport,
  listSupportAdmins,
} from '@songwai/core/chat/support/contract';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../../http/callers/session.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { nextOf } from '../../platform/paging/page.ts';
import { userCaller } from '../caller.ts';
import { readRoomId } from '../rooms/access-view.ts';
import { findRoomRow } from '../rooms/list-view.ts';
import { noRoom } from '../rooms/open-room.ts';
import type { ShowRooms } from '../rooms/show-rooms.ts';
import { noteLook } from './act-queries.ts';
import { readCustomer } from './customer-view.ts';
import type { Questions } from './questions.ts';
import { countWaiting, listAdmins, listQueue } from './queue-view.ts';

interface QuestionRouteDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly questions: Questions;
  readonly show: ShowRooms;
}

const pageSize = 50;

/** Mounts the queue of questions and what admins do with one. */
export function registerQuestions(app: FastifyInstance, { db, clock, questions, show }: QuestionRouteDeps): void {
  const showRoom = async (asked: string, session: Session) => {
    const caller = userCaller(session);
    const row = await findRoomRow(db, readRoomId(asked), caller);
    const [room] = row === undefined ? [] : await show([row], { caller, now: clock.now() });
    return room === undefined ? {} : { room };
  };

  mountEndpoint(app, listNeedAdminSupport, async ({ body: { state = 'waiting', cursor }, session }) => {
    const caller = userCaller(session);
    const page = await listQueue(db, { caller, state, cursor, size: pageSize });
    const rooms = await show(page.rows, { caller, now: clock.now() });
    return { rooms, waitingCount: await countWaiting(db), ...nextOf(page) };
  });

  mountEndpoint(app, claimSupportRoom, async ({ params: { roomId }, session }) => {
    await questions.claim(roomId, session.userId);
    return showRoom(roomId, session);
  });

  mountEndpoint(app, handOverSupportRoom, async ({ params: { roomId }, body: { adminId }, session }) => {
    await questions.handOver(roomId, session.userId, adminId);
    return showRoom(roomId, session);
  });

  mountEndpoint(app, closeSupportRoom, async ({ params: { roomId }, body: { reason }, session }) => {
    await questions.close(roomId, session.userId, reason);
    return showRoom(roomId, session);
  });

  mountEndpoint(app, listSupportAdmins, async ({ session }) => {
    const admins = await listAdmins(db);
    return {
      admins: admins.map(({ id, first_name: first, last_name: last, roomCount }) => ({
        adminId: id,
        name: `${first} ${last}`.trim(),
        isMe: id === session.userId,
        roomCount: Number(roomCount ?? 0),
      })),
    };
  });

  mountEndpoint(app, getSupportCustomer, async ({ params, session }) => {
    const roomId = readRoomId(params.roomId);
    const room = await findRoomRow(db, roomId, userCaller(session));
    if (room?.kind !== 'support') throw noRoom();
    await noteLook(db, { admin_id: session.userId, room_id: roomId, act: 'readCustomer', at: clock.now() });
    const customer = await readCustomer(db, room.user_id);
    return customer;
  });
}
