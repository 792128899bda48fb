import { bangkokDate, bangkokTime } from '@songwai/core/basics/bangkok-time';
import { minuteMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import type { DatabaseLog } from '../database/database-log.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { createWorker, type Worker, type WorkerDeps } from '../platform/workers/worker.ts';
import { checkMoney, type MoneyFinders } from './check-ledger.ts';

interface CheckDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
  readonly finders: MoneyFinders;
}

const pauseMs = 15 * minuteMs;
/** HH:MM in Bangkok, when few customers book. */
const begin = '03:00';

/** One round: checks the ledger once a day, after `begin`, and logs an error with every fault. */
export function createNightlyCheck({ db, clock, log, finders }: Omit<CheckDeps, 'startTimer'>): WorkerDeps['work'] {
  let checkedOn: string | undefined;
  return async () => {
    const now = clock.now();
    if (bangkokTime(now) < begin || checkedOn === bangkokDate(now)) return;
    const { movements, entries, faults } = await checkMoney(db, finders, now);
    checkedOn = bangkokDate(now);
    if (faults.length === 0) log.info({ movements, entries }, 'the ledger adds up');
    else log.error({ movements, entries, faults }, 'the ledger does not add up');
  };
}

/** Builds the worker that checks the ledger each night. */
export const createLedgerWorker = (deps: CheckDeps): Worker =>
  createWorker({ name: 'ledger', work: createNightlyCheck(deps), pauseMs, startTimer: deps.startTimer, log: deps.log });
