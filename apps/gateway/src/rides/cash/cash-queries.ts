import { setChargeOpen } from '../../jobs/charges/charge-queries.ts';
import { endOwedCash, oweCash } from '../../jobs/paying/owe-cash.ts';
import type { Db } from '../../platform/db.ts';

/** A driver's statement about a part of a job's cash. */
export interface CollectionWord {
  readonly jobId: string;
  /** Null for the price. */
  readonly chargeId: number | null;
  readonly amountSatang: number;
  readonly driverId: number | null;
  readonly isCollected: boolean;
  readonly remark: string;
  readonly at: Date;
}

/** Stores the statement about a part; a later one replaces an earlier one. What was not collected is owed. The caller has locked the job's row. */
export async function saveCollection(db: Db, word: CollectionWord): Promise<void> {
  const { jobId, chargeId, isCollected } = word;
  const said = {
    amount_satang: word.amountSatang,
    driver_id: word.driverId,
    is_collected: isCollected,
    remark: word.remark,
    noted_at: word.at,
  };
  const before = await db
    .updateTable('cash_collections')
    .set(said)
    .where('job_id', '=', jobId)
    .where('charge_id', chargeId === null ? 'is' : '=', chargeId)
    .returning('id')
    .executeTakeFirst();
  if (before === undefined)
    await db
      .insertInto('cash_collections')
      .values({ ...said, job_id: jobId, charge_id: chargeId, settled_by: null, settled_at: null })
      .execute();
  if (chargeId !== null) await setChargeOpen(db, chargeId, !isCollected);
  await (isCollected ? endOwedCash(db, { ...word, isHere: true }) : oweCash(db, word));
}
