import { setChargeOpen } from '../../jobs/charges/charge-queries.ts';
import { lockCharge } from '../../jobs/charges/lock-charge-queries.ts';
import { endOwedCash } from '../../jobs/paying/owe-cash.ts';
import type { Db } from '../../platform/db.ts';

/** Who settled a part, how and when. */
interface Settlement {
  readonly by: string;
  readonly remark: string;
  /** It came in otherwise; else it is given up. */
  readonly isReceived: boolean;
  readonly at: Date;
}

const settledBy = ({ by, remark, isReceived, at }: Settlement) => ({
  settled_by: by,
  settled_at: at,
  settled_remark: remark,
  is_received: isReceived,
});

/** Settles an uncollected charge; the first settlement stands. @returns false where there is no such charge. */
export async function settleCharge(db: Db, chargeId: number, settlement: Settlement): Promise<boolean> {
  const charge = await lockCharge(db, chargeId);
  if (charge === undefined) return false;
  if (!charge.isOpen) return isSettled(db, chargeId);
  const row = { job_id: charge.jobId, charge_id: chargeId, amount_satang: charge.amountSatang };
  await db
    .insertInto('cash_collections')
    .values({ ...row, driver_id: null, is_collected: null, noted_at: null, ...settledBy(settlement) })
    .onConflict((conflict) => conflict.column('charge_id').doUpdateSet(settledBy(settlement)))
    .execute();
  await setChargeOpen(db, chargeId, false);
  await endOwedCash(db, { jobId: charge.jobId, chargeId, isHere: settlement.isReceived, at: settlement.at });
  return true;
}

async function isSettled(db: Db, chargeId: number): Promise<boolean> {
  const row = await db
    .selectFrom('cash_collections')
    .select('id')
    .where('charge_id', '=', chargeId)
    .where('settled_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Settles a price that the customer refused to pay; the first settlement stands. */
export async function settlePrice(db: Db, jobId: string, settlement: Settlement): Promise<boolean> {
  const row = await db
    .updateTable('cash_collections')
    .set((is) => ({
      settled_by: is.fn.coalesce('settled_by', is.cast<string>(is.val(settlement.by), 'uuid')),
      settled_remark: is.case().when('settled_at', 'is', null).then(settlement.remark).else(is.ref('settled_remark')).end(),
      settled_at: is.fn.coalesce('settled_at', is.val(settlement.at)),
      is_received: is.case().when('settled_at', 'is', null).then(settlement.isReceived).else(is.ref('is_received')).end(),
    }))
    .where('job_id', '=', jobId)
    .where('charge_id', 'is', null)
    .where('is_collected', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) await endOwedCash(db, { jobId, chargeId: null, isHere: settlement.isReceived, at: settlement.at });
  return row !== undefined;
}
