import type { StartTimer } from '@songwai/core/basics/start-timer';
import { forgetInvitations } from '../companies/members/invitation-queries.ts';
import type { DatabaseLog } from '../database/database-log.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { createWorker, type Worker } from '../platform/workers/worker.ts';
import { forgetSessions } from '../sessions/session-queries.ts';
import { idleDays } from '../sessions/session-reader.ts';
import { forgetCodes } from './codes/code-queries.ts';
import { forgetOldPlaces } from './limits/known-place-queries.ts';
import { forgetCounts } from './queries.ts';
import { forgetUnverified } from './sign-up/claim-queries.ts';
import { forgetEmailClaims } from './sign-up/email-claim-queries.ts';

interface SweeperOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
}

/** Throws away what is over; `sweep` is one round, for tests that hold the clock. */
export interface AccountSweeper extends Worker {
  sweep(): Promise<void>;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const pauseMs = hourMs;
/** Somebody who signed up may come back this long and enter a code. */
const unverifiedDays = 7;
/** A place that was not signed in from for so long is a stranger's again. */
const placeDays = 180;

/** Throws away accounts that were never verified, dead codes and counters, and sessions that idled long ago. */
export function createAccountSweeper({ db, clock, startTimer, log }: SweeperOptions): AccountSweeper {
  const sweep = async (): Promise<void> => {
    const now = clock.now();
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
    await forgetUnverified(db, { signedUp: daysAgo(unverifiedDays), claimed: daysAgo(1) });
    await forgetEmailClaims(db, daysAgo(1));
    await forgetCodes(db, daysAgo(1));
    await forgetCounts(db, now);
    await forgetOldPlaces(db, daysAgo(placeDays));
    // A while longer than they live, so that an old token is still told what became of it.
    await forgetInvitations(db, daysAgo(30));
    await forgetSessions(db, daysAgo(2 * idleDays));
  };
  return { sweep, ...createWorker({ name: 'account sweeper', work: sweep, pauseMs, startTimer, log }) };
}
