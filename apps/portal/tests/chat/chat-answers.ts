import type { WireChatRoom } from '@songwai/core/chat/chat-from-wire';
import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { arrived, delivering } from '@songwai/features/tests/tracking/tracked-jobs';
import { jobAnswers } from '../jobs/job-answers.ts';
import { historyIn, jobRoom, minutesAgo, overRoom, supportRoom } from './wire-rooms.ts';

const ok = { responseCode: 200, responseDesc: '' };

/** The job of the room that is under way: at its second stop. */
export const chatJob = { ...delivering, status: arrived.status, statusText: arrived.statusText };

/** What the gateway answers about these rooms. */
export const chatAnswers = (rooms: readonly WireChatRoom[] = [jobRoom, supportRoom, overRoom], more: Answers = {}): Answers => ({
  ...jobAnswers(chatJob, { remark: 'ช่อดอกไม้ วางตั้งขึ้น' }),
  '/chat/room/list/:username/:role': () => ({
    ...ok,
    rooms,
    unreadCount: rooms.reduce((sum, { unreadCount }) => sum + unreadCount, 0),
  }),
  '/chat/room/roomData/:id': ({ id }) => {
    const room = rooms.find(({ roomId }) => roomId === id);
    if (!room) throw refusal(404);
    return { ...ok, room, messages: historyIn(room.roomId), hasOlder: false, hasNewer: false };
  },
  '/chat/room/:roomId/read': () => ({ ...ok, unreadCount: 0 }),
  '/chat/room/:roomId/typing': () => ok,
  '/chat/room/:roomId/message': ({ roomId, guid, text }) => ({
    ...ok,
    message: {
      roomId,
      guid,
      seq: historyIn(String(roomId)).length + 1,
      kind: 'text',
      text,
      sender: { memberId: 'U0000001', role: 'customer', name: 'พิมพ์ชนก' },
      createdDateTime: minutesAgo(0),
    },
  }),
  ...more,
});
