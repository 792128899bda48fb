import type { JobStatus } from '../jobs/job-status.ts';
import type { VehicleKind } from '../pricing/catalog.ts';
import type { ChatMessage, ChatRole } from './chat-message.ts';

/** A member of a room (spec §3, "chat room": members each with user and unread count). */
export interface ChatMember {
  /** A user's id, `driver-<id>`, or `support` for all who answer. */
  readonly id: string;
  readonly role: ChatRole;
  readonly name: string;
  readonly isMe: boolean;
  readonly unreadCount: number;
  /** This member has read every message up to this place. */
  readonly readSeq: number;
}

export interface ChatDriver {
  readonly id: string;
  readonly name: string;
  readonly plate: string;
  readonly vehicleKind: VehicleKind;
  /** Path below the gateway; null without a photo. */
  readonly photoPath: string | null;
  readonly isBlocked: boolean;
}

/** The job of a job's room. */
export interface ChatJob {
  readonly id: string;
  readonly trackingId: string;
  readonly status: JobStatus;
  /** Null between two drivers. */
  readonly driver: ChatDriver | null;
  /** The pinned next stop; null once the job is over, and between two drivers. Live minutes: the tracking of `trackingId`. */
  readonly nextStop: {
    readonly stop: number;
    readonly name: string;
    readonly isAtStop: boolean;
    /** Stops not done yet, this one included. */
    readonly left: number;
  } | null;
  readonly endedAt: Date | null;
}

/** The state of a support room. */
export interface ChatSupport {
  /** `idle`: nothing asked yet. `waiting`: in the queue. `answering`: an admin has claimed it. `closed`: until the next message. */
  readonly state: 'idle' | 'waiting' | 'answering' | 'closed';
  readonly waitingSince: Date | null;
  /** First name of the admin; empty while nobody has claimed it. */
  readonly claimedBy: string;
  readonly isClaimedByMe: boolean;
  readonly aboutJobId: string | null;
  /** Whether people answer now, by the support hours of the start-up data, and from when if not. */
  readonly isOpen: boolean;
  readonly opensAt: Date | null;
}

/** Why one cannot write: the job ended 24 hours ago, the driver is blocked, no driver has the job, or an admin only looks. */
export type ChatReadOnly = 'ended' | 'blocked' | 'noDriver' | 'watching';

/** A room: of a job (from its assignment to 24 h after its end), or a person's support room, whose id is the user's. */
export interface ChatRoom {
  readonly id: string;
  readonly kind: 'job' | 'support';
  readonly createdAt: Date;
  readonly lastSeq: number;
  readonly lastMessage: ChatMessage | null;
  /** The caller's: messages of others after `readSeq`; events do not count. */
  readonly unreadCount: number;
  readonly readSeq: number;
  readonly members: readonly ChatMember[];
  /** Null where the caller can write. */
  readonly readOnly: ChatReadOnly | null;
  /** Of a job that is over: when the room stops taking messages. */
  readonly closesAt: Date | null;
  readonly job: ChatJob | null;
  readonly support: ChatSupport | null;
}

/** A page of rooms, the one with the newest message first. */
export interface ChatRoomPage {
  readonly rooms: readonly ChatRoom[];
  /** Over all rooms. */
  readonly unreadCount: number;
  readonly nextCursor: string | null;
}

/** A page of a room's history, in order, the oldest first. */
export interface ChatHistory {
  readonly room: ChatRoom;
  readonly messages: readonly ChatMessage[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

/** Whether a message of mine was read by anyone else (the double check). */
export const isSeen = ({ members }: Pick<ChatRoom, 'members'>, seq: number): boolean =>
  members.some(({ isMe, readSeq }) => !isMe && readSeq >= seq);
