import { addDays, parseBangkok } from '@songwai/core/basics/bangkok-time';
import { cleanText } from '@songwai/core/basics/clean-text';
import { decideCancel } from '@songwai/core/jobs/cancel-rule';
import { isJobOver } from '@songwai/core/jobs/job-status';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Session } from '../http/session.ts';
import { type BookingDeps, createBooking } from './book-job.ts';
import { recordCharge } from './charge-queries.ts';
import type { BookingRequest } from './check-booking.ts';
import { countJobs, findOwnJob, type JobRecord, listRunningJobs } from './queries.ts';
import { changeStatus, giveBack, lockJob, noteCancellation } from './status-queries.ts';
import type { StoredAnswer } from './tables.ts';
import { jobTexts } from './texts.ts';

/** What a signed-in customer can do with jobs. */
export interface JobService {
  /** @throws {BusinessRefusal} 409 with the new estimate, 422 with the field at fault. */
  book(body: BookingRequest, session: Session): Promise<StoredAnswer>;
  /** @throws {BusinessRefusal} 404 for a job that is not this user's. */
  get(jobId: string, session: Session): Promise<JobRecord>;
  /** @param days DD/MM/YYYY, both included. @throws {BusinessRefusal} 422 for what is no date. */
  listRunning(
    days: { fromDate?: string | undefined; toDate?: string | undefined },
    session: Session,
  ): Promise<readonly JobRecord[]>;
  /** @returns the fee in satang. @throws {BusinessRefusal} 404 not this user's, 409 picked up or over. */
  cancel(wish: { jobId: string; reason: string }, session: Session): Promise<number>;
  countJobs(userId: string): Promise<number>;
}

/** A job id as people copy it from a screen: `j0000-0001`. */
const readJobId = (text: string): string => cleanText(text).replaceAll('-', '').toUpperCase();

const notFound = () => new BusinessRefusal({ code: 404, text: jobTexts.notFound });

function readDay(field: string, date: string | undefined): Date | null {
  if (date === undefined) return null;
  const day = parseBangkok(date);
  if (day === null) throw new BusinessRefusal({ code: 422, field, text: jobTexts.badDates });
  return day;
}

export function createJobService(deps: BookingDeps): JobService {
  const { db, clock } = deps;
  return {
    book: createBooking(deps),
    get: async (jobId, { userId }) => {
      const record = await findOwnJob(db, { jobId: readJobId(jobId), userId });
      if (record === undefined) throw notFound();
      return record;
    },
    listRunning: async ({ fromDate, toDate }, { userId }) => {
      const from = readDay('fromDate', fromDate);
      const lastDay = readDay('toDate', toDate);
      return listRunningJobs(db, { userId, from, before: lastDay === null ? null : addDays(lastDay, 1) });
    },
    cancel: ({ jobId, reason }, { userId }) =>
      db.transaction().execute(async (trx) => {
        const job = await lockJob(trx, { jobId: readJobId(jobId), userId });
        if (job === undefined) throw notFound();
        const rule = decideCancel(job.status);
        if (!rule.isAllowed)
          throw new BusinessRefusal({ code: 409, text: isJobOver(job.status) ? jobTexts.alreadyOver : jobTexts.pickedUp });
        const now = clock.now();
        await noteCancellation(trx, { jobId: job.id, reason: cleanText(reason) });
        if (rule.feeSatang > 0)
          await recordCharge(trx, { jobId: job.id, kind: 'lateCancel', amountSatang: rule.feeSatang, at: now });
        await changeStatus(trx, { jobId: job.id, status: 'cancelled', stop: null, at: now });
        await giveBack(trx, job.id, now);
        return rule.feeSatang;
      }),
    countJobs: (userId) => countJobs(db, userId),
  };
}
