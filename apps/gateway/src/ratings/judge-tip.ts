import { startOfBangkokDay } from '@songwai/core/basics/bangkok-time';
import { formatJobId } from '@songwai/core/basics/ids';
import { bahtFromSatang, formatBaht, satangFromBaht } from '@songwai/core/basics/money';
import { type TipLimit, tipLimitsBaht, tipRoom, tipsOfDayBaht, tipsOfJob } from '@songwai/core/validation/payments/tip';
import { recordEvent } from '../events/queries.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import { readPaidJob } from '../jobs/paying/paid-job-view.ts';
import { queueMail } from '../messages/queue-queries.ts';
import type { Db } from '../platform/db.ts';
import { ratingTexts } from './texts.ts';
import { noteTipAlert } from './tip-alert-queries.ts';
import { readGivenTips, type TippedJob } from './tip-room-view.ts';

/** A tip that is asked for, with what limits it. */
interface AskedTip {
  readonly job: TippedJob;
  readonly isByLink: boolean;
  readonly amountSatang: number;
  /** Where the desk reads mail; undefined for nowhere. */
  readonly supportMail: string | undefined;
  readonly at: Date;
}

/** The words of the desk's mail. */
const reasons: Readonly<Record<TipLimit, string>> = {
  job: 'the tips of a job',
  count: 'the number of tips of a job',
  day: "a customer's tips of a day",
  driver: "a customer's tips of a day to one driver",
};

/** From so much of a limit of the day on the desk is told. */
const nearShare = 0.8;

/**
 * Holds a tip against its limits and tells the desk where it is refused by one, or a day comes near one. The caller has locked who pays for
 * the job, so that tips of one customer are added up one after another, and commits also where it refuses.
 *
 * @returns the refusal; null where the tip may be given.
 */
export async function judgeTip(
  trx: Db,
  { job, isByLink, amountSatang, supportMail, at }: AskedTip,
): Promise<BusinessRefusal | null> {
  const given = await readGivenTips(trx, job);
  const { leftBaht, limit } = tipRoom(given, isByLink);
  const isRefused = satangFromBaht(leftBaht) < amountSatang;
  const alert = { jobId: job.jobId, customerId: job.payerId, driverId: job.driverId, dayStart: job.dayStart, at };
  const tell = async (limitedBy: TipLimit, satang: { readonly givenSatang: number; readonly refusedSatang: number }) => {
    if (!(await noteTipAlert(trx, { ...alert, limitedBy, ...satang }))) return;
    if (supportMail !== undefined)
      await queueMail(trx, {
        to: supportMail,
        subject: `Tips of job ${formatJobId(job.jobId)}`,
        body: `${isRefused ? `A tip of ${formatBaht(amountSatang)} was refused` : 'A tip came near a limit'}: ${reasons[limitedBy]}.\nGiven that day: ${formatBaht(satang.givenSatang)}. All of them: GET /api/admin/tip_alerts\n`,
        purpose: 'tipLimit',
        at,
      });
    await recordEvent(trx, { kind: 'ratings.tipLimit', subject: job.jobId, payload: { limitedBy, isRefused, ...satang }, at });
  };
  if (isRefused) {
    await tell(limit, { givenSatang: satangFromBaht(given.ofDayBaht), refusedSatang: amountSatang });
    return new BusinessRefusal({
      code: 422,
      field: 'amount',
      text: ratingTexts.tipLimit[limit](leftBaht),
      fields: { reason: 'tip_limit', limit, tipLeft: leftBaht },
    });
  }
  const dayBaht = given.ofDayBaht + bahtFromSatang(amountSatang);
  const pairBaht = given.toDriverBaht + bahtFromSatang(amountSatang);
  // A single tip of the most that a job may have is nothing to look into.
  const isSecond = given.ofDayBaht > 0;
  if (isSecond && dayBaht >= nearShare * tipsOfDayBaht.customer)
    await tell('day', { givenSatang: satangFromBaht(dayBaht), refusedSatang: 0 });
  if (given.toDriverBaht > 0 && pairBaht >= nearShare * tipsOfDayBaht.pair)
    await tell('driver', { givenSatang: satangFromBaht(dayBaht), refusedSatang: 0 });
  return null;
}

/** Whether a transfer that comes after its end still fits into the tips of its job; the desk is told where it does not. */
export async function fitsLate(
  trx: Db,
  { jobId, driverId, amountSatang }: Pick<TippedJob, 'jobId' | 'driverId'> & { readonly amountSatang: number },
  at: Date,
): Promise<boolean> {
  const { payerId } = await readPaidJob(trx, jobId);
  const job = { jobId, payerId, driverId, dayStart: startOfBangkokDay(at) };
  const { ofJobBaht, ofJobCount, ofDayBaht } = await readGivenTips(trx, job);
  const isFull = ofJobCount >= tipsOfJob.most;
  if (!isFull && ofJobBaht + bahtFromSatang(amountSatang) <= tipLimitsBaht.max) return true;
  await noteTipAlert(trx, {
    jobId,
    customerId: payerId,
    driverId,
    dayStart: job.dayStart,
    limitedBy: isFull ? 'count' : 'job',
    givenSatang: satangFromBaht(ofDayBaht),
    refusedSatang: amountSatang,
    at,
  });
  return false;
}
