import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { nextAttemptAt } from '../../platform/workers/backoff.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';
import type { ChargeOrderKind, ChargeOrdersTable } from '../tables.ts';

export type ChargeOrderRow = Selectable<ChargeOrdersTable>;

/** What the provider has to do with a charge, after the commit. */
export interface NewChargeOrder {
  /** The same key is the same order. */
  readonly key: string;
  readonly chargeId: string;
  readonly kind: ChargeOrderKind;
  /** Of refunds only. */
  readonly amountSatang?: number;
  readonly jobId?: string | null;
  readonly at: Date;
}

/** Orders it in the caller's transaction, once per key. */
export async function orderOfProvider(trx: Db, order: NewChargeOrder): Promise<void> {
  const { key, chargeId, kind, amountSatang = null, jobId = null, at } = order;
  await trx
    .insertInto('charge_orders')
    .values({ key, charge_id: chargeId, kind, amount_satang: amountSatang, job_id: jobId, created_at: at, next_at: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** Orders that are due, taken by this process until `until`. */
export const takeDueOrders = (db: Db, now: Date, until: Date): Promise<readonly ChargeOrderRow[]> =>
  db
    .updateTable('charge_orders')
    .set((eb) => ({ next_at: until, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (from) =>
      from
        .selectFrom('charge_orders')
        .select('id')
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .orderBy('id')
        .limit(20)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

/** When the next order is to be carried out. */
export const nextOrder: NextDue = () => sql`select min(next_at) from charge_orders where next_at is not null`;

/** Marks an order as done. @returns false where it was before. */
export async function finishOrder(trx: Db, id: number, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('charge_orders')
    .set({ done_at: at, next_at: null })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The provider did not answer: it is asked again later. */
export async function postponeOrder(db: Db, { id, attempts }: ChargeOrderRow, now: Date): Promise<void> {
  await db
    .updateTable('charge_orders')
    .set({ next_at: nextAttemptAt(now, attempts) })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** The provider will never do it. */
export async function giveUpOrder(trx: Db, id: number, refused: string): Promise<void> {
  await trx.updateTable('charge_orders').set({ refused, next_at: null }).where('id', '=', id).execute();
}
