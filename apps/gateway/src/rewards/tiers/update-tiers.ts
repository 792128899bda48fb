import { addMonths, bangkokMonth, startOfBangkokMonth } from '@songwai/core/basics/bangkok-time';
import { minuteMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import { spendToReach, tierAfter } from '@songwai/core/rewards/tiers';
import type { DatabaseLog } from '../../database/database-log.ts';
import { recordEvent } from '../../events/queries.ts';
import { lockUser } from '../../identity/queries.ts';
import { setTier } from '../../identity/users/rates-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import { insertUpdate, isMonthDone, noteMonthDone } from './tier-queries.ts';
import { listCandidates, readSpend } from './tier-spend-view.ts';

export interface TierUpdateDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const batch = 50;
/** A new month is noticed within this time. */
const pauseMs = 5 * minuteMs;

/** The update of the month of a moment: those two months before it count. */
const updateAt = (now: Date) => {
  const before = startOfBangkokMonth(now);
  return { month: bangkokMonth(before), from: addMonths(before, -2), before };
};

type Update = ReturnType<typeof updateAt>;

/** Decides about one customer, once however many gateways try. */
const updateOne = ({ db, clock }: TierUpdateDeps, payerId: string, { month, from, before }: Update): Promise<void> =>
  transact(db, async (trx) => {
    const customer = await lockUser(trx, payerId);
    if (customer === undefined || customer.tier === 'contract') return;
    const spent_satang = await readSpend(trx, { payerId, from, before });
    const was = customer.tier;
    const after = tierAfter(was, spent_satang);
    const tier = after === 'contract' ? was : after;
    const at = clock.now();
    const isNew = await insertUpdate(trx, { user_id: payerId, month, was, tier, spent_satang, decided_at: at });
    if (!isNew || tier === was) return;
    await setTier(trx, payerId, tier);
    await recordEvent(trx, { kind: 'rewards.tierChanged', subject: payerId, payload: { was, tier }, at });
  });

/**
 * Updates the tiers of the month: on the 1st, or as soon as a gateway runs again. A customer's row is written with the new tier in one
 * transaction, so what a stopped gateway left is decided by the next, and nothing twice.
 */
export async function updateTiers(deps: TierUpdateDeps, signal?: AbortSignal): Promise<void> {
  const update = updateAt(deps.clock.now());
  if (await isMonthDone(deps.db, update.month)) return;
  const asked = { ...update, leastSatang: spendToReach('silver'), limit: batch };
  for (;;) {
    if (signal?.aborted === true) return;
    const next = await listCandidates(deps.db, asked);
    for (const payerId of next) await updateOne(deps, payerId, update);
    if (next.length < batch) break;
  }
  await noteMonthDone(deps.db, update.month, deps.clock.now());
}

/** Makes the worker that updates tiers on the 1st. */
export const createTierWorker = (deps: TierUpdateDeps & { readonly startTimer: StartTimer; readonly log: DatabaseLog }): Worker =>
  createWorker({
    name: 'tiers',
    work: (signal) => updateTiers(deps, signal),
    pauseMs,
    startTimer: deps.startTimer,
    log: deps.log,
  });
