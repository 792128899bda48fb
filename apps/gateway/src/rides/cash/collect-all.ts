import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { readCashJobs } from './cash-job-view.ts';
import { saveCollection } from './cash-queries.ts';

type Db = Parameters<typeof saveCollection>[0];

/** Marks a simulated cash job as paid in full at its end. The caller has locked the job's row. */
export async function collectAll(trx: Db, jobId: string, at: Date): Promise<void> {
  const [job] = await readCashJobs(trx, [jobId]);
  if (job === undefined || job.paymentType !== paymentType.cash) return;
  const price = job.netSatang > 0 && job.priceState === 'open' ? [{ id: null, amountSatang: job.netSatang }] : [];
  const charges = job.charges.filter(({ state }) => state === 'open');
  for (const { id, amountSatang } of [...price, ...charges])
    await saveCollection(trx, { jobId, chargeId: id, amountSatang, driverId: null, isCollected: true, remark: '', at });
}
