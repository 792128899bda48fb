import type { WireChatMessage } from '@songwai/core/chat/chat-from-wire';
import { isQuickReply, quickReplyTexts } from '@songwai/core/chat/quick-replies';
import type { EntryRow } from './entry-view.ts';
import { maskPhones } from './mask-phones.ts';

/** Path of a photo, as the contract has it. */
const photoPath = (name: string): string => `/api/chat/photo/${name}`;

const contentOf = ({ kind, body, photo, quick_reply: key }: EntryRow, isMasked: boolean): Partial<WireChatMessage> => {
  if (kind === 'photo') return photo === null ? {} : { photoUrl: photoPath(photo) };
  const text = isMasked ? maskPhones(body) : body;
  if (key === null || !isQuickReply(key)) return { text };
  const { th, en } = quickReplyTexts[key];
  return { text, quickReply: { key, textTh: th, textEn: en } };
};

/** A message as it goes out. @param isMasked its room has closed */
export function wireEntry(row: EntryRow, isMasked: boolean): WireChatMessage {
  const placed = { roomId: row.room_id, seq: row.seq, createdDateTime: row.created_at.toISOString() };
  if (row.kind === 'event')
    return { ...placed, kind: 'event', event: (row.event ?? {}) as NonNullable<WireChatMessage['event']> };
  const { member, role, name, guid, kind } = row;
  return {
    ...placed,
    kind,
    ...(guid !== null && { guid }),
    sender: { memberId: member ?? '', role: role ?? 'support', name: name ?? '' },
    ...contentOf(row, isMasked),
  };
}

/** Whether a room's phone numbers are masked by now. */
export const isMaskedAt = ({ closes_at: closesAt }: { readonly closes_at: Date | null }, now: Date): boolean =>
  closesAt !== null && closesAt <= now;
