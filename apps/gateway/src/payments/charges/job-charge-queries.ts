import type { Db } from '../../platform/db.ts';
import { type ChargeRow, listChargesOfJob, toCharge, updateCharge } from './charge-queries.ts';
import { nextCheckAt } from './next-check.ts';
import { orderOfProvider } from './order-queries.ts';
import { findPayingRef } from './paying-ref-view.ts';

/** Charges of a job alone that the bank holds and was not told to let go of; what pays several jobs is taken at once. */
const listHolds = (db: Db, jobId: string): Promise<readonly { readonly charge_id: string; readonly amount_satang: number }[]> =>
  db
    .selectFrom('charges')
    .select(['charge_id', 'amount_satang'])
    .where('job_id', '=', jobId)
    .where('state', '=', 'authorised')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('charge_orders')
            .select('id')
            .whereRef('charge_orders.charge_id', '=', 'charges.charge_id')
            .where('kind', '=', 'reverse'),
        ),
      ),
    )
    .execute();

/** What the bank holds for a job, in satang. */
export async function sumHoldsForJob(db: Db, jobId: string): Promise<number> {
  return (await listHolds(db, jobId)).reduce((sum, { amount_satang: satang }) => sum + satang, 0);
}

/** Whether the bank holds a sum for a job. */
export const hasHoldForJob = async (db: Db, jobId: string): Promise<boolean> => (await listHolds(db, jobId)).length > 0;

/** Takes what the bank holds for a job; the worker asks the provider after the commit. Repeating it changes nothing. */
export async function captureForJob(trx: Db, { jobId, at }: { readonly jobId: string; readonly at: Date }): Promise<void> {
  for (const { charge_id: chargeId } of await listHolds(trx, jobId))
    await orderOfProvider(trx, { key: `capture:${chargeId}`, chargeId, kind: 'capture', jobId, at });
}

/**
 * Ends an open charge. The provider is asked on for a day, because money may come late; a card that waits for its bank is let go of,
 * so that nobody confirms it any more.
 */
export async function endCharge(trx: Db, row: ChargeRow, { at, known = {} }: { readonly at: Date; readonly known?: object }) {
  const { charge_id: chargeId, job_id: jobId } = row;
  if (row.method === 'card') await orderOfProvider(trx, { key: `reverse:${chargeId}`, chargeId, kind: 'reverse', jobId, at });
  const next_check_at = nextCheckAt({ ...row, state: 'expired' }, at);
  return updateCharge(trx, chargeId, { ...known, state: 'expired', next_check_at });
}

/** Ends the open charges of jobs that are not done; the caller has locked their rows. */
export async function endChargesOfJob(trx: Db, chargeJobId: string, at: Date): Promise<void> {
  for (const row of await listChargesOfJob(trx, chargeJobId))
    if (row.state === 'asked' || row.state === 'pending') await endCharge(trx, row, { at });
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
  for (const { charge_id: chargeId } of await listHolds(trx, jobId))
    await orderOfProvider(trx, { key: `reverse:${chargeId}`, chargeId, kind: 'reverse', jobId, at });
  await refundForJob(trx, { jobId, chargeJobId, refundSatang, at });
}

/**
 * Returns a part or all of what was charged to the card for a job. @param round tells apart what is returned before the job ends.
 */
export async function refundForJob(
  trx: Db,
  { jobId, chargeJobId, refundSatang, at, round }: CardRelease & { readonly round?: string },
): Promise<void> {
  const charges = [...(await listChargesOfJob(trx, jobId)), ...(await listChargesOfJob(trx, chargeJobId))];
  const ref = await findPayingRef(trx, jobId);
  const paid = charges.find((row) => row.state === 'paid' && row.method === 'card' && toCharge(row).reference === ref);
  if (paid === undefined || refundSatang === 0) return;
  const { charge_id: chargeId } = paid;
  const key = ['refund', chargeId, jobId, ...(round === undefined ? [] : [round])].join(':');
  await orderOfProvider(trx, { key, chargeId, kind: 'refund', amountSatang: refundSatang, jobId, at });
}
