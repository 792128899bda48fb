import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { formatJobId } from '@songwai/core/basics/ids';
import type { Language } from '@songwai/core/basics/language';
import type { ChatContent, ChatHappening, ChatMessage } from '@songwai/core/chat/chat-message';
import type { ChatRoom } from '@songwai/core/chat/chat-room';
import type { Translate } from '@songwai/core/i18n/translate';
import type { IconNode } from '@songwai/ui/icon/icon';
import { Ban, Check, CircleCheck, Headset, MapPin, Package, ReceiptText, TriangleAlert, UserX } from 'lucide';
import { isOwn } from './room-names.ts';

/** An event as a node of the route line, or as a line in the middle. */
export interface EventWords {
  readonly text: string;
  /** Null: a line in the middle. */
  readonly icon: IconNode | null;
}

export const eventWords = ({ event, at }: ChatHappening, t: Translate): EventWords => {
  const time = bangkokTime(at);
  const { key, addressName: stop, name, jobId, opensTime } = event;
  switch (key) {
    case 'assigned':
      return { icon: Check, text: t('chat.event.assigned', { name: name || t('chat.driver') }) };
    case 'arrived':
      return { icon: MapPin, text: t('chat.event.arrived', { stop }) };
    case 'pickedUp':
      return { icon: Package, text: t('chat.event.pickedUp') };
    case 'delivered':
      return { icon: CircleCheck, text: t('chat.event.delivered', { stop }) };
    case 'failedVisit':
      return { icon: TriangleAlert, text: t('chat.event.failedVisit', { stop }) };
    case 'completed':
      return { icon: CircleCheck, text: t('chat.event.completed') };
    case 'cancelled':
      return { icon: Ban, text: t('chat.event.cancelled') };
    case 'driverLeft':
      return { icon: UserX, text: t('chat.event.driverLeft') };
    case 'asked':
      return jobId === null
        ? { icon: Headset, text: t('chat.event.asked') }
        : { icon: ReceiptText, text: t('chat.aboutJob', { job: formatJobId(jobId) }) };
    case 'outOfHours':
      return { icon: null, text: t('chat.event.outOfHours', { opens: opensTime ?? '06:00' }) };
    case 'claimed':
      return { icon: null, text: t('chat.event.claimed', { name, time }) };
    case 'handedOver':
      return { icon: null, text: name ? t('chat.event.handedOver', { name, time }) : t('chat.event.handedBack', { time }) };
    case 'closed':
      return { icon: null, text: t('chat.event.closed', { time }) };
    case 'settled':
      return { icon: null, text: t('chat.event.settled', { time }) };
    case 'reopened':
      return { icon: null, text: t('chat.event.reopened', { time }) };
  }
};

/** What was said, in the reader's language; a photo as words. */
export const contentText = (content: ChatContent, t: Translate, language: Language): string => {
  if (content.kind === 'photo') return t('chat.photoLine');
  return content.kind === 'quickReply' ? content.text[language] : content.text;
};

/** The last message of a room in one line. */
export const lastWords = (
  room: ChatRoom,
  { t, language }: { readonly t: Translate; readonly language: Language },
  message: ChatMessage | null = room.lastMessage,
): string => {
  if (message === null) return '';
  if (message.kind === 'event') return eventWords(message, t).text;
  const text = contentText(message.content, t, language);
  return isOwn(message, room) ? t('chat.youSaid', { text }) : text;
};
