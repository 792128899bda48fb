import { dayMs, hourMs, minuteMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../../database/database-log.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { earliestOf } from '../../platform/workers/due-queries.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import { nextWaivedPart } from '../jobs/waived-part-view.ts';
import { type DueSubject, lockReceiptDue, nextReceiptDue, postponeReceipt, removeReceiptDue } from './queue-queries.ts';

export interface ReceiptWorkerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
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

/** Makes the worker. A receipt and its end of waiting are one transaction, so that no crash and no second gateway issues it twice. */
export function createReceiptWorker({ db, clock, startTimer, log, issue, creditNext }: ReceiptWorkerDeps): ReceiptWorker {
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
      const seen: { subject?: DueSubject } = {};
      try {
        if (!(await takeOne(seen))) return;
      } catch (error) {
        if (seen.subject === undefined) throw error;
        log.error({ err: error, subject: seen.subject }, 'a receipt could not be issued and is tried again');
        await postponeReceipt(db, seen.subject, later(minuteMs));
      }
    }
  };

  const work = async (signal: AbortSignal = new AbortController().signal): Promise<void> => {
    await issueDue(signal);
    while (!signal.aborted && (await creditNext()));
  };
  const nextDue = earliestOf(nextReceiptDue, nextWaivedPart);
  return { work, ...createWorker({ name: 'receipts', work, pauseMs, nextDue, startTimer, log }) };
}
