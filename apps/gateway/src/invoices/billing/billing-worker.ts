import { minuteMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../../database/database-log.ts';
import { earliestOf } from '../../platform/workers/due-queries.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import { creditNextWaived } from '../credit/credit-waived.ts';
import { nextWaived } from '../credit/waived-view.ts';
import { nextReminder } from '../overdue/reminder-queries.ts';
import { writeToNextPayer } from '../overdue/write-to-next-payer.ts';
import { type BillingDeps, billPayer } from './bill-payer.ts';
import { billedMonthAt } from './billed-month.ts';
import { isRunDone, nextBilling, noteRun } from './billing-queries.ts';
import { listUnbilledPayers } from './unbilled-view.ts';

interface WorkerDeps extends BillingDeps {
  readonly log: DatabaseLog;
}

/** Where none can be made (nobody has said who issues them), not each payer has to be logged each minute. */
const mostLogged = 3;

/**
 * Makes the invoices of the month before, each in a transaction of its own; what a crash or a failure left out is made in the next
 * round. @returns how many were made.
 */
export async function billMonth(deps: WorkerDeps, signal: AbortSignal = new AbortController().signal): Promise<number> {
  const { db, clock, log } = deps;
  const billed = billedMonthAt(clock.now());
  if (clock.now() < billed.runsAt || (await isRunDone(db, billed.month))) return 0;
  let made = 0;
  let failed = 0;
  for (const payerId of await listUnbilledPayers(db, billed.end)) {
    if (signal.aborted) return made;
    try {
      if (await billPayer(deps, payerId, billed)) made += 1;
    } catch (error) {
      failed += 1;
      if (failed <= mostLogged)
        log.error({ err: error, payerId, month: billed.month }, 'invoices: one could not be made and is tried again');
    }
  }
  if (failed === 0) await noteRun(db, billed.month, clock.now());
  if (made > 0) log.info({ made, failed, month: billed.month }, 'invoices: made for the month before');
  return made;
}

/** One round: makes invoices, writes to payers at civil hours, and credits charges that were waived after they were billed. */
export async function workOffInvoices(deps: WorkerDeps, signal: AbortSignal = new AbortController().signal): Promise<void> {
  await billMonth(deps, signal);
  while (!signal.aborted && (await writeToNextPayer(deps)));
  while (!signal.aborted && (await creditNextWaived(deps)));
}

/** The least pause, also between two tries where something is wrong. */
const pauseMs = minuteMs;

/** Makes the worker of invoices. */
export const createBillingWorker = ({ startTimer, ...deps }: WorkerDeps & { readonly startTimer: StartTimer }): Worker =>
  createWorker({
    name: 'invoices',
    work: (signal) => workOffInvoices(deps, signal),
    pauseMs,
    nextDue: earliestOf(nextBilling, nextReminder, nextWaived),
    startTimer,
    log: deps.log,
  });
