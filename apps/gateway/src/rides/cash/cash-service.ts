import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { JobStatus } from '@songwai/core/jobs/job-status';
import type { noteCollection } from '@songwai/core/rides/cash-contract';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Clock } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { lockDrivenRide } from '../driven/lock-driven-ride.ts';
import { dispatchTexts } from '../texts.ts';
import type { CashJob } from './cash-due.ts';
import { readCashJobs } from './cash-job-view.ts';
import { saveCollection } from './cash-queries.ts';

type Db = Parameters<typeof readCashJobs>[0];
type CollectedItem = RequestOf<typeof noteCollection>['items'][number];

/** Drivers' statements about the cash that they had to collect. */
export interface CashCollection {
  /**
   * Records which parts were collected and which were not; a later statement replaces an earlier one.
   *
   * @throws {BusinessRefusal} 404 not this driver's job, 409 not paid in cash, before the pick-up, or settled, 422 at an unknown
   * charge.
   */
  note(own: { jobId: string; driverId: number }, items: readonly CollectedItem[]): Promise<JobStatus>;
}

/** A part of the cash; `chargeId` is null for the price. */
interface Part {
  readonly chargeId: number | null;
  readonly amountSatang: number;
}

const refuse = (text: LocalText, details: { code: number; field?: string } = { code: 409 }): never => {
  throw new BusinessRefusal({ ...details, text });
};

/** The price is only collected from the pick-up on, so that no money has to be returned when a job is cancelled before. */
const isPriceTaken = (status: JobStatus): boolean => status === 'pickedUp' || status === 'delivering' || status === 'completed';

function findPrice(job: CashJob): Part {
  if (job.netSatang === 0) return refuse(dispatchTexts.nothingToCollect);
  if (!isPriceTaken(job.status)) return refuse(dispatchTexts.priceNotYet);
  if (job.priceState === 'settled') return refuse(dispatchTexts.settledByOffice);
  return { chargeId: null, amountSatang: job.netSatang };
}

function findPart(job: CashJob, { chargeId }: CollectedItem, index: number): Part {
  if (chargeId === undefined) return findPrice(job);
  const charge = job.charges.find(({ id }) => id === Number(chargeId));
  if (charge === undefined) return refuse(dispatchTexts.noCharge, { code: 422, field: `items.${index}.chargeId` });
  if (charge.state === 'settled') return refuse(dispatchTexts.settledByOffice);
  return { chargeId: charge.id, amountSatang: charge.amountSatang };
}

export function createCashCollection({ db, clock }: { readonly db: Db; readonly clock: Clock }): CashCollection {
  return {
    note: (own, items) =>
      transact(db, async (trx) => {
        const ride = await lockDrivenRide(trx, own);
        const [job] = ride === undefined ? [] : await readCashJobs(trx, [own.jobId]);
        if (job === undefined) return refuse(dispatchTexts.noJob, { code: 404 });
        if (job.paymentType !== paymentType.cash) return refuse(dispatchTexts.notInCash);
        for (const [index, item] of items.entries())
          await saveCollection(trx, {
            ...findPart(job, item, index),
            jobId: own.jobId,
            driverId: own.driverId,
            isCollected: item.isCollected,
            remark: item.isCollected ? '' : cleanText(item.remark ?? ''),
            at: clock.now(),
          });
        return job.status;
      }),
  };
}
