import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { postponeJob } from '@songwai/core/jobs/change-contract';
import { decidePostpone, decideSearchChange } from '@songwai/core/jobs/search/search-rule';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import type { DriverSearch } from '../driver-search.ts';
import { readJobId, scopeOf } from '../job-scope.ts';
import { payAddedPrice, payReopened } from '../paying/pay-change.ts';
import { type LockedJob, lockJobAndMoney } from '../scope-queries.ts';
import { changeStatus, giveBack, noteCancellation, waitForPayment } from '../status-queries.ts';
import { jobTexts } from '../texts.ts';
import { beginSearchRound, isChangeKnown, recordChange, updateJob } from './change-queries.ts';
import { changeTexts } from './change-texts.ts';
import { ruledStatus } from './goods-on-board.ts';
import { planPostponement } from './plan-postponement.ts';
import { type ChangePlan, planSearchChange, type SearchRequest } from './plan-search-change.ts';
import { priceAfter } from './reopened-price.ts';

type Db = Parameters<typeof lockJobAndMoney>[0];

export interface ChangeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly search: DriverSearch;
}

/** The job to change, and the price that the customer agrees to. */
export interface ChangeCall {
  readonly jobId: string;
  readonly session: Session;
  /** In baht. */
  readonly shownPrice: number | undefined;
  /** The client's key: calls with the same one change the job once. */
  readonly guid: string | undefined;
}

/** Changes that a customer may make after booking. Each returns the changed job. */
export interface JobChanges {
  /** @throws {BusinessRefusal} 404; 409 once the driver has arrived or at another price; 422 with the time at fault. */
  postpone(call: ChangeCall, request: RequestOf<typeof postponeJob>): Promise<LockedJob>;
  /** @throws {BusinessRefusal} 404; 409 with a driver, over, or at another price; 422 outside the bounds. */
  changeSearch(call: ChangeCall, request: SearchRequest): Promise<LockedJob>;
  /**
   * Ends the search for good, free of charge, even one that has expired.
   *
   * @throws {BusinessRefusal} 404; 409 with a driver, or over.
   */
  cancelSearch(request: { readonly jobId: string; readonly session: Session; readonly reason: string }): Promise<LockedJob>;
}

/** Checks a locked job and plans its change; null where it is already as requested. */
type Judge = (job: LockedJob, now: Date) => ChangePlan | null;

const ruled = (job: LockedJob) => ({ status: ruledStatus(job), overAt: job.over_at });

function requireChangeable(decision: ReturnType<typeof decideSearchChange>): void {
  if (decision !== 'allowed') throw new BusinessRefusal({ code: 409, text: changeTexts[decision] });
}

/**
 * Builds the changes of booked jobs. The job's row is locked, so that a driver who accepts at the same moment comes before or
 * after.
 */
export function createJobChanges({ db, clock, search }: ChangeDeps): JobChanges {
  const apply = async (trx: Db, job: LockedJob, { plan, call, now }: { plan: ChangePlan; call: ChangeCall; now: Date }) => {
    const fields = { ...plan.fields, ...priceAfter(job, plan.addSatang, call.shownPrice) };
    await updateJob(trx, job, fields);
    const paid = { jobId: job.id, userId: call.session.userId, at: now };
    if (job.status === 'expired' && (await payReopened(trx, paid)) === 'awaitingPayment') await waitForPayment(trx, job.id, now);
    else if (job.status !== 'matching') await changeStatus(trx, { jobId: job.id, status: 'matching', stop: null, at: now });
    if (job.status !== 'expired') await payAddedPrice(trx, { ...paid, addSatang: plan.addSatang });
    // For favourites who declined, opening the job to all changes nothing: only the other drivers are asked now.
    if (plan.kind !== 'openedToAll') await beginSearchRound(trx, job.id);
    await search.restart(trx, job.id);
    const { kind, details } = plan;
    await recordChange(trx, { jobId: job.id, userId: call.session.userId, kind, details, guid: call.guid, at: now });
  };

  const lock = async (trx: Db, { jobId, session }: Pick<ChangeCall, 'jobId' | 'session'>): Promise<LockedJob> => {
    const job = await lockJobAndMoney(trx, { jobId: readJobId(jobId), scope: scopeOf(session) });
    if (job === undefined) throw new BusinessRefusal({ code: 404, text: jobTexts.notFound });
    return job;
  };

  const change = (call: ChangeCall, judge: Judge): Promise<LockedJob> =>
    transact(db, async (trx) => {
      const job = await lock(trx, call);
      if (call.guid !== undefined && (await isChangeKnown(trx, { jobId: job.id, guid: call.guid }))) return job;
      const now = clock.now();
      const plan = judge(job, now);
      if (plan === null) return job;
      await apply(trx, job, { plan, call, now });
      return lock(trx, call);
    });

  return {
    postpone: (call, request) =>
      change(call, (job, now) => {
        requireChangeable(decidePostpone(ruled(job), now));
        return planPostponement(job, request, now);
      }),
    changeSearch: (call, request) =>
      change(call, (job, now) => {
        requireChangeable(decideSearchChange(ruled(job), now));
        return planSearchChange(job, request, now);
      }),
    cancelSearch: (request) =>
      transact(db, async (trx) => {
        const job = await lock(trx, request);
        const at = clock.now();
        requireChangeable(decideSearchChange(ruled(job), at));
        await noteCancellation(trx, { jobId: job.id, reason: cleanText(request.reason) });
        await changeStatus(trx, { jobId: job.id, status: 'cancelled', stop: null, at });
        await giveBack(trx, job.id, at);
        return lock(trx, request);
      }),
  };
}
