import { bahtFromSatang, satangFromBaht } from '@songwai/core/basics/money';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import { decideCancel } from '@songwai/core/jobs/fees/cancel-rule';
import { isJobOver, jobStatuses } from '@songwai/core/jobs/job-status';
import { type JobGroup, jobGroupOf } from '@songwai/core/jobs/lists/job-group';
import type { Session } from '../http/callers/session.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { transact } from '../platform/transact.ts';
import { type BookingDeps, createBooking } from './booking/book-job.ts';
import type { BookingRequest } from './booking/check-booking.ts';
import type { PrepareBooking } from './booking/commit-booking.ts';
import { ruledStatus } from './changes/goods-on-board.ts';
import { recordCharge } from './charges/charge-queries.ts';
import { readHistory } from './history/read-history.ts';
import { readJobId, scopeOf } from './job-scope.ts';
import { readDays } from './lists/list-request.ts';
import { type Booked, findOpenCharge, toWireAsked } from './paying/ask-for-payment.ts';
import { countJobs, findJob, listByStatus } from './queries.ts';
import { lockJobAndMoney } from './scope-queries.ts';
import { changeStatus, giveBack, noteCancellation } from './status-queries.ts';
import { jobTexts } from './texts.ts';
import { toWireJob, toWireJobDetail, type WireJob, type WireJobDetail } from './wire.ts';

/** What a signed-in customer may do with jobs. */
export interface JobService {
  /**
   * @param beforehand belongs to the booking's transaction.
   * @throws {BusinessRefusal} 409 with the new estimate, 422 with the field at fault, 403 for an invoice without the right to pay.
   */
  book(body: BookingRequest, session: Session, beforehand?: PrepareBooking): Promise<Booked>;
  /** @throws {BusinessRefusal} 404 for a job that the user may not see. */
  get(jobId: string, session: Session): Promise<WireJobDetail>;
  /**
   * Jobs of some groups, the newest first.
   *
   * @param wanted days DD/MM/YYYY, both included.
   * @throws {BusinessRefusal} 422 for an invalid date.
   */
  listGroups(
    wanted: {
      readonly groups: readonly JobGroup[];
      readonly days: { readonly fromDate?: string | undefined; readonly toDate?: string | undefined };
    },
    session: Session,
  ): Promise<WireJob[]>;
  /**
   * @returns the fee in satang.
   * @throws {BusinessRefusal} 404 job not visible to the caller, 409 picked up or over, or (with `cancelFee`) another fee than shown.
   */
  cancel(
    request: { readonly jobId: string; readonly reason: string; readonly shownFee: number | undefined },
    session: Session,
  ): Promise<number>;
  countJobs(userId: string): Promise<number>;
}

const notFound = () => new BusinessRefusal({ code: 404, text: jobTexts.notFound });

export function createJobService(deps: BookingDeps): JobService {
  const { db, clock, payments } = deps;
  return {
    book: createBooking(deps),
    get: async (jobId, session) => {
      const record = await findJob(db, { jobId: readJobId(jobId), scope: scopeOf(session) });
      if (record === undefined) throw notFound();
      const history = await readHistory(db, record.job.id);
      const charge = await findOpenCharge(payments, record.job, db);
      const detail = toWireJobDetail(record, { viewerId: session.userId, now: clock.now(), history });
      return { ...detail, ...toWireAsked(charge) };
    },
    listGroups: async ({ groups, days }, session) => {
      const statuses = jobStatuses.filter((status) => groups.includes(jobGroupOf(status)));
      const jobs = await listByStatus(db, { scope: scopeOf(session), statuses, ...readDays(days) });
      return jobs.map((job) => toWireJob(job, session.userId));
    },
    cancel: ({ jobId, reason, shownFee }, session) =>
      transact(db, async (trx) => {
        const job = await lockJobAndMoney(trx, { jobId: readJobId(jobId), scope: scopeOf(session) });
        if (job === undefined) throw notFound();
        const rule = decideCancel(ruledStatus(job));
        if (!rule.isAllowed)
          throw new BusinessRefusal({ code: 409, text: isJobOver(job.status) ? jobTexts.alreadyOver : jobTexts.pickedUp });
        const at = clock.now();
        const { feeSatang: amountSatang } = rule;
        // The driver may have arrived since the customer was asked: a fee that they have not seen is not charged.
        if (shownFee !== undefined && satangFromBaht(shownFee) !== amountSatang)
          throw new BusinessRefusal({
            code: 409,
            text: jobTexts.cancelFeeChanged,
            fields: { cancelFee: bahtFromSatang(amountSatang) },
          });
        await noteCancellation(trx, { jobId: job.id, reason: cleanText(reason) });
        await changeStatus(trx, { jobId: job.id, status: 'cancelled', stop: null, at });
        // The fee may be paid out of what the job gives back.
        await giveBack(trx, job.id, at);
        if (amountSatang > 0) await recordCharge(trx, { jobId: job.id, kind: 'lateCancel', amountSatang, at });
        return amountSatang;
      }),
    countJobs: (userId) => countJobs(db, userId),
  };
}
