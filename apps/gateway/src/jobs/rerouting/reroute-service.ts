import { satangFromBaht } from '@songwai/core/basics/money';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { changeJob } from '@songwai/core/jobs/editing/edit-contract';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock, Random } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import type { RatedOrder } from '../../pricing/priced-order.ts';
import type { Pricing } from '../../pricing/service.ts';
import { beginSearchRound, isChangeKnown, recordChange, updateJob } from '../changes/change-queries.ts';
import { recordCharge } from '../charges/charge-queries.ts';
import type { DriverSearch } from '../driver-search.ts';
import { readJobId, scopeOf } from '../job-scope.ts';
import { readPaidJob } from '../paying/paid-job-view.ts';
import { findJob } from '../queries.ts';
import { type LockedJob, lockJobAndMoney } from '../scope-queries.ts';
import { jobTexts } from '../texts.ts';
import { foreseeWay, type Reroute } from './difference-way.ts';
import { payDifference, refundToWallet } from './pay-difference.ts';
import { columnsToStore, isCollected, planReroute, type ReroutePlan, rateReroute, requireStopLimits } from './plan-reroute.ts';
import { replaceStops, toTraced } from './reroute-queries.ts';
import { type RerouteState, readRerouteState } from './reroute-state.ts';
import { rerouteTexts } from './reroute-texts.ts';
import type { RideChanges } from './ride-changes.ts';
import { traceOf } from './trace.ts';
import { planStops } from './wanted-stops.ts';
import { toWireReroute } from './wire-reroute.ts';

export interface RerouteDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly pricing: Pricing;
  readonly search: DriverSearch;
  readonly rides: RideChanges;
}

/** A change that is asked about (without `guid`), or to be made. */
export interface AskedChange {
  readonly locationList: RequestOf<typeof changeJob>['locationList'] | undefined;
  readonly revision: number | undefined;
  readonly guid: string | undefined;
  /** In baht. */
  readonly expectedPrice: number | undefined;
}

/** The answer to it. */
export interface AnsweredChange {
  /** Null where it was made, and the job has ended since. */
  readonly reroute: Reroute | null;
  readonly isChanged: boolean;
}

/** A change whose way was measured before the job was locked, because a routing server may have been asked. */
interface MeasuredWay {
  readonly jobId: string;
  readonly state: RerouteState;
  readonly rated: RatedOrder | null;
}

/** 144 bits, too many to guess. */
const linkBytes = 18;

const changedMeanwhile = () =>
  new BusinessRefusal({ code: 409, text: rerouteTexts.changedMeanwhile, fields: { reason: 'changed_meanwhile' } });

function requireRevision({ revision }: RerouteState, asked: AskedChange): void {
  if (asked.locationList !== undefined && asked.revision !== revision) throw changedMeanwhile();
}

/** Changes the stops of running jobs, once the customer has agreed to the price; see `change` in the contract. */
export function createRerouting(deps: RerouteDeps) {
  const { db, clock, random, pricing, search, rides } = deps;
  const generateLink = () => random.bytes(linkBytes).toString('base64url');

  const plannedOf = (state: RerouteState, locationList: AskedChange['locationList']) => {
    const rules = { stored: state.stops, extraIds: state.job.extra_ids, locks: state.locks, payer: state.payer };
    const planned = planStops(locationList, rules);
    requireStopLimits(planned, state);
    return planned;
  };

  const foresee = async (on: Db, state: RerouteState, plan: ReroutePlan): Promise<Reroute> => ({
    ...{ state, plan },
    way: await foreseeWay(on, plan, state),
  });

  /** The job as it is after a change. */
  const show = async (jobId: string): Promise<AnsweredChange> => {
    try {
      const state = await readRerouteState(db, jobId, rides);
      const plan = await planReroute(db, { pricing, planned: plannedOf(state, undefined), state, rated: null });
      return { reroute: await foresee(db, state, plan), isChanged: true };
    } catch (error) {
      if (!(error instanceof BusinessRefusal)) throw error;
      return { reroute: null, isChanged: true };
    }
  };

  const moveMoney = async (
    trx: Db,
    { state, plan, userId, at }: { state: RerouteState; plan: ReroutePlan; userId: string; at: Date },
  ) => {
    const { job, chargedSatang } = state;
    const added = plan.priceAfter - plan.priceBefore;
    if (!isCollected(state)) {
      const [before, after] = [job, plan.columns].map((columns) => ({
        discountSatang: columns.discount_satang,
        freeCreditSatang: columns.free_credit_satang,
        netSatang: columns.net_satang,
      }));
      if (before === undefined || after === undefined) return;
      return payDifference(trx, { jobId: job.id, userId, before, after, at });
    }
    if (added > 0) await recordCharge(trx, { jobId: job.id, kind: 'routeChange', amountSatang: added, at });
    if (added >= 0) return;
    if (chargedSatang > 0)
      throw new BusinessRefusal({ code: 409, text: rerouteTexts.cashTaken, fields: { reason: 'cash_taken' } });
    return refundToWallet(trx, await readPaidJob(trx, job.id), { userId, satang: -added, at });
  };

  const apply = async (trx: Db, job: LockedJob, made: { reroute: Reroute; userId: string; guid: string }): Promise<void> => {
    const { reroute, userId, guid } = made;
    const { state, plan } = reroute;
    const at = clock.now();
    if (plan.isOtherWay) {
      await updateJob(trx, job, columnsToStore(plan, state));
      await moveMoney(trx, { state, plan, userId, at });
    }
    const after = await replaceStops(trx, job.id, { planned: plan.planned, generateLink, at });
    if (plan.isOtherWay && job.status === 'matching') {
      // Drivers who declined are asked again: it is another way at another price.
      await beginSearchRound(trx, job.id);
      await search.restart(trx, job.id);
    } else if (job.status !== 'matching')
      await rides.follow(trx, { jobId: job.id, sameVisits: plan.sameVisits, isOtherWay: plan.isOtherWay });
    const trace = { before: state.stops.map(toTraced), after };
    await recordChange(trx, { jobId: job.id, userId, kind: 'routeChanged', details: traceOf(plan, state), guid, at, trace });
  };

  const confirm = (asked: AskedChange & { guid: string }, session: Session, first: MeasuredWay): Promise<void> => {
    const { jobId } = first;
    return transact(db, async (trx) => {
      const job = await lockJobAndMoney(trx, { jobId, scope: scopeOf(session) });
      if (job === undefined) throw new BusinessRefusal({ code: 404, text: jobTexts.notFound });
      if (await isChangeKnown(trx, { jobId, guid: asked.guid })) return;
      const state = await readRerouteState(trx, jobId, rides);
      // The way was measured before the lock; nobody else has changed it since.
      if (state.revision !== first.state.revision) throw changedMeanwhile();
      const plan = await planReroute(trx, { pricing, planned: plannedOf(state, asked.locationList), state, rated: first.rated });
      const reroute = await foresee(trx, state, plan);
      if (asked.expectedPrice === undefined || satangFromBaht(asked.expectedPrice) !== plan.priceAfter)
        throw new BusinessRefusal({
          code: 409,
          text: rerouteTexts.priceChanged,
          fields: { reason: 'price_changed', change: toWireReroute(reroute) },
        });
      if (plan.planned.length === state.stops.length && plan.planned.every(({ isChanged }) => !isChanged)) return;
      await apply(trx, job, { reroute, userId: session.userId, guid: asked.guid });
    });
  };

  /** @throws {BusinessRefusal} 404; 409 with its `reason`; 422 with the field at fault. */
  return async (jobId: string, asked: AskedChange, session: Session): Promise<AnsweredChange> => {
    const record = await findJob(db, { jobId: readJobId(jobId), scope: scopeOf(session) });
    if (record === undefined) throw new BusinessRefusal({ code: 404, text: jobTexts.notFound });
    const { id } = record.job;
    const { guid } = asked;
    const isMade = async () => guid !== undefined && (await isChangeKnown(db, { jobId: id, guid }));
    if (await isMade()) return show(id);
    const state = await readRerouteState(db, id, rides);
    // The same change may have been made between the two: what was read is the job after it then.
    if (await isMade()) return show(id);
    requireRevision(state, asked);
    const planned = plannedOf(state, asked.locationList);
    const rated = await rateReroute(pricing, planned, state);
    if (guid === undefined) {
      const plan = await planReroute(db, { pricing, planned, state, rated });
      return { reroute: await foresee(db, state, plan), isChanged: false };
    }
    await confirm({ ...asked, guid }, session, { jobId: id, state, rated });
    return show(id);
  };
}

export type ChangeStops = ReturnType<typeof createRerouting>;
