import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { ProviderChargeState } from '../card-provider.ts';
import type { SandboxChargesTable } from './tables.ts';

export type SandboxCharge = Selectable<SandboxChargesTable>;

/** Stores a charge. @returns undefined where there is one of this `charge_id`. */
export const insertCharge = (db: Db, charge: Insertable<SandboxChargesTable>): Promise<SandboxCharge | undefined> =>
  db
    .insertInto('sandbox_charges')
    .values(charge)
    .onConflict((conflict) => conflict.column('charge_id').doNothing())
    .returningAll()
    .executeTakeFirst();

/** A charge by its id here. */
export const selectCharge = (db: Db, ref: string): Promise<SandboxCharge | undefined> =>
  db.selectFrom('sandbox_charges').selectAll().where('ref', '=', ref).executeTakeFirst();

/** A charge by our own id. */
export const selectChargeOf = (db: Db, chargeId: string): Promise<SandboxCharge | undefined> =>
  db.selectFrom('sandbox_charges').selectAll().where('charge_id', '=', chargeId).executeTakeFirst();

/** A change of a charge's state. */
export interface ChargeChange {
  readonly from: readonly ProviderChargeState[];
  readonly to: Partial<Pick<SandboxCharge, 'state' | 'failure' | 'paid_at' | 'expires_at'>>;
  /** The charge must not have ended before; absent: it may have. */
  readonly unendedAt?: Date;
}

/** Changes a charge in one statement, so that of two at once only one finds it as it was. @returns whether it was changed. */
export async function changeCharge(db: Db, ref: string, { from, to, unendedAt }: ChargeChange): Promise<boolean> {
  const changed = await db
    .updateTable('sandbox_charges')
    .set(to)
    .where('ref', '=', ref)
    .where('state', 'in', from)
    .$if(unendedAt !== undefined, (update) => update.where('expires_at', '>', unendedAt ?? new Date(0)))
    .returning('ref')
    .executeTakeFirst();
  return changed !== undefined;
}

/** A part of what was paid. */
export interface SandboxRefund {
  readonly ref: string;
  readonly amountSatang: number;
  readonly refundId: string;
}

/** Stores a refund. @returns false where there is one of this id. */
export async function insertRefund(db: Db, { ref, amountSatang, refundId }: SandboxRefund, at: Date): Promise<boolean> {
  const made = await db
    .insertInto('sandbox_refunds')
    .values({ refund_id: refundId, ref, amount_satang: amountSatang, created_at: at })
    .onConflict((conflict) => conflict.column('refund_id').doNothing())
    .returning('refund_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Adds to what was returned of a charge. @returns false where that is more than was paid. */
export async function addRefunded(db: Db, { ref, amountSatang }: SandboxRefund): Promise<boolean> {
  const changed = await db
    .updateTable('sandbox_charges')
    .set({ refunded_satang: sql<number>`refunded_satang + ${amountSatang}` })
    .where('ref', '=', ref)
    .where('state', '=', 'paid')
    .where(sql<number>`amount_satang - refunded_satang`, '>=', amountSatang)
    .returning('ref')
    .executeTakeFirst();
  return changed !== undefined;
}
