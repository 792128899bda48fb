import type { Db } from '../platform/db.ts';

/** Whether a payer has a charge that may still be paid, or one whose money is still to be taken or returned. */
export async function hasOpenCharge(db: Db, payerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('charges')
    .leftJoin('charge_orders', (join) =>
      join.onRef('charge_orders.charge_id', '=', 'charges.charge_id').on('charge_orders.next_at', 'is not', null),
    )
    .select('charges.charge_id')
    .where('charges.payer_id', '=', payerId)
    .where((is) => is.or([is('charges.state', 'in', ['asked', 'pending', 'authorised']), is('charge_orders.id', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
