import type { Static } from 'typebox';
import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { JobStatus } from '../../jobs/job-status.ts';
import { roomFromWire, type WireChatRoom } from '../chat-from-wire.ts';
import type { ChatRoom } from '../chat-room.ts';
import type { closeReason as CloseReason } from './contract.ts';
import type { deskMatterKind as DeskMatterKind } from './help-contract.ts';
import * as routes from './routes.generated.ts';

export type SupportCloseReason = Static<typeof CloseReason>;

const roomOf = ({ room }: { readonly room?: WireChatRoom }): ChatRoom | null => (room ? roomFromWire(room) : null);

/** Asks for people in one's support room; about a job, if given. @throws GatewayError 404 not a job of the caller; 429. */
export const askForSupport = async (transport: Transport, jobId: string | null): Promise<ChatRoom | null> =>
  roomOf(await call(transport, routes.askForSupport, jobId === null ? {} : { jobId }));

/** Asks support about a job: a message in one's support room. @throws GatewayError 404 no such job; 429 too many for this job within an hour. */
export const askForHelp = async (
  transport: Transport,
  question: { readonly jobId: string; readonly message: string },
): Promise<void> => {
  await call(transport, routes.customerNeedHelp, question);
};

/** Says that one's question is settled. @throws GatewayError */
export const settleSupport = async (transport: Transport): Promise<ChatRoom | null> =>
  roomOf(await call(transport, routes.settleSupport));

/** Support rooms by their state. */
export interface SupportQueue {
  readonly rooms: readonly ChatRoom[];
  readonly waitingCount: number;
  readonly nextCursor: string | null;
}

/** For admins: support rooms, the longest waiting first. @throws GatewayError 403 not an admin. */
export const fetchSupportQueue = async (
  transport: Transport,
  query: {
    readonly state?: 'waiting' | 'answering' | 'closed';
    readonly cursor?: string | undefined;
    readonly signal?: AbortSignal;
  } = {},
): Promise<SupportQueue> => {
  const { rooms = [], waitingCount = 0, nextCursor = null } = await call(transport, routes.listNeedAdminSupport, query);
  return { rooms: rooms.map(roomFromWire), waitingCount, nextCursor };
};

/** What waits for administrators outside support rooms. */
export interface DeskMatter {
  readonly kind: Static<typeof DeskMatterKind>;
  readonly count: number;
  /** Since when the oldest waits. */
  readonly since: Date;
}

/** @throws GatewayError 403 not an admin. */
export const fetchDeskMatters = async (transport: Transport): Promise<readonly DeskMatter[]> => {
  const { matters = [] } = await call(transport, routes.listDeskMatters);
  return matters.map(({ kind, count, sinceDateTime }) => ({ kind, count, since: new Date(sinceDateTime) }));
};

/** Takes a question on. @throws GatewayError 409 another admin has it. */
export const claimSupportRoom = async (transport: Transport, roomId: string): Promise<ChatRoom | null> =>
  roomOf(await call(transport, routes.claimSupportRoom, { roomId }));

/** Gives a question to another admin; null: back to the queue. @throws GatewayError 404 no such admin; 409 not the caller's. */
export const handOverSupportRoom = async (
  transport: Transport,
  { roomId, adminId }: { readonly roomId: string; readonly adminId: string | null },
): Promise<ChatRoom | null> =>
  roomOf(await call(transport, routes.handOverSupportRoom, { roomId, ...(adminId !== null && { adminId }) }));

/** Closes a question; a new message of the customer opens it again. @throws GatewayError 409 another admin has it. */
export const closeSupportRoom = async (
  transport: Transport,
  closing: { readonly roomId: string; readonly reason: SupportCloseReason },
): Promise<ChatRoom | null> => roomOf(await call(transport, routes.closeSupportRoom, closing));

/** An admin who can take a question over. */
export interface SupportAdmin {
  readonly adminId: string;
  readonly name: string;
  readonly isMe: boolean;
  readonly roomCount: number;
}

/** @throws GatewayError 403 not an admin. */
export const fetchSupportAdmins = async (transport: Transport): Promise<readonly SupportAdmin[]> => {
  const { admins = [] } = await call(transport, routes.listSupportAdmins);
  return admins;
};

/** Who asks, beside the room. Empty texts: not known. */
export interface SupportCustomer {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly companyName: string;
  /** Of a partner's guest, who reads no chat of ours. */
  readonly partnerName: string;
  readonly jobs: readonly {
    readonly id: string;
    readonly status: JobStatus;
    readonly trackingId: string;
    readonly createdAt: Date;
    readonly from: string;
    readonly to: string;
    /** Whether the job has a room to look into. */
    readonly hasRoom: boolean;
  }[];
}

/** The look is recorded. @throws GatewayError 404 no such room. */
export const fetchSupportCustomer = async (transport: Transport, roomId: string): Promise<SupportCustomer> => {
  const {
    name = '',
    phone = '',
    email = '',
    companyName = '',
    partnerName = '',
    jobs = [],
  } = await call(transport, routes.getSupportCustomer, {
    roomId,
  });
  return {
    name,
    phone,
    email,
    companyName,
    partnerName,
    jobs: jobs.map(({ jobId, jobStatus, trackingId, createdDateTime, fromName, toName, hasRoom }) => ({
      id: jobId,
      status: jobStatus as JobStatus,
      trackingId,
      createdAt: new Date(createdDateTime),
      from: fromName,
      to: toName,
      hasRoom,
    })),
  };
};
