import { addDays, bangkokDate, bangkokTime, formatLongDate } from '@songwai/core/basics/bangkok-time';
import type { Language } from '@songwai/core/basics/language';
import type { ChatMessage } from '@songwai/core/chat/chat-message';
import type { ChatRoom } from '@songwai/core/chat/chat-room';
import type { TextKey } from '@songwai/core/i18n/text-keys';
import type { Translate } from '@songwai/core/i18n/translate';
import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';

import { supportPath } from '../shell/chat/support-path.ts';

export const roomPath = (room: Pick<ChatRoom, 'id' | 'kind'>): string =>
  room.kind === 'support' ? supportPath : `/chat/${encodeURIComponent(room.id)}`;

export const roomName = (room: ChatRoom, t: Translate): string => {
  if (room.kind === 'support') return t('chat.support');
  return room.job?.driver?.name || lastDriver(room) || t('chat.driver');
};

/** The driver of a room between two drivers. */
const lastDriver = ({ members }: ChatRoom): string => members.find(({ role }) => role === 'driver')?.name ?? '';

const statusTexts: Readonly<Record<JobStatus, TextKey<'chat'>>> = {
  awaitingPayment: 'chat.status.matching',
  matching: 'chat.status.matching',
  assigned: 'chat.status.assigned',
  arrived: 'chat.status.arrived',
  pickedUp: 'chat.status.delivering',
  delivering: 'chat.status.delivering',
  completed: 'chat.status.completed',
  cancelled: 'chat.status.cancelled',
  expired: 'chat.status.cancelled',
};
export const statusText = (status: JobStatus, t: Translate): string => t(statusTexts[status]);

export const isRoomOver = ({ job }: ChatRoom): boolean => job !== null && isJobOver(job.status);

/** "13:58" today, "Yesterday", or the day. */
export const shortMoment = (
  at: Date,
  now: Date,
  { t, language }: { readonly t: Translate; readonly language: Language },
): string => {
  const day = bangkokDate(at);
  if (day === bangkokDate(now)) return bangkokTime(at);
  if (day === bangkokDate(addDays(now, -1))) return t('chat.yesterday');
  return new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Bangkok',
  }).format(at);
};

/** "Today", "Yesterday", or the whole date, between messages. */
export const dayName = (at: Date, now: Date, { t, language }: { readonly t: Translate; readonly language: Language }): string => {
  const day = bangkokDate(at);
  if (day === bangkokDate(now)) return t('chat.today');
  if (day === bangkokDate(addDays(now, -1))) return t('chat.yesterday');
  return formatLongDate(at, language);
};

/** All who answer, as a member of a room. */
const supportMember = 'support';

/** Whether the reader wrote it; an admin reads what support wrote as their own. */
export const isOwn = (message: ChatMessage, room: Pick<ChatRoom, 'members'>): boolean =>
  message.kind === 'message' && (room.members.find(({ isMe }) => isMe)?.id ?? supportMember) === message.sender.memberId;
