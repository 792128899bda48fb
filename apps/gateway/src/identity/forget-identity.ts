import { dayMs } from '@songwai/core/basics/durations';
import type { Forget } from '../platform/forgetting.ts';
import { forgetCounts } from '../platform/limits/rate-limit-queries.ts';
import { forgetCodes } from './codes/code-queries.ts';
import { forgetOldPlaces } from './limits/known-place-queries.ts';
import { forgetUnverified } from './sign-up/claim-queries.ts';
import { forgetEmailClaims } from './sign-up/email-claim-queries.ts';

/** How long an unverified sign-up may still be completed by its code. */
const unverifiedDays = 7;
/** A place without a sign-in for this long is no longer a known place. */
const placeDays = 180;

/** Deletes accounts that were never verified, expired codes and counters, and places without a recent sign-in. */
export const forgetIdentity: Forget = async (db, now) => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await forgetUnverified(db, { signedUp: daysAgo(unverifiedDays), claimed: daysAgo(1) });
  await forgetEmailClaims(db, daysAgo(1));
  await forgetCodes(db, daysAgo(1));
  await forgetCounts(db, now);
  await forgetOldPlaces(db, daysAgo(placeDays));
};
