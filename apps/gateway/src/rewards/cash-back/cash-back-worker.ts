import { addMonths, bangkokMonth, startOfBangkokMonth } from '@songwai/core/basics/bangkok-time';
import { hourMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import { cashBackOf, cashBackTiers } from '@songwai/core/rewards/cash-back';
import type { DatabaseLog } from '../../database/database-log.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import type { CreditCashBack } from '../../wallet/cash-back.ts';
import { listMonthSpends } from './month-spend-view.ts';

export interface CashBackDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly creditCashBack: CreditCashBack;
}

const batch = 50;
/** From the first of a month on, until everybody has it. */
const pauseMs = hourMs;

/** Credits the cash-back of the month before to the next payers. @returns how many. */
export async function creditMonth({ db, clock, creditCashBack }: CashBackDeps): Promise<number> {
  const at = clock.now();
  const before = startOfBangkokMonth(at);
  const from = addMonths(before, -1);
  const month = bangkokMonth(from);
  const spends = await listMonthSpends(db, { month, from, before, tiers: cashBackTiers, limit: batch });
  for (const { userId, tier, satang } of spends)
    await transact(db, (trx) => creditCashBack(trx, { userId, month, amountSatang: cashBackOf(tier, satang), at }));
  return spends.length;
}

/** Makes the worker that credits the cash-back of tiers. */
export const createCashBackWorker = (
  deps: CashBackDeps & { readonly startTimer: StartTimer; readonly log: DatabaseLog },
): Worker =>
  createWorker({
    name: 'cash-back',
    work: async (signal) => {
      while (!signal.aborted && (await creditMonth(deps)) === batch);
    },
    pauseMs,
    startTimer: deps.startTimer,
    log: deps.log,
  });
