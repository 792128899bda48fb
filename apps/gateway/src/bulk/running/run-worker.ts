import { minuteMs } from '@songwai/core/basics/durations';
import type { StartTimer } from '@songwai/core/basics/start-timer';
import { wait } from '@songwai/core/basics/wait';
import { delayBetweenCallsMs } from '@songwai/core/gateway/sequence';
import type { DatabaseLog } from '../../database/database-log.ts';
import type { Session } from '../../http/callers/session.ts';
import type { LocalText } from '../../http/language.ts';
import type { JobService } from '../../jobs/service.ts';
import { lockMoneyOf } from '../../ledger/movement-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { createWorker, type Worker } from '../../platform/workers/worker.ts';
import type { ActFor } from '../../sessions/acting-session.ts';
import { bulkTexts } from '../texts.ts';
import { bookTrip, type Run, type TripOutcome } from './book-trip.ts';
import { releaseHold } from './hold.ts';
import { notifyOfEnd } from './notify-of-end.ts';
import { endRun, nextBulkWork, noteBooked, noteFailed, readNextTrip, renewLease, takeRun } from './run-queries.ts';

/** Longer than a booking ever takes; a gateway that stops in the middle is replaced after this. */
const leaseMs = minuteMs;
const pauseMs = 500;

export interface RunWorkerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly startTimer: StartTimer;
  readonly log: DatabaseLog;
  readonly jobs: Pick<JobService, 'book'>;
  readonly actFor: ActFor;
  /** Address of a file's page, for the mail at the end. */
  readonly linkOf: (runId: string, language: Run['language']) => string;
}

/** Books the trips of files one after another, with the pause of calls in sequence (spec §7). */
export function createRunWorker(deps: RunWorkerDeps): Worker & { readonly work: (signal: AbortSignal) => Promise<void> } {
  const { db, clock, startTimer, log, jobs, actFor, linkOf } = deps;
  const leaseEnd = () => new Date(clock.now().getTime() + leaseMs);

  /** Who books, with today's rights; a text where nobody may any more. */
  const findActor = async ({ user_id: userId, channel, company_user_id: companyId }: Run): Promise<Session | LocalText> => {
    const actor = await actFor({ userId, channel });
    if ('problem' in actor) return bulkTexts.accountClosed;
    const { company } = actor.session;
    const mayOrder = company === null || company.rights.has('order');
    return mayOrder && (company?.companyId ?? null) === companyId ? actor.session : bulkTexts.noRight;
  };

  const bookNext = async (run: Run): Promise<boolean> => {
    const trip = await readNextTrip(db, run.id);
    if (trip === undefined) return false;
    const actor = await findActor(run);
    const outcome: TripOutcome =
      'userId' in actor
        ? await bookTrip({ jobs, now: clock.now }, { run, trip, session: actor })
        : { failure: actor, newPriceSatang: null };
    const key = { runId: run.id, number: trip.number };
    await ('jobId' in outcome ? noteBooked(db, key, outcome.jobId) : noteFailed(db, key, outcome));
    return true;
  };

  /** Gives back what no trip needs any more, and ends the file where all of its trips are over. */
  const settle = (run: Run): Promise<void> =>
    transact(db, async (trx) => {
      const at = clock.now();
      const payerId = run.company_user_id ?? run.user_id;
      await lockMoneyOf(trx, [payerId]);
      const { status, isEnded } = await endRun(trx, run.id, at);
      // The customer may have pressed "continue" meanwhile.
      if (status === 'booking') return;
      await releaseHold(trx, { id: run.id, payerId, actor: run.user_id, at }, 'all');
      if (isEnded) await notifyOfEnd(trx, { run, at, link: linkOf(run.id, run.language) });
    });

  const bookRun = async (run: Run, signal: AbortSignal): Promise<void> => {
    let { status } = run;
    while (status === 'booking' && !signal.aborted && (await bookNext(run))) {
      status = await renewLease(db, { id: run.id, until: leaseEnd() });
      await wait(startTimer, delayBetweenCallsMs, signal);
    }
    if (!signal.aborted) await settle(run);
    await renewLease(db, { id: run.id, until: null });
  };

  const work = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const now = clock.now();
      const run = await takeRun(db, { now, until: leaseEnd() });
      if (run === undefined) return;
      await bookRun(run, signal);
    }
  };
  return { ...createWorker({ name: 'files of deliveries', work, pauseMs, nextDue: nextBulkWork, startTimer, log }), work };
}
