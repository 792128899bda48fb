import { addDays } from '@songwai/core/basics/bangkok-time';
import { friendSpendDays } from '@songwai/core/rewards/referral';
import type { EventHandler, StoredEvent } from '../../events/event-handler.ts';
import type { Db } from '../../platform/db.ts';
import { checkReferrals, insertReferral } from './referral-queries.ts';
import { findPayers, readJoining } from './referral-view.ts';

const signedUp = 'account.signedUp';
/** Money comes with the job's end, or after it. */
const paid: ReadonlySet<string> = new Set(['jobs.completed', 'jobs.received']);

async function noteFriend(trx: Db, { subject, payload, at }: StoredEvent): Promise<void> {
  const { referredBy = null } = payload as { readonly referredBy?: string | null };
  if (referredBy === null || referredBy === subject) return;
  const joined_at = await readJoining(trx, subject);
  if (joined_at === undefined) return;
  const until = addDays(joined_at, friendSpendDays);
  await insertReferral(trx, { friend_id: subject, referrer_id: referredBy, joined_at, until, check_at: at });
}

/** Notes who followed a friend's link, and that such a friend has spent something; `createReferralWorker` does what follows. */
export const noteReferrals: EventHandler = {
  name: 'referrals',
  kinds: new Set([signedUp, ...paid]),
  handle: async (trx, events) => {
    for (const event of events) if (event.kind === signedUp) await noteFriend(trx, event);
    const over = events.filter(({ kind }) => paid.has(kind));
    const last = over.at(-1);
    if (last === undefined) return;
    const payers = await findPayers(
      trx,
      over.map(({ subject }) => subject),
    );
    await checkReferrals(trx, payers, last.at);
  },
};
