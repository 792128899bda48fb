import type { WireChatRoom } from '@songwai/core/chat/chat-from-wire';
import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { wireReports } from './wire-reports.ts';
import { minutesAgo, supportMessages, supportRoom } from './wire-rooms.ts';

const ok = { responseCode: 200, responseDesc: '' };

/** The same question as an admin sees it: its customer is somebody else. */
export const question: WireChatRoom = {
  ...supportRoom,
  unreadCount: 2,
  readSeq: 0,
  members: supportRoom.members.map((member) => ({ ...member, isMe: member.role === 'support' })),
  support: {
    state: 'waiting',
    waitingSinceDateTime: minutesAgo(18),
    aboutJobId: 'J00048177',
    isOpen: true,
  },
};

export const claimed: WireChatRoom = {
  ...question,
  support: { state: 'answering', claimedByName: 'แพร', isClaimedByMe: true, aboutJobId: 'J00048177', isOpen: true },
};

/** What the gateway answers to an admin about one question. */
export const supportAnswers = (room: WireChatRoom = question, more: Answers = {}): Answers => ({
  '/chat/room/list/needAdminSupport': ({ state = 'waiting' }) => {
    const rooms = [room].filter(({ support }) => support?.state === state);
    return { ...ok, rooms, waitingCount: room.support?.state === 'waiting' ? 1 : 0 };
  },
  '/chat/room/list/:username/:role': () => ({ ...ok, rooms: [], unreadCount: 0 }),
  '/chat/room/roomData/:id': ({ id }) => {
    if (id !== room.roomId) throw refusal(404);
    return { ...ok, room, messages: supportMessages, hasOlder: false, hasNewer: false };
  },
  '/chat/room/:roomId/read': () => ({ ...ok, unreadCount: 0 }),
  '/chat/support/elsewhere': () => ({
    ...ok,
    matters: [
      { kind: 'companyDocuments', count: 2, sinceDateTime: minutesAgo(1_600) },
      { kind: 'privacyRequests', count: 1, sinceDateTime: minutesAgo(300) },
    ],
  }),
  '/chat/support/reports': ({ state = 'open' }) => ({ ...ok, reports: state === 'open' ? wireReports : [] }),
  '/chat/support/answers': () => ({
    ...ok,
    answers: [
      { answerId: '1', title: 'ใบเสร็จ', textTh: 'ออกใบเสร็จใหม่ให้แล้วนะคะ', textEn: 'We have issued a new receipt.' },
      { answerId: '2', title: 'ขอเลขที่งาน', textTh: 'ขอเลขที่งานด้วยนะคะ', textEn: 'May I have the number of the job?' },
    ],
  }),
  '/chat/support/admins': () => ({
    ...ok,
    admins: [
      { adminId: 'a1', name: 'แพร', isMe: true, roomCount: 2 },
      { adminId: 'a2', name: 'ต้น', isMe: false, roomCount: 1 },
    ],
  }),
  '/chat/support/:roomId/customer': () => ({
    ...ok,
    name: 'พิมพ์ชนก อารีย์สุข',
    phone: '0812345678',
    email: 'pimchanok@songwai.test',
    companyName: 'ร้านดอกไม้บ้านอารีย์',
    jobs: [
      {
        ...{ jobId: 'J00048213', jobStatus: 'delivering', trackingId: 'a', createdDateTime: minutesAgo(40) },
        ...{ fromName: 'บ้านอารีย์', toName: 'อ่อนนุช', hasRoom: true },
      },
      {
        ...{ jobId: 'J00048177', jobStatus: 'completed', trackingId: 'b', createdDateTime: minutesAgo(1_500) },
        ...{ fromName: 'เจเจมอลล์', toName: 'ศิริราช', hasRoom: true },
      },
    ],
  }),
  ...more,
});
