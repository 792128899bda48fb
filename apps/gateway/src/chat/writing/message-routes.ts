import { readChatRoom, sendChatMessage, typeInChatRoom, uploadChatPhoto, viewChatPhoto } from '@songwai/core/chat/contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint, mountFile } from '../../http/mount-endpoint.ts';
import type { Db } from '../../platform/db.ts';
import { userCaller } from '../caller.ts';
import { countUnread } from '../rooms/list-view.ts';
import type { RoomMarks } from './mark-room.ts';
import type { ChatPhotos } from './photos.ts';
import { readContent } from './read-content.ts';
import type { WriteMessage } from './write-message.ts';

/** What the calls of writers need. */
export interface WritingDeps {
  readonly db: Db;
  readonly write: WriteMessage;
  readonly photos: ChatPhotos;
  readonly marks: RoomMarks;
}

/** Mounts what users do in rooms. */
export function registerWriting(app: FastifyInstance, { db, write, photos, marks }: WritingDeps): void {
  mountEndpoint(app, sendChatMessage, async ({ params, body, session, language }) => {
    const { guid } = body;
    return { message: await write({ ...params, guid, content: readContent(body, language) }, userCaller(session)) };
  });

  mountEndpoint(app, uploadChatPhoto, async ({ params, body, session }) => ({
    fileName: await photos.add({ ...params, imgBase64: body.imgBase64 }, userCaller(session)),
  }));

  mountFile(app, viewChatPhoto, async ({ params }) => {
    const { content, mediaType } = await photos.read(params.fileName);
    return { content, type: mediaType };
  });

  mountEndpoint(app, readChatRoom, async ({ params, body, session }) => {
    const caller = userCaller(session);
    await marks.read(params.roomId, body.upTo, caller);
    return { unreadCount: await countUnread(db, caller) };
  });

  mountEndpoint(app, typeInChatRoom, async ({ params, session }) => {
    await marks.typing(params.roomId, userCaller(session));
  });
}
