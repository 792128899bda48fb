import { Type } from 'typebox';
import { defineEndpoint } from '../gateway/endpoint.ts';
import { commonFields, envelope, guidText } from '../gateway/wire-schemas.ts';
import { longestChatText, shortestChatSearch } from './chat-limits.ts';
import { chatMessage, chatPhotoName, chatRoom, chatRoomId, chatSeq, chatSeqText } from './chat-schema.ts';

/** Rows or messages per page, 1 to 100. */
const limit = Type.Optional(Type.String({ pattern: '^([1-9]\\d?|100)$' }));
const cursor = Type.Optional(Type.String({ maxLength: 120 }));
export const chatRoomPath = {
  params: Type.Object({ roomId: chatRoomId }),
  paramsExample: { roomId: 'J00000001' },
} as const;

/** What a room's page asks for; the driver's call takes the same. */
export const historyRequest = {
  /** Messages before this place, the nearest; absent with `after`: the newest. */
  before: Type.Optional(chatSeqText),
  /** Messages after this place, the nearest. */
  after: Type.Optional(chatSeqText),
  limit,
};
export const historyReply = {
  room: Type.Optional(chatRoom),
  /** In their order, the oldest first. */
  messages: Type.Optional(Type.Array(chatMessage, { maxItems: 100 })),
  hasOlder: Type.Optional(Type.Boolean()),
  hasNewer: Type.Optional(Type.Boolean()),
};
/** Exactly one of `text`, `photo` and `quickReply`. */
export const messageRequest = {
  guid: guidText,
  text: Type.Optional(Type.String({ minLength: 1, maxLength: longestChatText * 2 })),
  /** `fileName` of the upload. */
  photo: Type.Optional(chatPhotoName),
  /** A key of `quick-replies.ts`. */
  quickReply: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
};
export const messageReply = { message: Type.Optional(chatMessage) };
export const photoRequest = { guid: guidText, imgBase64: Type.String({ minLength: 1 }) };
/** More than 3 MB in base64, so that a slightly larger photo gets the proper error. */
export const chatPhotoBytes = 6_291_456;

export const getRoomData = defineEndpoint({
  method: 'GET',
  path: '/chat/room/roomData/:id',
  access: 'session',
  summary: 'A room with a page of its messages, the newest or those before or after a place. Your own id: your support room',
  params: Type.Object({ id: chatRoomId }),
  paramsExample: { id: 'J00000001' },
  request: Type.Object({ ...commonFields, ...historyRequest }),
  /** HTTP 404 not a room of the caller, or no driver has the job yet. An admin may read any room, which is recorded. */
  reply: Type.Object({ ...envelope, ...historyReply }),
  example: { before: '120', limit: '30' },
});

export const listRooms = defineEndpoint({
  method: 'GET',
  path: '/chat/room/list/:username/:role',
  access: 'session',
  summary: 'Your rooms, the one with the newest message first; as `admin`, the support rooms that you have claimed',
  params: Type.Object({
    /** The caller's user name or id. */
    username: Type.String({ minLength: 1, maxLength: 120 }),
    role: Type.Union([Type.Literal('customer'), Type.Literal('admin')]),
  }),
  paramsExample: { username: 'demo@songwai.test', role: 'customer' },
  request: Type.Object({ ...commonFields, limit, cursor }),
  /** HTTP 404 another user's name; 403 not an admin. */
  reply: Type.Object({
    ...envelope,
    rooms: Type.Optional(Type.Array(chatRoom, { maxItems: 100 })),
    /** Over all rooms of this list, not only this page. */
    unreadCount: Type.Optional(Type.Integer({ minimum: 0 })),
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { limit: '30' },
});

export const searchRooms = defineEndpoint({
  method: 'POST',
  path: '/chat/room/search',
  access: 'session',
  isIdempotentRead: true,
  summary: 'Find rooms by driver or job number, and messages by any part of their text; only in your rooms',
  request: Type.Object({
    ...commonFields,
    filter: Type.Object({
      text: Type.Optional(Type.String({ minLength: shortestChatSearch, maxLength: 100 })),
      roomId: Type.Optional(chatRoomId),
      kind: Type.Optional(Type.Union([Type.Literal('job'), Type.Literal('support')])),
      isUnread: Type.Optional(Type.Boolean()),
      /** `nextCursor` of the last answer: goes on with the messages. */
      cursor,
    }),
    /** What the answer has; both by default. */
    projection: Type.Optional(Type.Object({ rooms: Type.Optional(Type.Boolean()), messages: Type.Optional(Type.Boolean()) })),
  }),
  reply: Type.Object({
    ...envelope,
    /** At most 30. */
    rooms: Type.Optional(Type.Array(chatRoom)),
    /** Newest first, 30 at a time; none without `filter.text`. */
    messages: Type.Optional(Type.Array(chatMessage)),
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { filter: { text: 'ประชาสัมพันธ์' }, projection: { messages: true } },
});

export const sendChatMessage = defineEndpoint({
  method: 'POST',
  path: '/chat/room/:roomId/message',
  access: 'session',
  isIdempotentRead: true,
  keepsTexts: true,
  summary: 'Write a message: a text, a photo that was uploaded, or a quick reply. The same `guid` gives the same message, once',
  ...chatRoomPath,
  request: Type.Object({ ...commonFields, ...messageRequest }),
  /**
   * HTTP 404 not a room of the caller; 409 read only (`reason` as the room's `readOnly`); 422 at `text`, `photo` or `quickReply`; 429 too
   * many at once.
   */
  reply: Type.Object({ ...envelope, ...messageReply }),
  example: { guid: '20261127-0a1b2c3d', text: 'ฝากไว้ได้เลยค่ะ ที่ประชาสัมพันธ์ชั้น 12' },
});

export const uploadChatPhoto = defineEndpoint({
  method: 'POST',
  path: '/chat/room/:roomId/photo',
  access: 'session',
  maxBodyBytes: chatPhotoBytes,
  summary: 'Upload a photo for a message of this room; the message names it within a day',
  ...chatRoomPath,
  request: Type.Object({ ...commonFields, ...photoRequest }),
  /** 404, 409 as a message; 422 at `imgBase64` unless a png or jpeg of at most 3 MB; 429; 503 the file store does not answer. */
  reply: Type.Object({ ...envelope, fileName: Type.Optional(Type.String()) }),
  example: {
    guid: '20261127-0a1b2c3d',
    imgBase64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  },
});

export const viewChatPhoto = defineEndpoint({
  method: 'GET',
  path: '/chat/photo/:fileName',
  access: 'anyone',
  file: 'image/*',
  summary: 'A photo of a message, to whoever has its name, which nobody guesses: a picture on a page cannot send a token',
  params: Type.Object({ fileName: chatPhotoName }),
  paramsExample: { fileName: 'k3Jc0b1Q2m9Zt7cYw4PzAkVn2x0b1Q2m.png' },
  request: Type.Object(commonFields),
  /** HTTP 404 no such photo. */
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});

export const readChatRoom = defineEndpoint({
  method: 'POST',
  path: '/chat/room/:roomId/read',
  access: 'session',
  isIdempotentRead: true,
  summary: 'Mark the messages of a room read up to a place; an earlier place changes nothing',
  ...chatRoomPath,
  request: Type.Object({ ...commonFields, upTo: chatSeq }),
  /** `unreadCount` over all rooms. */
  reply: Type.Object({ ...envelope, unreadCount: Type.Optional(Type.Integer({ minimum: 0 })) }),
  example: { upTo: 120 },
});

export const typeInChatRoom = defineEndpoint({
  method: 'POST',
  path: '/chat/room/:roomId/typing',
  access: 'session',
  summary: 'Show the others for six seconds that you are typing; nothing is stored',
  ...chatRoomPath,
  request: Type.Object({ ...commonFields }),
  reply: Type.Object(envelope),
  example: { lang: 'th' },
});

/**
 * Everything that happens in the caller's rooms: `GET /chat/stream` with `sk-token`, `GET /chat/driver/stream` with `driver-token`.
 * `event: message` with a `chatMessage` and an `id`; sent back as `Last-Event-ID` (or `lastEventId` in the query) it resumes after that
 * message. `event: room` with `{roomId}` when anything else of a room changed, or a room began; `event: read` with `{roomId, memberId,
 * readSeq}`; `event: typing` with `{roomId, memberId}`; `event: begin` first, with the `id` of now; `event: reset` where the stream cannot
 * resume and all must be loaded anew; `event: end` closes it, after five minutes at the latest: the next one checks session and rights again.
 */
export const chatStreamPath = '/chat/stream';
