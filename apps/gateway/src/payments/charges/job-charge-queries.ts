import type { Db } from '../../platform/db.ts';
import { listChargesOfJob } from './charge-queries.ts';
import { orderOfProvider } from './order-queries.ts';

/** Takes what the bank holds for a job; the worker asks the provider after the commit. Repeating it changes nothing. */
export async function captureForJob(trx: Db, { jobId, at }: { readonly jobId: string; readonly at: Date }): Promise<void> {
  const held = (await listChargesOfJob(trx, jobId)).filter(({ state }) => state === 'authorised');
  for (const { charge_id: chargeId } of held)
    await orderOfProvider(trx, { key: `capture:${chargeId}`, chargeId, kind: 'capture', jobId, at });
}

/** A job's card money that goes back. */
export interface CardRelease {
  readonly jobId: string;
  /** The job whose booking made the charge, where several were booked together. */
  readonly chargeJobId: string;
  /** What was charged to the card for this job and moved to `refundDue`; 0 where the bank only holds it. */
  readonly refundSatang: number;
  readonly at: Date;
}

/** Lets the bank go of what it holds for a job, or returns what was charged to the card. Repeating it changes nothing. */
export async function releaseForJob(trx: Db, { jobId, chargeJobId, refundSatang, at }: CardRelease): Promise<void> {
  const charges = await listChargesOfJob(trx, chargeJobId);
  for (const { charge_id: chargeId, state } of charges)
    if (state === 'authorised') await orderOfProvider(trx, { key: `reverse:${chargeId}`, chargeId, kind: 'reverse', jobId, at });
  const paid = charges.find(({ state, method }) => state === 'paid' && method === 'card');
  if (paid === undefined || refundSatang === 0) return;
  const { charge_id: chargeId } = paid;
  await orderOfProvider(trx, {
    key: `refund:${chargeId}:${jobId}`,
    ...{ chargeId, kind: 'refund' as const, amountSatang: refundSatang, jobId, at },
  });
}
