import { withoutEmoji } from '../../validation/fields/emoji.ts';

/** A change as the draft stores it: texts without emoji, because drivers' apps do not show them. */
export const withoutEmojiIn = <Change extends object>(change: Change): Change =>
  Object.fromEntries(
    Object.entries(change).map(([name, typed]) => [name, typeof typed === 'string' ? withoutEmoji(typed) : typed]),
  ) as Change;
