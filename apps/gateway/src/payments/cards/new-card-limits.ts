import { hourMs } from '@songwai/core/basics/durations';
import type { CallLimit } from '../../platform/limits/call-limits.ts';
import { paymentTexts } from '../texts.ts';

/**
 * How many new cards may be tried: whoever has bought stolen numbers tries each with a small sum to learn which still work. Saved cards
 * are not counted.
 *
 * @param who the user, or the job whose link it is. @param address the caller's; customers of a mobile network share one.
 */
export const newCardLimits = (who: string, address: string): readonly CallLimit[] => [
  { key: `new cards of:${who}`, most: 12, windowMs: hourMs, text: paymentTexts.tooManyCards },
  { key: `new cards from:${address}`, most: 60, windowMs: hourMs, text: paymentTexts.tooManyCards },
];
