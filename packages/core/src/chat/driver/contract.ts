import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope } from '../../gateway/wire-schemas.ts';
import { chatRoom, chatSeq } from '../chat-schema.ts';
import {
  chatPhotoBytes,
  chatRoomPath,
  historyReply,
  historyRequest,
  messageReply,
  messageRequest,
  photoRequest,
} from '../contract.ts';

export const listDriverRooms = defineEndpoint({
  method: 'GET',
  path: '/chat/driver/rooms',
  access: 'driver',
  summary: 'The rooms of this driver’s jobs that still take messages',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, rooms: Type.Optional(Type.Array(chatRoom)) }),
  example: { lang: 'th' },
});

export const getDriverRoom = defineEndpoint({
  method: 'GET',
  path: '/chat/driver/room/:roomId',
  access: 'driver',
  summary: 'A room of this driver’s job with a page of its messages, since the driver took the job',
  ...chatRoomPath,
  request: Type.Object({ ...commonFields, ...historyRequest }),
  /** HTTP 404 not this driver's job, or over for more than 24 hours. */
  reply: Type.Object({ ...envelope, ...historyReply }),
  example: { limit: '30' },
});

export const sendDriverMessage = defineEndpoint({
  method: 'POST',
  path: '/chat/driver/room/:roomId/message',
  access: 'driver',
  isIdempotentRead: true,
  keepsTexts: true,
  summary: 'Write to the customer of this driver’s job',
  ...chatRoomPath,
  request: Type.Object({ ...commonFields, ...messageRequest }),
  /** As `/chat/room/:roomId/message`; 409 `blocked` where the customer has blocked the driver. */
  reply: Type.Object({ ...envelope, ...messageReply }),
  example: { guid: '20261127-0a1b2c3d', quickReply: 'atPickUp' },
});

export const uploadDriverPhoto = defineEndpoint({
  method: 'POST',
  path: '/chat/driver/room/:roomId/photo',
  access: 'driver',
  maxBodyBytes: chatPhotoBytes,
  summary: 'Upload a photo for a message of this room',
  ...chatRoomPath,
  request: Type.Object({ ...commonFields, ...photoRequest }),
  /** As `/chat/room/:roomId/photo`. */
  reply: Type.Object({ ...envelope, fileName: Type.Optional(Type.String()) }),
  example: { guid: '20261127-0a1b2c3d', imgBase64: 'iVBORw0KGgo=' },
});

export const readDriverRoom = defineEndpoint({
  method: 'POST',
  path: '/chat/driver/room/:roomId/read',
  access: 'driver',
  isIdempotentRead: true,
  summary: 'Mark the messages of a room read up to a place',
  ...chatRoomPath,
  request: Type.Object({ ...commonFields, upTo: chatSeq }),
  reply: Type.Object({ ...envelope, unreadCount: Type.Optional(Type.Integer({ minimum: 0 })) }),
  example: { upTo: 3 },
});

export const typeInDriverRoom = defineEndpoint({
  method: 'POST',
  path: '/chat/driver/room/:roomId/typing',
  access: 'driver',
  summary: 'Show the customer for six seconds that the driver is typing',
  ...chatRoomPath,
  request: Type.Object(commonFields),
  reply: Type.Object(envelope),
  example: {},
});

/** As `chatStreamPath`, for the driver's rooms. */
export const driverChatStreamPath = '/chat/driver/stream';
