import { dayMs, minuteMs } from '@songwai/core/basics/durations';
import type { StoredChargeState } from '../tables.ts';

/** How long the provider may take to answer; only then is a charge without an answer looked up. */
const answerMs = minuteMs;
/** A charge that the provider does not know after this time was never made. */
export const neverMadeMs = 3 * minuteMs;
/** How long money may come late. */
const lateMs = dayMs;
const shortMs = 5_000;
/** As long as codes and confirmations may take. */
const quickMs = 15 * minuteMs;
const longMs = 10 * minuteMs;

/**
 * When the provider is asked about a charge next, besides the customer's return and the webhook: often while it may be paid, now and
 * then for a day after.
 *
 * @returns null: never again.
 */
export function nextCheckAt(
  charge: { readonly state: StoredChargeState; readonly created_at: Date; readonly expires_at: Date },
  now: Date,
): Date | null {
  switch (charge.state) {
    case 'asked':
      return new Date(Math.max(now.getTime() + shortMs, charge.created_at.getTime() + answerMs));
    case 'pending':
      // A bill is carried to a counter: the page that shows it, and the provider's notice, learn of it sooner.
      return new Date(now.getTime() + (now.getTime() - charge.created_at.getTime() > quickMs ? longMs : shortMs));
    case 'expired':
      return now.getTime() - charge.expires_at.getTime() > lateMs ? null : new Date(now.getTime() + longMs);
    default:
      return null;
  }
}
