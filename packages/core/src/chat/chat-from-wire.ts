import type { Static } from 'typebox';
import type { VehicleKind } from '../pricing/catalog.ts';
import type { ChatContent, ChatEvent, ChatMessage } from './chat-message.ts';
import type { ChatJob, ChatRoom, ChatSupport } from './chat-room.ts';
import type { chatMessage as MessageSchema, chatRoom as RoomSchema } from './chat-schema.ts';

export type WireChatMessage = Static<typeof MessageSchema>;
export type WireChatRoom = Static<typeof RoomSchema>;

const contentFromWire = ({ kind, text = '', photoUrl = '', quickReply }: WireChatMessage): ChatContent => {
  if (kind === 'photo') return { kind, path: photoUrl };
  if (quickReply === undefined) return { kind: 'text', text };
  const { key, textTh, textEn } = quickReply;
  return { kind: 'quickReply', key, text: { th: textTh, en: textEn }, original: text };
};

const eventFromWire = ({ key, ...rest }: NonNullable<WireChatMessage['event']>): ChatEvent => ({
  key,
  stop: rest.stop ?? null,
  addressName: rest.addressName ?? '',
  name: rest.name ?? '',
  jobId: rest.jobId ?? null,
  reason: rest.reason ?? '',
  opensTime: rest.opensTime ?? null,
});

export const messageFromWire = (wire: WireChatMessage): ChatMessage => {
  const placed = { roomId: wire.roomId, seq: wire.seq, at: new Date(wire.createdDateTime) };
  if (wire.event !== undefined) return { ...placed, kind: 'event', event: eventFromWire(wire.event) };
  const sender = wire.sender ?? { memberId: '', role: 'support', name: '' };
  return { ...placed, kind: 'message', guid: wire.guid ?? '', sender, content: contentFromWire(wire) };
};

const dateOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

const jobFromWire = ({ driver, nextStop, ...job }: NonNullable<WireChatRoom['job']>): ChatJob => ({
  id: job.jobId,
  trackingId: job.trackingId,
  status: job.jobStatus,
  driver: driver
    ? {
        id: driver.songwaiId,
        name: driver.songwaiName,
        plate: driver.plate,
        vehicleKind: driver.vehicleKind as VehicleKind,
        photoPath: driver.photoUrl ?? null,
        isBlocked: driver.isBlocked,
      }
    : null,
  nextStop: nextStop
    ? { stop: nextStop.stop, name: nextStop.addressName, isAtStop: nextStop.isAtStop, left: nextStop.stopsLeft }
    : null,
  endedAt: dateOf(job.endedDateTime),
});

const supportFromWire = (support: NonNullable<WireChatRoom['support']>): ChatSupport => ({
  state: support.state,
  waitingSince: dateOf(support.waitingSinceDateTime),
  claimedBy: support.claimedByName ?? '',
  isClaimedByMe: support.isClaimedByMe ?? false,
  aboutJobId: support.aboutJobId ?? null,
  isOpen: support.isOpen,
  opensAt: dateOf(support.opensDateTime),
});

export const roomFromWire = (wire: WireChatRoom): ChatRoom => ({
  id: wire.roomId,
  kind: wire.kind,
  createdAt: new Date(wire.createdDateTime),
  lastSeq: wire.lastSeq,
  lastMessage: wire.lastMessage ? messageFromWire(wire.lastMessage) : null,
  unreadCount: wire.unreadCount,
  readSeq: wire.readSeq,
  members: wire.members.map(({ memberId, ...member }) => ({ ...member, id: memberId })),
  readOnly: wire.readOnly ?? null,
  closesAt: dateOf(wire.closesDateTime),
  job: wire.job ? jobFromWire(wire.job) : null,
  support: wire.support ? supportFromWire(wire.support) : null,
});
