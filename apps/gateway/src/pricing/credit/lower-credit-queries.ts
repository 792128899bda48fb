import type { Db } from '../../platform/db.ts';

/**
 * Returns a part of the credit that a job has spent to its grants: the job has become cheaper than that. The caller has locked the job's row.
 *
 * @returns how much, in satang.
 */
export async function lowerFreeCredit(
  trx: Db,
  { jobId, satang }: { readonly jobId: string; readonly satang: number },
): Promise<number> {
  const spent = await trx
    .selectFrom('free_credit_entries')
    .select(['id', 'grant_id as grantId', 'amount_satang as amountSatang'])
    .where('job_id', '=', jobId)
    .where('kind', '=', 'spent')
    .orderBy('id', 'desc')
    .forNoKeyUpdate()
    .execute();
  let left = satang;
  for (const { id, grantId, amountSatang } of spent) {
    const taken = Math.min(left, -amountSatang);
    if (taken === 0) break;
    left -= taken;
    // The entry says what the job has cost of the grant, and is returned as a whole if the job is not done.
    if (taken === -amountSatang) await trx.deleteFrom('free_credit_entries').where('id', '=', id).execute();
    else
      await trx
        .updateTable('free_credit_entries')
        .set({ amount_satang: amountSatang + taken })
        .where('id', '=', id)
        .execute();
    await trx
      .updateTable('free_credit_grants')
      .set((eb) => ({ left_satang: eb('left_satang', '+', taken) }))
      .where('id', '=', grantId)
      .execute();
  }
  return satang - left;
}
