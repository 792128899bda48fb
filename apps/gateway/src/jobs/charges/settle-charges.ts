import { countCharges } from '@songwai/core/jobs/fees/job-charges';
import { recordCharge } from './charge-queries.ts';
import { readRiddenJob } from './settle-queries.ts';

type Db = Parameters<typeof recordCharge>[0];

/**
 * Records the charges of a completed job besides its price (spec §9): waiting at each stop, or the overtime of a hire, from the
 * driver's arrival (`recordArrival`) to the departure (the job's history). Called in the transaction that completes the job; a
 * second call charges nothing more.
 *
 * @param at when the job was completed.
 * @returns the sum of the charges in satang.
 */
export async function settleCharges(trx: Db, jobId: string, at: Date): Promise<number> {
  const charges = countCharges(await readRiddenJob(trx, jobId, at));
  for (const { kind, stop, minutes, amountSatang } of charges)
    await recordCharge(trx, { jobId, kind, stop, minutes, amountSatang, at });
  return charges.reduce((sum, { amountSatang }) => sum + amountSatang, 0);
}
