import type { Satang } from '../../basics/money.ts';
import type { JobDetail } from '../job.ts';

/**
 * A job's price after a change of its search. An expired job has returned promo code and free credit, which may be spent by then,
 * so it costs the normal price again.
 */
export function changedPrice(
  job: Pick<JobDetail, 'status' | 'netSatang' | 'normalSatang' | 'discountSatang' | 'freeCreditSatang' | 'addedSatang'>,
  addSatang: Satang = 0,
): Satang {
  const wasGivenBack = job.status === 'expired' && job.discountSatang + job.freeCreditSatang > 0;
  return (wasGivenBack ? job.normalSatang + job.addedSatang : job.netSatang) + addSatang;
}
