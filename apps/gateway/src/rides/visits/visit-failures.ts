import { formatJobId } from '@songwai/core/basics/ids';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import { cancelFee } from '@songwai/core/jobs/fees/cancel-fee';
import { describeFailure, type FailureOutcome, type VisitFailure } from '@songwai/core/jobs/visit-failure';
import { recordCharge } from '../../jobs/charges/charge-queries.ts';
import { type FailedVisit, readFailingJob, recordFailedVisit } from '../../jobs/charges/failed-visit-queries.ts';
import { settleCharges } from '../../jobs/charges/settle-charges.ts';
import { giveBack, noteCancellation } from '../../jobs/status-queries.ts';
import type { MailSupport } from '../../jobs/support-mail.ts';
import { queueSms } from '../../messages/queue-queries.ts';
import type { RideState } from '../ride-steps.ts';
import { dispatchTexts } from '../texts.ts';

type Db = Parameters<typeof recordFailedVisit>[0];

/**
 * The outcome of a failed visit. A failed pick-up ends the job; refused goods go back at the end of the route. An administrator
 * decides after an accident with goods on board, and where goods cannot be returned or taken over. `giveBack`: nothing is on
 * board, so another driver can do the job.
 */
export function decideFailure(
  { visits, nextVisit, resumeVisit }: RideState,
  visit: number,
  reason: VisitFailure,
): FailureOutcome | 'giveBack' {
  const isBeforeGoods = nextVisit === 0;
  if (isBeforeGoods && resumeVisit !== null) return 'officeDecides';
  if (reason === 'accident') return isBeforeGoods ? 'giveBack' : 'officeDecides';
  if (visit === 0) return 'cancelled';
  const isWayBack = visits.indexOf(visits[visit] ?? -1) < visit;
  return isWayBack ? 'officeDecides' : 'goodsReturn';
}

/** Stores failed visits with all their consequences, in the transaction of the step, which has locked the job's row. */
export interface FailureRecorder {
  record(trx: Db, failed: FailedVisit): Promise<void>;
}

export function createFailureRecorder({ mailSupport }: { readonly mailSupport: MailSupport }): FailureRecorder {
  return {
    record: async (trx, { note, ...failed }) => {
      const { jobId, outcome, at } = failed;
      const words = cleanText(note);
      await recordFailedVisit(trx, { ...failed, note: words });
      const { userId, confirmPhone, taskType } = await readFailingJob(trx, jobId);
      const what = describeFailure(failed);
      if (outcome === 'goodsReturn' && taskType !== fullDayTask) await settleCharges(trx, jobId, at);
      if (outcome === 'cancelled') {
        // The driver came in vain, so the fee of a cancellation after arrival applies.
        await noteCancellation(trx, { jobId, reason: what.th });
        await giveBack(trx, jobId, at);
        await recordCharge(trx, { jobId, kind: 'lateCancel', amountSatang: cancelFee('arrived'), at });
      }
      await mailSupport(trx, { jobId, userId, message: [what.th, words].filter((part) => part !== '').join('\n'), at });
      const body = dispatchTexts.failedSms(formatJobId(jobId), what.th);
      await queueSms(trx, { to: confirmPhone, body, purpose: 'visitFailed', at });
    },
  };
}
