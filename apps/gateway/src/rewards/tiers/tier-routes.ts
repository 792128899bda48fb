import { bangkokDate, parseBangkok, startOfBangkokMonth } from '@songwai/core/basics/bangkok-time';
import { bahtFromSatang } from '@songwai/core/basics/money';
import { cashBackOf, cashBackPercentOf } from '@songwai/core/rewards/cash-back';
import { userTier } from '@songwai/core/rewards/tier-contract';
import { earnedTiers, spendToReach, spendToRetain, tierAbove, tierRoundAt } from '@songwai/core/rewards/tiers';
import type { FastifyInstance } from 'fastify';
import { payerOf } from '../../http/callers/payer.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { type ContractChange, listContractChanges } from './contract-view.ts';
import { listUpdates, shownUpdates } from './tier-queries.ts';
import { readSpend, readTier } from './tier-spend-view.ts';

interface TierRoutesDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const benefits = earnedTiers.map((tier) => ({
  tier,
  reachSpend: bahtFromSatang(spendToReach(tier)),
  retainSpend: bahtFromSatang(spendToRetain(tier)),
  cashBackPercent: cashBackPercentOf(tier),
}));

/** The 1st of a month `2026-12`. */
const dayOf = (month: string): string => {
  const [year = '', number = ''] = month.split('-');
  const day = `01/${number}/${year}`;
  if (parseBangkok(day) === null) throw new Error(`There is no month ${month}.`);
  return day;
};

type Updates = Awaited<ReturnType<typeof listUpdates>>;

/** Updates by spend, and contracts by administrators, the latest first. */
const historyOf = (updates: Updates, contracts: readonly ContractChange[]) =>
  [
    ...updates.map(({ month, tier, spent_satang: satang, decided_at: at }) => ({
      at,
      line: { date: dayOf(month), tier, spent: bahtFromSatang(satang) },
    })),
    ...contracts.map(({ at, tier }) => ({ at, line: { date: bangkokDate(at), tier } })),
  ]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, shownUpdates)
    .map(({ line }) => line);

const missing = (neededSatang: number, spentSatang: number): number => bahtFromSatang(Math.max(0, neededSatang - spentSatang));

/** Mounts the call that shows a customer's tier. */
export function registerTiers(app: FastifyInstance, { db, clock }: TierRoutesDeps): void {
  mountEndpoint(app, userTier, async ({ session }) => {
    const payerId = payerOf(session);
    const now = clock.now();
    const round = tierRoundAt(now);
    const [tier = 'normal', spent, monthSpent, updates, contracts] = await Promise.all([
      readTier(db, payerId),
      readSpend(db, { payerId, from: round.from, before: round.updateAt }),
      readSpend(db, { payerId, from: startOfBangkokMonth(now), before: round.updateAt }),
      listUpdates(db, payerId),
      listContractChanges(db, { userId: payerId, limit: shownUpdates }),
    ]);
    const next = tierAbove(tier);
    const isEarned = tier !== 'normal' && tier !== 'contract';
    return {
      tier,
      spent: bahtFromSatang(spent),
      countsFrom: bangkokDate(round.from),
      ...(tier !== 'contract' && { nextUpdate: bangkokDate(round.updateAt) }),
      ...(isEarned && { benefitsUntil: bangkokDate(round.lastDay), toRetain: missing(spendToRetain(tier), spent) }),
      ...(next !== null && { nextTier: next, toReach: missing(spendToReach(next), spent) }),
      cashBack: {
        percent: cashBackPercentOf(tier),
        monthSpent: bahtFromSatang(monthSpent),
        amount: bahtFromSatang(cashBackOf(tier, monthSpent)),
      },
      benefits,
      history: historyOf(updates, contracts),
    };
  });
}
