import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { dayMs } from '@songwai/core/basics/durations';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { friendSpendDays, friendSpendSatang, friendWelcomeSatang, referralReward } from '@songwai/core/rewards/referral';
import { referral } from '@songwai/core/rewards/referral-contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { readFreeCredit } from '../../pricing/credit/free-credit-queries.ts';
import { listFriends, readReferrer } from './referral-view.ts';

const rule = {
  welcome: bahtFromSatang(friendWelcomeSatang),
  spend: bahtFromSatang(friendSpendSatang),
  days: friendSpendDays,
  perJob: bahtFromSatang(referralReward.creditSatang),
  uses: referralReward.uses,
};

type FriendRow = Awaited<ReturnType<typeof listFriends>>[number];

const toWire = (row: FriendRow, now: Date) => ({
  name: row.name,
  joinedDate: bangkokDate(row.joined_at),
  state: row.state === 'new' ? ('open' as const) : row.state,
  spent: bahtFromSatang(Math.min(row.spent, friendSpendSatang)),
  daysLeft:
    row.state === 'new' || row.state === 'open' ? Math.max(0, Math.ceil((row.until.getTime() - now.getTime()) / dayMs)) : 0,
  ...(row.state === 'rewarded' && row.settled_at !== null && { rewardedDate: bangkokDate(row.settled_at) }),
});

/** Mounts the call of referrals. They belong to the person, as free credit does, not to a company that the person acts for. */
export function registerReferrals(app: FastifyInstance, { db, clock }: { readonly db: Db; readonly clock: Clock }): void {
  mountEndpoint(app, referral, async ({ session: { userId } }) => {
    const now = clock.now();
    const [own, friends, creditSatang] = await Promise.all([
      readReferrer(db, userId),
      listFriends(db, userId),
      readFreeCredit(db, { userId, now }),
    ]);
    return {
      ...(own && { referCode: own.referCode }),
      rule,
      friends: friends.map((row) => toWire(row, now)),
      friendCount: friends[0]?.friends ?? 0,
      freeCredit: bahtFromSatang(creditSatang),
      usesLeft: Math.ceil((own?.limitedSatang ?? 0) / referralReward.creditSatang),
    };
  });
}
