import {
  getDriverRoom,
  listDriverRooms as listContract,
  readDriverRoom,
  sendDriverMessage,
  typeInDriverRoom,
  uploadDriverPhoto,
} from '@songwai/core/chat/driver/contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Clock } from '../../platform/deps.ts';
import { driverCaller } from '../caller.ts';
import type { ReadRoom } from '../rooms/history.ts';
import { countUnread, listDriverRooms } from '../rooms/list-view.ts';
import type { ShowRooms } from '../rooms/show-rooms.ts';
import type { WritingDeps } from '../writing/message-routes.ts';
import { readContent } from '../writing/read-content.ts';

interface DriverDeps extends WritingDeps {
  readonly clock: Clock;
  readonly show: ShowRooms;
  readonly readRoom: ReadRoom;
}

/** Mounts the calls of drivers' apps. */
export function registerDriverChat(app: FastifyInstance, deps: DriverDeps): void {
  const { db, clock, show, readRoom, write, photos, marks } = deps;

  mountEndpoint(app, listContract, async ({ session }) => {
    const viewer = { caller: driverCaller(session), now: clock.now() };
    return { rooms: await show(await listDriverRooms(db, viewer.caller, viewer.now), viewer) };
  });

  mountEndpoint(app, getDriverRoom, async ({ params, body, session }) => {
    const shown = await readRoom(params.roomId, body, driverCaller(session));
    return shown;
  });

  mountEndpoint(app, sendDriverMessage, async ({ params, body, session, language }) => {
    const { guid } = body;
    return { message: await write({ ...params, guid, content: readContent(body, language) }, driverCaller(session)) };
  });

  mountEndpoint(app, uploadDriverPhoto, async ({ params, body, session }) => ({
    fileName: await photos.add({ ...params, imgBase64: body.imgBase64 }, driverCaller(session)),
  }));

  mountEndpoint(app, readDriverRoom, async ({ params, body, session }) => {
    const caller = driverCaller(session);
    await marks.read(params.roomId, body.upTo, caller);
    return { unreadCount: await countUnread(db, caller) };
  });

  mountEndpoint(app, typeInDriverRoom, async ({ params, session }) => {
    await marks.typing(params.roomId, driverCaller(session));
  });
}
