import { Type } from 'typebox';
import { defineEndpoint } from '../../gateway/endpoint.ts';
import { commonFields, envelope } from '../../gateway/wire-schemas.ts';
import { chatRoom } from '../chat-schema.ts';
import { chatRoomPath } from '../contract.ts';

const jobId = Type.String({ minLength: 1, maxLength: 40 });
/** Why an admin closes a question. */
export const closeReason = Type.Union([
  Type.Literal('solved'),
  Type.Literal('noAnswer'),
  Type.Literal('elsewhere'),
  Type.Literal('notOurs'),
]);
const supportRoomPath = { ...chatRoomPath, paramsExample: { roomId: '00000000-0000-4000-8000-000000000001' } } as const;
const roomReply = { ...envelope, room: Type.Optional(chatRoom) };

export const askForSupport = defineEndpoint({
  method: 'POST',
  path: '/chat/support/ask',
  access: 'session',
  summary: 'Ask for people in your support room, about a job or about nothing in particular; asking twice asks once',
  request: Type.Object({ ...commonFields, jobId: Type.Optional(jobId) }),
  /** HTTP 404 not a job of the caller; 429. Outside support hours an event in the room says when people answer. */
  reply: Type.Object(roomReply),
  example: { jobId: 'J00000001' },
});

export const settleSupport = defineEndpoint({
  method: 'POST',
  path: '/chat/support/settled',
  access: 'session',
  summary: 'Say that your question is settled; your next message asks again',
  request: Type.Object(commonFields),
  reply: Type.Object(roomReply),
  example: {},
});

export const listNeedAdminSupport = defineEndpoint({
  method: 'GET',
  path: '/chat/room/list/needAdminSupport',
  access: 'admin',
  summary: 'Support rooms that wait for an admin, the longest waiting first; with those that others answer where asked',
  request: Type.Object({
    ...commonFields,
    /** Default: waiting. */
    state: Type.Optional(Type.Union([Type.Literal('waiting'), Type.Literal('answering'), Type.Literal('closed')])),
    cursor: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  reply: Type.Object({
    ...envelope,
    rooms: Type.Optional(Type.Array(chatRoom)),
    waitingCount: Type.Optional(Type.Integer({ minimum: 0 })),
    nextCursor: Type.Optional(Type.String()),
  }),
  example: { state: 'waiting' },
});

export const claimSupportRoom = defineEndpoint({
  method: 'POST',
  path: '/chat/support/:roomId/claim',
  access: 'admin',
  summary: 'Take a question on; of two admins the first gets it',
  ...supportRoomPath,
  request: Type.Object(commonFields),
  /** HTTP 404 no such support room; 409 another admin has it. Idempotent. */
  reply: Type.Object(roomReply),
  example: {},
});

export const handOverSupportRoom = defineEndpoint({
  method: 'POST',
  path: '/chat/support/:roomId/hand_over',
  access: 'admin',
  summary: 'Give a question to another admin, or back to the queue',
  ...supportRoomPath,
  request: Type.Object({
    ...commonFields,
    /** Id of an admin; absent: back to the queue. */
    adminId: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  /** HTTP 404 no such room or admin; 409 the caller has not claimed it. */
  reply: Type.Object(roomReply),
  example: {},
});

export const closeSupportRoom = defineEndpoint({
  method: 'POST',
  path: '/chat/support/:roomId/close',
  access: 'admin',
  summary: 'Close a question with a reason; a new message of the customer opens it again',
  ...supportRoomPath,
  request: Type.Object({ ...commonFields, reason: closeReason }),
  /** HTTP 404; 409 another admin has it. Idempotent. */
  reply: Type.Object(roomReply),
  example: { reason: 'solved' },
});

export const listSupportAdmins = defineEndpoint({
  method: 'GET',
  path: '/chat/support/admins',
  access: 'admin',
  summary: 'Who can take a question over, with how many each has',
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    admins: Type.Optional(
      Type.Array(
        Type.Object({
          adminId: Type.String(),
          name: Type.String(),
          isMe: Type.Boolean(),
          roomCount: Type.Integer({ minimum: 0 }),
        }),
      ),
    ),
  }),
  example: {},
});

const cannedAnswer = Type.Object({
  answerId: Type.String(),
  title: Type.String(),
  textTh: Type.String(),
  textEn: Type.String(),
});
const answerText = Type.String({ minLength: 1, maxLength: 1_000 });

export const listCannedAnswers = defineEndpoint({
  method: 'GET',
  path: '/chat/support/answers',
  access: 'admin',
  summary: 'Answers that admins have prepared, by title',
  request: Type.Object(commonFields),
  reply: Type.Object({ ...envelope, answers: Type.Optional(Type.Array(cannedAnswer)) }),
  example: {},
});

export const saveCannedAnswer = defineEndpoint({
  method: 'POST',
  path: '/chat/support/answers',
  access: 'admin',
  summary: 'Prepare an answer, or change one; the change is recorded',
  request: Type.Object({
    ...commonFields,
    /** Absent: a new one. */
    answerId: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,8}$' })),
    title: Type.String({ minLength: 1, maxLength: 80 }),
    textTh: answerText,
    textEn: answerText,
  }),
  /** HTTP 404 no such answer; 422 more than 200. */
  reply: Type.Object({ ...envelope, answerId: Type.Optional(Type.String()) }),
  example: { title: 'ใบเสร็จ', textTh: 'ออกใบเสร็จใหม่ให้แล้วนะคะ', textEn: 'We have issued a new receipt.' },
});

export const removeCannedAnswer = defineEndpoint({
  method: 'POST',
  path: '/chat/support/answers/remove',
  access: 'admin',
  summary: 'Remove a prepared answer; nothing happens where there is none',
  request: Type.Object({ ...commonFields, answerId: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) }),
  reply: Type.Object(envelope),
  example: { answerId: '1' },
});

/** What the support page shows beside a room: no more of the customer than it needs. */
export const getSupportCustomer = defineEndpoint({
  method: 'GET',
  path: '/chat/support/:roomId/customer',
  access: 'admin',
  summary: 'Who asks in a support room, with the latest jobs; the look is recorded',
  ...supportRoomPath,
  request: Type.Object(commonFields),
  reply: Type.Object({
    ...envelope,
    name: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    email: Type.Optional(Type.String()),
    companyName: Type.Optional(Type.String()),
    /** Of a partner's guest, who reads no chat of ours. */
    partnerName: Type.Optional(Type.String()),
    /** Newest first, at most 10. */
    jobs: Type.Optional(
      Type.Array(
        Type.Object({
          jobId: Type.String(),
          jobStatus: Type.String(),
          trackingId: Type.String(),
          createdDateTime: Type.String(),
          fromName: Type.String(),
          toName: Type.String(),
          /** Whether the job has a room to look into. */
          hasRoom: Type.Boolean(),
        }),
      ),
    ),
  }),
  example: {},
});
