import { cleanText } from '../basics/text/clean-text.ts';
import { isVisible } from '../basics/text/invisible.ts';
import { longestChatText } from './chat-limits.ts';

/** Signs that turn the direction of a text or hide in it: a message must not change how the page around it reads. */
const steering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** More marks on one letter than any language has. */
const piledMarks = /(\p{M}{8})\p{M}+/gu;
const manyBreaks = /\n{3,}/g;

/**
 * A message as it is sent and stored: Unicode's composed form, so that the same Thai text is found however it was typed; without control
 * characters, signs that turn the direction, and piles of marks; empty where nothing of it can be seen. Scripts, links and emoji stay as they are: a message is shown as text only.
 */
export function cleanChatText(text: string): string {
  const cleaned = cleanText(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'))
    .replace(steering, '')
    .normalize('NFC')
    .replace(piledMarks, '$1')
    .replace(manyBreaks, '\n\n')
    .trim();
  return isVisible(cleaned) ? cleaned : '';
}

/** Characters of a text: an emoji counts once, as in the database. */
export const chatTextLength = (text: string): number => [...text].length;

/** Whether a cleaned text can be sent. */
export const isChatTextSendable = (text: string): boolean => text !== '' && chatTextLength(text) <= longestChatText;
