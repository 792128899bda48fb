import { bangkokDate, parseBangkok } from '@songwai/core/basics/bangkok-time';
import { formatJobId } from '@songwai/core/basics/ids';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { cancelFee } from '@songwai/core/jobs/fees/cancel-fee';
import { isJobOver } from '@songwai/core/jobs/job-status';
import type { completeJobByAdmin } from '@songwai/core/offers/admin/job-admin-change-contract';
import { BusinessRefusal } from '../../http/refusal.ts';
import { recordChange } from '../../jobs/changes/change-queries.ts';
import { areGoodsOnBoard, areGoodsWithDriver, ruledStatus } from '../../jobs/changes/goods-on-board.ts';
import { listAllCharges, recordCharge, waiveCharge } from '../../jobs/charges/charge-queries.ts';
import { settleCharges } from '../../jobs/charges/settle-charges.ts';
import { readJobId } from '../../jobs/job-scope.ts';
import { waiveAmount } from '../../jobs/paying/waive-amount.ts';
import { type LockedJob, lockAnyJobAndMoney } from '../../jobs/scope-queries.ts';
import { changeStatus, giveBack, noteCancellation, readLastEventAt } from '../../jobs/status-queries.ts';
import { queueSms } from '../../messages/queue-queries.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { readRideSoFar } from '../../rides/assignment/ride-so-far-view.ts';
import { endRide, leaveNotice } from '../../rides/assignment/take-off-queries.ts';
import { readWay } from '../../rides/assignment/way-view.ts';
import { visitsOf } from '../../rides/visits.ts';
import { collectStated } from './collect-stated.ts';
import { adminTexts, jobAdminSms } from './job-admin-texts.ts';

type Db = Parameters<typeof lockAnyJobAndMoney>[0];

/** An administrator's decision about a job, with its reason. */
export interface JobDecision {
  readonly jobId: string;
  readonly adminId: string;
  /** Shown to the customer. */
  readonly reason: string;
}

/**
 * How administrators end jobs and waive charges. Each locks the job's row, so that actions of customer and driver come before or
 * after.
 */
export interface JobAdminChanges {
  /** @returns the fee in satang. @throws {BusinessRefusal} 404; 409 over; 422 without a reason. */
  cancel(decision: JobDecision & { readonly withFee: boolean }): Promise<number>;
  /** @throws {BusinessRefusal} 404; 409 no driver, or over; 422 naming the invalid field. */
  complete(decision: JobDecision, done: RequestOf<typeof completeJobByAdmin>): Promise<void>;
  /** @throws {BusinessRefusal} 404 no such job or charge; 422 without a reason. */
  waive(decision: JobDecision & { readonly chargeId: number }): Promise<void>;
}

/** Reads and trims a reason. @throws {BusinessRefusal} 422 where it is empty. */
export function readReason(text: string): string {
  const reason = cleanText(text);
  if (reason === '') throw new BusinessRefusal({ code: 422, field: 'reason', text: adminTexts.reasonRequired });
  return reason;
}

/** Locks any job's row, and its money before it. @throws {BusinessRefusal} 404. */
export async function lockJobRow(trx: Db, jobId: string): Promise<LockedJob> {
  const job = await lockAnyJobAndMoney(trx, readJobId(jobId));
  if (job === undefined) throw new BusinessRefusal({ code: 404, text: adminTexts.noJob });
  return job;
}

/** Queues a text message to the phone that confirmed the job. */
export const notifyCustomer = (trx: Db, job: LockedJob, sms: { readonly kind: keyof typeof jobAdminSms; readonly at: Date }) =>
  queueSms(trx, {
    to: job.confirm_phone,
    body: jobAdminSms[sms.kind](formatJobId(job.id)),
    purpose: 'jobByOffice',
    at: sms.at,
  });

function readDoneAt({ doneDate, doneTime }: RequestOf<typeof completeJobByAdmin>, now: Date): Date {
  if (doneDate === undefined && doneTime === undefined) return now;
  if (doneDate === undefined || doneTime === undefined) {
    const field = doneDate === undefined ? 'doneDate' : 'doneTime';
    throw new BusinessRefusal({ code: 422, field, text: adminTexts.timeIncomplete });
  }
  const at = parseBangkok(doneDate, doneTime);
  if (at === null) throw new BusinessRefusal({ code: 422, field: 'doneDate', text: adminTexts.badTime });
  if (at > now) {
    const field = doneDate === bangkokDate(now) ? 'doneTime' : 'doneDate';
    throw new BusinessRefusal({ code: 422, field, text: adminTexts.timeInFuture });
  }
  return at;
}

/** Frees the driver of a job that administrators end, and stores a notice for the driver. */
async function letDriverGo(trx: Db, job: LockedJob, { kind, at }: { kind: 'cancelled' | 'completed'; at: Date }): Promise<void> {
  const ride = await readRideSoFar(trx, { id: job.id, status: job.status, visitCount: 0 });
  await endRide(trx, job.id, at);
  if (ride === undefined) return;
  const hasGoods = areGoodsWithDriver(job.status);
  await leaveNotice(trx, { driverId: ride.driverId, jobId: job.id, kind, hasGoods, at });
}

export function createJobAdminChanges({ db, clock }: { readonly db: Db; readonly clock: Clock }): JobAdminChanges {
  const lockOpen = async (trx: Db, jobId: string): Promise<LockedJob> => {
    const job = await lockJobRow(trx, jobId);
    if (isJobOver(job.status)) throw new BusinessRefusal({ code: 409, text: adminTexts.over });
    return job;
  };

  return {
    cancel: ({ jobId, adminId, withFee, ...decision }) =>
      transact(db, async (trx) => {
        const reason = readReason(decision.reason);
        const job = await lockOpen(trx, jobId);
        const at = clock.now();
        const amountSatang = withFee ? cancelFee(ruledStatus(job)) : 0;
        await noteCancellation(trx, { jobId: job.id, reason });
        await letDriverGo(trx, job, { kind: 'cancelled', at });
        await changeStatus(trx, { jobId: job.id, status: 'cancelled', stop: null, at });
        // The fee may be paid out of what the job gives back.
        await giveBack(trx, job.id, at);
        if (amountSatang > 0) await recordCharge(trx, { jobId: job.id, kind: 'lateCancel', amountSatang, at });
        const details = { statusBefore: job.status, feeSatang: amountSatang };
        await recordChange(trx, { jobId: job.id, userId: adminId, kind: 'officeCancelled', details, reason, at });
        await notifyCustomer(trx, job, { kind: 'cancelled', at });
        return amountSatang;
      }),

    complete: ({ jobId, adminId, ...decision }, done) =>
      transact(db, async (trx) => {
        const reason = readReason(decision.reason);
        const job = await lockOpen(trx, jobId);
        if (job.status === 'awaitingPayment') throw new BusinessRefusal({ code: 409, text: adminTexts.notPaid });
        if (job.status === 'matching' && !areGoodsOnBoard(job))
          throw new BusinessRefusal({ code: 409, text: adminTexts.notDriven });
        const at = clock.now();
        const doneAt = readDoneAt(done, at);
        // The time has whole minutes, so an event within the same minute counts as earlier.
        const known = await readLastEventAt(trx, job.id);
        if (doneAt.getTime() + 59_999 < known.getTime())
          throw new BusinessRefusal({ code: 422, field: 'doneTime', text: adminTexts.timeTooEarly });
        const completedAt = new Date(Math.max(doneAt.getTime(), known.getTime()));
        const ride = await readRideSoFar(trx, { id: job.id, status: job.status, visitCount: 0 });
        const collection = { jobId: job.id, driverId: ride?.driverId ?? null, adminId, stated: done.cod, at: completedAt };
        const cod = await collectStated(trx, collection);
        await letDriverGo(trx, job, { kind: 'completed', at });
        const stop = visitsOf(await readWay(trx, job.id)).at(-1) ?? null;
        await changeStatus(trx, { jobId: job.id, status: 'completed', stop, at: completedAt });
        await settleCharges(trx, job.id, completedAt);
        const details = { statusBefore: job.status, completedAt, ...(cod.length > 0 && { cod }) };
        await recordChange(trx, { jobId: job.id, userId: adminId, kind: 'officeCompleted', details, reason, at });
        await notifyCustomer(trx, job, { kind: 'completed', at });
      }),

    waive: ({ jobId, adminId, chargeId, ...decision }) =>
      transact(db, async (trx) => {
        const reason = readReason(decision.reason);
        const job = await lockJobRow(trx, jobId);
        const at = clock.now();
        const waived = await waiveCharge(trx, { jobId: job.id, chargeId, at });
        if (waived === undefined) {
          const isKnown = (await listAllCharges(trx, job.id)).some(({ id }) => id === chargeId);
          if (isKnown) return;
          throw new BusinessRefusal({ code: 404, text: adminTexts.noCharge });
        }
        const { amountSatang, isOpen } = waived;
        await waiveAmount(trx, { jobId: job.id, chargeId, amountSatang, isOpen, adminId, reason, at });
        const details = { chargeId, charge: waived.kind, stop: waived.stop, amountSatang: waived.amountSatang };
        await recordChange(trx, { jobId: job.id, userId: adminId, kind: 'chargeWaived', details, reason, at });
      }),
  };
}
