import { Type } from 'typebox';
import { timeText } from '../gateway/wire-schemas.ts';
import { jobStatusSchema } from '../jobs/contract.ts';

/** A job's number, or the id of the user whose support room it is. */
export const chatRoomId = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9-]+$' });
/** Place of a message in its room: 1, 2, 3 … without a gap, the same for every reader. */
export const chatSeq = Type.Integer({ minimum: 0, maximum: 2_000_000_000 });
/** `chatSeq` in a GET's query. */
export const chatSeqText = Type.String({ pattern: '^\\d{1,10}$' });
export const chatPhotoName = Type.String({ pattern: '^[A-Za-z0-9_-]{32}\\.(jpg|png)$' });
export const chatRole = Type.Union([Type.Literal('customer'), Type.Literal('driver'), Type.Literal('support')]);

/** What happened between the messages. Of a job; from `asked` on, of a support room. */
const eventKey = Type.Union([
  Type.Literal('assigned'),
  Type.Literal('arrived'),
  Type.Literal('pickedUp'),
  Type.Literal('delivered'),
  Type.Literal('failedVisit'),
  Type.Literal('completed'),
  Type.Literal('cancelled'),
  Type.Literal('driverLeft'),
  Type.Literal('asked'),
  Type.Literal('outOfHours'),
  Type.Literal('claimed'),
  Type.Literal('handedOver'),
  Type.Literal('closed'),
  Type.Literal('settled'),
  Type.Literal('reopened'),
]);

const chatEvent = Type.Object({
  key: eventKey,
  /** Index in the job's locationList, and the stop's name. */
  stop: Type.Optional(Type.Integer({ minimum: 0 })),
  addressName: Type.Optional(Type.String()),
  /** First name of the driver or of the admin; absent where it is of no one. */
  name: Type.Optional(Type.String()),
  /** `asked`: the job that the customer asks about. */
  jobId: Type.Optional(Type.String()),
  /** `closed`: as the admin chose. */
  reason: Type.Optional(Type.String()),
  /** `outOfHours`: when people answer again, in Bangkok. */
  opensTime: Type.Optional(timeText),
});

export const chatMessage = Type.Object({
  roomId: Type.String(),
  seq: chatSeq,
  /** As the sender made it; absent for an event. */
  guid: Type.Optional(Type.String()),
  kind: Type.Union([Type.Literal('text'), Type.Literal('photo'), Type.Literal('quickReply'), Type.Literal('event')]),
  /** Absent for an event. */
  sender: Type.Optional(
    Type.Object({
      /** Of `members`; also of one who has left. */
      memberId: Type.String(),
      role: chatRole,
      /** First name. Empty once the account is deleted. */
      name: Type.String(),
    }),
  ),
  createdDateTime: Type.String(),
  /** As written; of a quick reply in its sender's language. Phone numbers are masked 24 hours after the end of the job. */
  text: Type.Optional(Type.String()),
  /** Path below the gateway, which cannot be guessed. */
  photoUrl: Type.Optional(Type.String()),
  quickReply: Type.Optional(Type.Object({ key: Type.String(), textTh: Type.String(), textEn: Type.String() })),
  event: Type.Optional(chatEvent),
});

const chatMember = Type.Object({
  /** A user's id, `driver-<songwaiId>`, or `support` for all who answer. */
  memberId: Type.String(),
  role: chatRole,
  name: Type.String(),
  isMe: Type.Boolean(),
  unreadCount: Type.Integer({ minimum: 0 }),
  /** What this member has read: every message up to here. */
  readSeq: chatSeq,
});

/** The job of a job's room. */
const chatJob = Type.Object({
  jobId: Type.String(),
  trackingId: Type.String(),
  jobStatus: jobStatusSchema,
  /** Absent between two drivers. */
  driver: Type.Optional(
    Type.Object({
      songwaiId: Type.String(),
      songwaiName: Type.String(),
      plate: Type.String(),
      vehicleKind: Type.String(),
      photoUrl: Type.Optional(Type.String()),
      /** By the caller, or by the caller's company. */
      isBlocked: Type.Boolean(),
    }),
  ),
  /** Where the driver heads for or is; absent once the job is over, and between two drivers. */
  nextStop: Type.Optional(
    Type.Object({
      stop: Type.Integer({ minimum: 0 }),
      addressName: Type.String(),
      isAtStop: Type.Boolean(),
      /** Stops not done yet, this one included. */
      stopsLeft: Type.Integer({ minimum: 0 }),
    }),
  ),
  endedDateTime: Type.Optional(Type.String()),
});

/** The state of a support room. */
const chatSupport = Type.Object({
  /** `idle`: nothing asked yet. `waiting`: in the queue. `answering`: an admin has claimed it. `closed`: until the next message. */
  state: Type.Union([Type.Literal('idle'), Type.Literal('waiting'), Type.Literal('answering'), Type.Literal('closed')]),
  waitingSinceDateTime: Type.Optional(Type.String()),
  /** First name of the admin who has claimed it. */
  claimedByName: Type.Optional(Type.String()),
  isClaimedByMe: Type.Optional(Type.Boolean()),
  /** What the customer asked about last. */
  aboutJobId: Type.Optional(Type.String()),
  /** Whether people answer now: the setting `supportHours`. */
  isOpen: Type.Boolean(),
  /** Only while it is not open. */
  opensDateTime: Type.Optional(Type.String()),
});

export const chatRoom = Type.Object({
  roomId: Type.String(),
  kind: Type.Union([Type.Literal('job'), Type.Literal('support')]),
  createdDateTime: Type.String(),
  /** Place of the last message; 0 without one. */
  lastSeq: chatSeq,
  lastMessage: Type.Optional(chatMessage),
  /** The caller's: messages of others after `readSeq`. Events do not count. */
  unreadCount: Type.Integer({ minimum: 0 }),
  readSeq: chatSeq,
  members: Type.Array(chatMember),
  /** Why the caller cannot write; absent where the caller can. `watching`: an admin in a job's room. */
  readOnly: Type.Optional(
    Type.Union([Type.Literal('ended'), Type.Literal('blocked'), Type.Literal('noDriver'), Type.Literal('watching')]),
  ),
  /** Of a job that is over: when the room stops taking messages. */
  closesDateTime: Type.Optional(Type.String()),
  job: Type.Optional(chatJob),
  support: Type.Optional(chatSupport),
});
