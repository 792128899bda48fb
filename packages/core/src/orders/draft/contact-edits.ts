import { withoutEmoji } from '../../validation/fields/emoji.ts';
import type { OrderDraft, Stop } from './draft.ts';
import { mapStop } from './set-place.ts';

/** Removes emoji at input, because drivers' apps do not show them. */
const withoutEmojiIn = <Change extends Readonly<Record<string, string>>>(change: Change): Change =>
  Object.fromEntries(Object.entries(change).map(([field, text]) => [field, withoutEmoji(text)])) as Change;

export const updateStop = (
  draft: OrderDraft,
  stopKey: string,
  change: Partial<Pick<Stop, 'contactName' | 'contactPhone' | 'remark'>>,
): OrderDraft => mapStop(draft, stopKey, (stop) => ({ ...stop, ...withoutEmojiIn(change) }));
