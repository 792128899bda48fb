import { addDays } from '@songwai/core/basics/bangkok-time';
import { friendSpendDays } from '@songwai/core/rewards/referral';
import type { EventHandler } from '../../events/event-handler.ts';
import { checkReferral, insertReferral } from './referral-queries.ts';
import { findPayer, readJoining } from './referral-view.ts';

/** Notes who followed a friend's link, and that such a friend has spent something; `createReferralWorker` does what follows. */
export const noteReferrals: EventHandler = {
  name: 'referrals',
  handle: async (trx, { kind, subject, payload, at }) => {
    if (kind === 'account.signedUp') {
      const { referredBy = null } = payload as { readonly referredBy?: string | null };
      const joined_at = await readJoining(trx, subject);
      if (referredBy === null || referredBy === subject || joined_at === undefined) return;
      const until = addDays(joined_at, friendSpendDays);
      await insertReferral(trx, { friend_id: subject, referrer_id: referredBy, joined_at, until, check_at: at });
    }
    // What came with the job's end, or after it.
    if (kind === 'jobs.completed' || kind === 'jobs.received') {
      const payerId = await findPayer(trx, subject);
      if (payerId !== undefined) await checkReferral(trx, payerId, at);
    }
  },
};
