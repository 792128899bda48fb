import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope } from '../../gateway/wire-schemas.ts';
import { chatMessage, chatSeq } from '../chat-schema.ts';
import { chatRoomPath } from '../contract.ts';

const reportReason = Type.Union([
  Type.Literal('rude'),
  Type.Literal('harassment'),
  Type.Literal('fraud'),
  Type.Literal('unsafe'),
  Type.Literal('other'),
]);

export const reportChat = defineEndpoint({
  method: 'POST',
  path: '/chat/room/:roomId/report',
  access: 'session',
  summary: 'Report a message, or the other side of a room, to our admins; the other side does not learn of it',
  ...chatRoomPath,
  request: Type.Object({
    ...commonFields,
    /** The message; absent: the other side as a whole. */
    seq: Type.Optional(chatSeq),
    reason: reportReason,
    comment: Type.Optional(Type.String({ maxLength: 1_000 })),
  }),
  /** HTTP 404 not the caller's room or no such message of another; 429. Reporting the same twice reports it once. */
  reply: Type.Object(envelope),
  example: { seq: 4, reason: 'rude' },
});

export const listChatReports = defineEndpoint({
  method: 'GET',
  path: '/chat/support/reports',
  access: 'admin',
  summary: 'Reports, the oldest open ones first; 50 at a time',
  request: Type.Object({
    ...commonFields,
    /** Default: open. */
    state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('closed')])),
    cursor: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  reply: Type.Object({
    ...envelope,
    reports: Type.Optional(
      Type.Array(
        Type.Object({
          reportId: Type.String(),
          roomId: Type.String(),
          reason: Type.String(),
          comment: Type.String(),
          createdDateTime: Type.String(),
          reporterName: Type.String(),
          /** Absent where the other side as a whole was reported. */
          message: Type.Optional(chatMessage),
          isClosed: Type.Boolean(),
        }),
      ),
    ),
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { state: 'open' },
});

export const closeChatReport = defineEndpoint({
  method: 'POST',
  path: '/chat/support/reports/:reportId/close',
  access: 'admin',
  summary: 'Note that a report was dealt with; closing twice closes once',
  params: Type.Object({ reportId: Type.String({ pattern: '^[1-9]\\d{0,14}$' }) }),
  paramsExample: { reportId: '1' },
  request: Type.Object(commonFields),
  /** HTTP 404 no such report. */
  reply: Type.Object(envelope),
  example: {},
});
