import { hourMs } from '@songwai/core/basics/durations';
import type { CallLimit, CallLimits } from '../../platform/limits/call-limits.ts';
import { paymentTexts } from '../texts.ts';

/** A card that is not saved yet. */
export interface NewCard {
  /** Of the provider's vault. */
  readonly token: string;
  /** Who tries it: the user, or the link. */
  readonly who: string;
  /** The caller's network address; customers of a mobile network share one. */
  readonly address: string;
}

const limitsOf = ({ who, address }: NewCard): readonly CallLimit[] => [
  { key: `new cards of:${who}`, most: 12, windowMs: hourMs, text: paymentTexts.tooManyCards },
  { key: `new cards from:${address}`, most: 60, windowMs: hourMs, text: paymentTexts.tooManyCards },
];

/**
 * Limits how many new cards are tried: whoever has bought stolen numbers tries each with a small sum to learn which still work.
 *
 * @throws {BusinessRefusal} 429.
 */
export const countNewCard = (limits: Pick<CallLimits, 'countOnce'>, card: NewCard): Promise<void> =>
  limits.countOnce(`card ${card.token}`, limitsOf(card));
