import type { Language } from '@songwai/core/basics/language';
import { longestChatText } from '@songwai/core/chat/chat-limits';
import { chatTextLength, cleanChatText } from '@songwai/core/chat/clean-chat-text';
import type { sendChatMessage } from '@songwai/core/chat/contract';
import { isQuickReply, quickReplyTexts } from '@songwai/core/chat/quick-replies';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { BusinessRefusal } from '../../http/refusal.ts';
import { chatTexts } from '../texts.ts';
import type { NewChatEntry } from './append-queries.ts';

/** What a message says, checked. */
export type Content = Pick<NewChatEntry, 'kind' | 'body' | 'photo' | 'quickReply'>;

const refuse = (field: string, text: keyof typeof chatTexts): BusinessRefusal =>
  new BusinessRefusal({ code: 422, field, text: chatTexts[text] });

function readText(text: string): Content {
  const body = cleanChatText(text);
  if (body === '') throw refuse('text', 'emptyText');
  if (chatTextLength(body) > longestChatText) throw refuse('text', 'longText');
  return { kind: 'text', body, photo: null, quickReply: null };
}

/** Reads the content of a message: exactly one of text, photo and quick reply. @throws {BusinessRefusal} 422 at the field. */
export function readContent(
  { text, photo, quickReply }: Pick<RequestOf<typeof sendChatMessage>, 'text' | 'photo' | 'quickReply'>,
  language: Language,
): Content {
  if ([text, photo, quickReply].filter((part) => part !== undefined).length > 1) throw refuse('text', 'oneContent');
  if (photo !== undefined) return { kind: 'photo', body: '', photo, quickReply: null };
  if (quickReply === undefined) return readText(text ?? '');
  if (!isQuickReply(quickReply)) throw refuse('quickReply', 'unknownQuickReply');
  return { kind: 'quickReply', body: quickReplyTexts[quickReply][language], photo: null, quickReply };
}
