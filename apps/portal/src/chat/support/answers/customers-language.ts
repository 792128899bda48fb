import type { Language } from '@songwai/core/basics/language';
import type { OpenRoom } from '@songwai/core/chat/flow/chat-state';

/** The language in which the customer of a room wrote last; null where no letter of theirs is loaded. */
export const customersLanguage = (open: OpenRoom | null): Language | null => {
  const texts = (open?.messages ?? []).flatMap((message) =>
    message.kind === 'message' && message.sender.role === 'customer' && message.content.kind === 'text'
      ? [message.content.text]
      : [],
  );
  const last = texts.findLast((text) => /\p{Letter}/u.test(text));
  if (last === undefined) return null;
  return /\p{Script=Thai}/u.test(last) ? 'th' : 'en';
};
