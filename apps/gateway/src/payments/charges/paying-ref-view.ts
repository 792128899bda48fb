import type { Db } from '../../platform/db.ts';

/** Reference of the charge that paid a job last; of jobs booked together each may have been paid again. */
export async function findPayingRef(db: Db, jobId: string): Promise<string | null> {
  const query = db.selectFrom('ledger_movements').select('charge_ref').where('job_id', '=', jobId);
  const paid = query.where('kind', '=', 'bookingPaid').where('charge_ref', 'is not', null).orderBy('id', 'desc');
  return (await paid.executeTakeFirst())?.charge_ref ?? null;
}
