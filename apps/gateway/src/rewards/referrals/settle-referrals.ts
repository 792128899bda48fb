import { createHash } from 'node:crypto';
import { secondMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import {
  friendSpendDays,
  friendWelcomeSatang,
  isReferralEarned,
  referralReward,
  referralTotal,
} from '@songwai/core/rewards/referral';
import type { DatabaseLog } from '../../database/database-log.ts';
import { recordEvent } from '../../events/queries.ts';
import type { LocalText } from '../../http/language.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import { grantFreeCredit } from '../../pricing/credit/free-credit-queries.ts';
import { rewardsTexts } from '../texts.ts';
import { readSpend } from '../tiers/tier-spend-view.ts';
import { nextReferral, notePhone, type ReferralRow, takeReferral, updateReferral } from './referral-queries.ts';
import { readFriendFacts } from './referral-view.ts';

export interface ReferralDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface Gift {
  readonly userId: string;
  readonly amountSatang: number;
  readonly perJobSatang?: number;
  readonly reason: LocalText;
  readonly guid: string;
}

const give = (trx: Db, gift: Gift, at: Date): Promise<boolean> =>
  grantFreeCredit(trx, { ...gift, at, expiresAt: null, grantedBy: null });

/** A phone that was a friend's once, which names nobody. */
const hashOf = (phone: string): Buffer => createHash('sha256').update(`referral ${phone}`).digest();

/** The friend's credit for signing up, unless the friend is none. */
async function begin(trx: Db, { friend_id, referrer_id }: ReferralRow, now: Date): Promise<void> {
  const facts = await readFriendFacts(trx, friend_id, referrer_id);
  const refuse = (refusal: 'phone' | 'device') =>
    updateReferral(trx, friend_id, { state: 'refused', refusal, settled_at: now, check_at: null });
  if (facts === undefined || !facts.isActive)
    return updateReferral(trx, friend_id, { state: 'late', settled_at: now, check_at: null });
  const isNewPhone = facts.phone === null || (await notePhone(trx, hashOf(facts.phone), now));
  if (facts.hasReferrersPhone || !isNewPhone) return refuse('phone');
  if (facts.isOnReferrersDevice) return refuse('device');
  const guid = `referral-welcome-${friend_id}`;
  await give(trx, { userId: friend_id, amountSatang: friendWelcomeSatang, reason: rewardsTexts.welcome, guid }, now);
  // At once: whoever joined before there were rewards may have spent enough.
  await updateReferral(trx, friend_id, { state: 'open', check_at: now });
}

/** The reward of both, once the friend has spent enough in time. */
async function settle(trx: Db, { friend_id, referrer_id, joined_at, until }: ReferralRow, now: Date): Promise<void> {
  const end = { settled_at: now, check_at: null };
  const spentSatang = await readSpend(trx, { payerId: friend_id, from: joined_at, before: until });
  // Only what was spent in these days was added up.
  if (!isReferralEarned({ spentSatang, daysSinceSignUp: friendSpendDays }))
    return now < until
      ? updateReferral(trx, friend_id, { check_at: until })
      : updateReferral(trx, friend_id, { state: 'late', ...end });
  const facts = await readFriendFacts(trx, friend_id, referrer_id);
  if (facts?.hasSharedCard === true) return updateReferral(trx, friend_id, { state: 'refused', refusal: 'card', ...end });
  await updateReferral(trx, friend_id, { state: 'rewarded', ...end });
  const credit = { amountSatang: referralTotal(), perJobSatang: referralReward.creditSatang };
  const gifts: readonly Gift[] = [
    ...(facts?.isActive === true
      ? [{ ...credit, userId: friend_id, reason: rewardsTexts.forFriend, guid: `referral-friend-${friend_id}` }]
      : []),
    ...(facts?.isReferrerActive === true
      ? [{ ...credit, userId: referrer_id, reason: rewardsTexts.forReferrer, guid: `referral-referrer-${friend_id}` }]
      : []),
  ];
  // In one order, so that two gateways do not wait for each other's accounts.
  for (const gift of gifts.toSorted((one, other) => one.userId.localeCompare(other.userId))) {
    const { userId: subject, amountSatang } = gift;
    const payload = { friendId: friend_id, amountSatang };
    if (await give(trx, gift, now)) await recordEvent(trx, { kind: 'rewards.friendRewarded', subject, payload, at: now });
  }
}

/** Looks at the next referral that is due: one transaction, so that a stopped gateway leaves nothing half done. @returns false for none. */
const followOne = ({ db, clock }: ReferralDeps): Promise<boolean> =>
  transact(db, async (trx) => {
    const now = clock.now();
    const row = await takeReferral(trx, now);
    if (row === undefined) return false;
    if (row.state === 'new') await begin(trx, row, now);
    else await settle(trx, row, now);
    return true;
  });

/** Settles all that is due. */
export async function settleReferrals(deps: ReferralDeps, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true && (await followOne(deps)));
}

/** Makes the worker that gives the credit of referrals. */
export const createReferralWorker = (
  deps: ReferralDeps & { readonly startTimer: StartTimer; readonly log: DatabaseLog },
): Worker =>
  createWorker({
    name: 'referrals',
    work: (signal) => settleReferrals(deps, signal),
    pauseMs: secondMs,
    nextDue: nextReferral,
    startTimer: deps.startTimer,
    log: deps.log,
  });
