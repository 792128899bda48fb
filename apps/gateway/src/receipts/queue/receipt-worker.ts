import { dayMs, hourMs, minuteMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../../database/database-log.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { createReminder } from '../../platform/workers/reminder.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import { countReceiptsDue, type DueSubject, lockReceiptDue, postponeReceipt, removeReceiptDue } from './queue-queries.ts';
import { nextReceiptWork } from './receipt-due-view.ts';

export interface ReceiptWorkerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
  /** The fields that are missing to know who issues documents. */
  readonly listMissing: () => Promise<readonly string[]>;
  /** Issues what is paid. @returns whether something may still be paid later. */
  readonly issue: (trx: Db, subject: DueSubject, at: Date) => Promise<boolean>;
  /** Credits what was waived of the next job since its receipt was issued. @returns whether there was one. */
  readonly creditNext: () => Promise<boolean>;
}

/** Issues receipts; `work` is one round. */
export interface ReceiptWorker extends Worker {
  work(signal?: AbortSignal): Promise<void>;
}

const pauseMs = 300;
/** What is still open is looked at after an hour, then less and less often: about two months in all. */
const mostAttempts = 64;
const waitMs = (attempts: number): number => Math.min(hourMs * 2 ** Math.min(attempts, 5), dayMs);

/** After an error: a minute, doubled with each further one. */
const retryMs = (attempts: number): number => Math.min(minuteMs * 2 ** Math.min(attempts, 10), dayMs);
/** While nobody has said who issues documents, this is said again after growing pauses. */
const reminders = { firstMs: 10 * minuteMs, longestMs: dayMs };

/** Makes the worker. A receipt and its end of waiting are one transaction, so that no crash and no second gateway issues it twice. */
export function createReceiptWorker(deps: ReceiptWorkerDeps): ReceiptWorker {
  const { db, clock, startTimer, log, listMissing, issue, creditNext } = deps;
  const reminder = createReminder(reminders);
  const later = (ms: number): Date => new Date(clock.now().getTime() + ms);

  /** @returns the subject that was looked at. */
  const takeOne = async (seen: { subject?: DueSubject; attempts?: number }): Promise<boolean> =>
    transact(db, async (trx) => {
      const due = await lockReceiptDue(trx, clock.now());
      if (due === undefined) return false;
      Object.assign(seen, due);
      const isOpen = await issue(trx, due.subject, clock.now());
      if (isOpen && due.attempts < mostAttempts) await postponeReceipt(trx, due.subject, later(waitMs(due.attempts)));
      else await removeReceiptDue(trx, due.subject);
      return true;
    });

  const issueDue = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const seen: { subject?: DueSubject; attempts?: number } = {};
      try {
        if (!(await takeOne(seen))) return;
      } catch (error) {
        if (seen.subject === undefined) throw error;
        log.error({ err: error, subject: seen.subject }, 'a receipt could not be issued and is tried again');
        await postponeReceipt(db, seen.subject, later(retryMs(seen.attempts ?? 0)));
      }
    }
  };

  /** Without an issuer every receipt would fail: they wait, which is said once for all of them. @returns whether receipts can be issued. */
  const canIssue = async (): Promise<boolean> => {
    const missing = await listMissing();
    if (missing.length === 0) {
      if (reminder.end()) log.info({}, 'receipts are issued again');
      return true;
    }
    const waiting = await countReceiptsDue(db, clock.now());
    if (waiting > 0 && reminder.isDue(clock.now()))
      log.warn({ waiting, missing }, 'receipts wait until an administrator enters the setting issuer (POST /admin/settings)');
    return false;
  };

  const work = async (signal: AbortSignal = new AbortController().signal): Promise<void> => {
    if (!(await canIssue())) return;
    await issueDue(signal);
    while (!signal.aborted && (await creditNext()));
  };
  return { work, ...createWorker({ name: 'receipts', work, pauseMs, nextDue: nextReceiptWork, startTimer, log }) };
}
