import type { WireChatMessage, WireChatRoom } from '@songwai/core/chat/chat-from-wire';
import { storyNow } from '@songwai/features/tests/story-now';
import { delivering } from '@songwai/features/tests/tracking/tracked-jobs';
import { storyUser } from '../story-user.ts';

export const supportRoomId = storyUser.userId;
const jobId = delivering.jobId;

/** So many minutes before the stories' time. */
export const minutesAgo = (minutes: number): string => new Date(storyNow.getTime() - minutes * 60_000).toISOString();

const me = { memberId: storyUser.userId, role: 'customer', name: 'พิมพ์ชนก' } as const;
const driver = { memberId: 'driver-24', role: 'driver', name: 'สมชาย' } as const;
const prae = { memberId: 'support', role: 'support', name: 'แพร' } as const;
const senders = { me, driver, prae };

interface Said {
  readonly minutes: number;
  readonly by?: keyof typeof senders;
  readonly text?: string;
  readonly photoUrl?: string;
  readonly quickReply?: WireChatMessage['quickReply'];
  readonly event?: WireChatMessage['event'];
}

/** The history of a room: places from 1 without a gap. */
export const wireMessages = (roomId: string, said: readonly Said[]): readonly WireChatMessage[] =>
  said.map(({ minutes, by, text, photoUrl, quickReply, event }, index) => ({
    roomId,
    seq: index + 1,
    kind: event ? 'event' : photoUrl ? 'photo' : quickReply ? 'quickReply' : 'text',
    createdDateTime: minutesAgo(minutes),
    ...(by && { guid: `guid-${roomId}-${index}`, sender: senders[by] }),
    ...(text !== undefined && { text }),
    ...(photoUrl !== undefined && { photoUrl }),
    ...(quickReply && { quickReply }),
    ...(event && { event }),
  }));

/** A photo of flowers as a data URL. */
const flowers = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><path fill="#DDE6DF" d="M0 0h160v120H0z"/><path fill="#C3D0C5" d="M0 88h160v32H0z"/><path d="M80 44V26M68 50 56 30M92 50l13-20" stroke="#4C7A55" stroke-width="3"/><path d="M50 54h60L88 106H72Z" fill="#F1E3CF"/><circle cx="64" cy="48" r="11" fill="#E38CA6"/><circle cx="96" cy="48" r="11" fill="#E38CA6"/><circle cx="80" cy="44" r="13" fill="#D95F86"/><circle cx="70" cy="28" r="10" fill="#F2B6C6"/><circle cx="92" cy="28" r="10" fill="#FBE3EA"/></svg>',
)}`;

export const jobMessages = wireMessages(jobId, [
  { minutes: 46, event: { key: 'assigned', name: 'สมชาย' } },
  { minutes: 46, by: 'driver', text: 'สวัสดีครับ กำลังไปที่บ้านอารีย์ ถึงในอีก 6 นาทีครับ' },
  { minutes: 45, by: 'me', text: 'ค่ะ ของเป็นช่อดอกไม้ ช่วยวางตั้งนะคะ' },
  { minutes: 27, event: { key: 'pickedUp', stop: 0, addressName: 'ร้านดอกไม้ บ้านอารีย์' } },
  { minutes: 27, by: 'driver', photoUrl: flowers },
  { minutes: 3, event: { key: 'arrived', stop: 1, addressName: 'สีลมคอมเพล็กซ์' } },
  { minutes: 3, by: 'driver', text: 'ถึงสีลมคอมเพล็กซ์แล้วครับ' },
  {
    minutes: 2,
    by: 'driver',
    text: 'ผู้รับไม่รับสาย ฝากของไว้ได้ไหม',
    quickReply: {
      key: 'noAnswer',
      textTh: 'ผู้รับไม่รับสาย ฝากของไว้ได้ไหม',
      textEn: 'The receiver does not answer. May I leave the goods with someone?',
    },
  },
]);

export const supportMessages = wireMessages(supportRoomId, [
  { minutes: 160, event: { key: 'asked', jobId: 'J00048177' } },
  { minutes: 158, by: 'me', text: 'ใบเสร็จลงชื่อบริษัทผิดค่ะ ขอแก้เป็นชื่อใหม่' },
  { minutes: 155, event: { key: 'claimed', name: 'แพร' } },
  { minutes: 155, by: 'prae', text: 'สวัสดีค่ะ ขอชื่อบริษัทที่ถูกต้อง และเลขภาษีด้วยนะคะ' },
  { minutes: 152, by: 'me', text: 'บริษัท ขนมไทยบ้านสวน จำกัด\n0-1055-61002-34-1' },
  { minutes: 140, by: 'prae', text: 'ออกใบเสร็จใหม่ให้แล้วนะคะ' },
]);

/** What the reader of a story is in a room. */
const member = (who: typeof me | typeof driver | typeof prae, readSeq: number, unreadCount = 0) => ({
  ...who,
  isMe: who === me,
  unreadCount,
  readSeq,
});

const roomWith = (messages: readonly WireChatMessage[]) => {
  const last = messages.at(-1);
  return {
    roomId: last?.roomId ?? '',
    createdDateTime: messages[0]?.createdDateTime ?? minutesAgo(0),
    lastSeq: last?.seq ?? 0,
    ...(last && { lastMessage: last }),
  };
};

/** The delivery that is under way: two messages are unread. */
export const jobRoom: WireChatRoom = {
  ...roomWith(jobMessages),
  kind: 'job',
  unreadCount: 2,
  readSeq: 5,
  members: [member(me, 5, 2), member(driver, 5)],
  job: {
    jobId,
    trackingId: delivering.trackingId,
    jobStatus: 'arrived',
    driver: { songwaiId: '24', songwaiName: 'สมชาย', plate: '2ขก 4471', vehicleKind: 'car', isBlocked: false },
    nextStop: { stop: 1, addressName: 'สีลมคอมเพล็กซ์', isAtStop: true, stopsLeft: 2 },
  },
};

export const supportRoom: WireChatRoom = {
  ...roomWith(supportMessages),
  kind: 'support',
  unreadCount: 1,
  readSeq: 5,
  members: [member(me, 5, 1), member(prae, 5)],
  support: { state: 'answering', claimedByName: 'แพร', aboutJobId: 'J00048177', isOpen: true },
};

const overMessages = wireMessages('J00048177', [
  { minutes: 1_520, by: 'driver', text: 'ส่งเรียบร้อยแล้วครับ โทร 08x-xxx-xx12' },
  { minutes: 1_515, by: 'me', text: 'ขอบคุณมากค่ะ' },
  { minutes: 1_500, event: { key: 'completed' } },
]);

/** A delivery that is over: nobody can write any more. */
export const overRoom: WireChatRoom = {
  ...roomWith(overMessages),
  kind: 'job',
  unreadCount: 0,
  readSeq: 3,
  members: [member(me, 3), { ...member(driver, 3), name: 'ประกิต' }],
  readOnly: 'ended',
  job: {
    jobId: 'J00048177',
    trackingId: '9L3N8R',
    jobStatus: 'completed',
    driver: { songwaiId: '31', songwaiName: 'ประกิต', plate: '1กด 2209', vehicleKind: 'motorcycle', isBlocked: false },
    endedDateTime: minutesAgo(1_500),
  },
};
const historyOf: Readonly<Record<string, readonly WireChatMessage[]>> = {
  [jobRoom.roomId]: jobMessages,
  [supportRoomId]: supportMessages,
  [overRoom.roomId]: overMessages,
};
export const historyIn = (roomId: string) => historyOf[roomId] ?? [];
