import type { Satang } from '@songwai/core/basics/money';
import type { ChargeKind } from '@songwai/core/jobs/fees/job-charges';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { recordEvent } from '../../events/queries.ts';
import { settleLaterAmount } from '../paying/settle-due.ts';

/** A charge besides the price of a job. */
export interface Charge {
  readonly kind: ChargeKind;
  /** Position of the stop where it arose; null for a charge of the whole job. */
  readonly stop: number | null;
  readonly amountSatang: Satang;
  /** The minutes charged; null where the charge does not depend on minutes. */
  readonly minutes: number | null;
}

/** A charge to record. */
export interface NewCharge {
  readonly jobId: string;
  readonly kind: ChargeKind;
  readonly stop?: number | null;
  /** Above 0. */
  readonly amountSatang: Satang;
  readonly minutes?: number;
  readonly at: Date;
}

/**
 * Stores a charge and its event, in the caller's transaction, which has locked the job's row. A charge of the same kind at the
 * same stop is stored once.
 *
 * @returns false where it had been charged before.
 */
export async function recordCharge(db: Kysely<Database>, charge: NewCharge): Promise<boolean> {
  const { jobId, kind, stop = null, amountSatang, minutes, at } = charge;
  const quantity = minutes === undefined ? {} : { minutes };
  const row = { job_id: jobId, kind, stop, amount_satang: amountSatang, quantity: JSON.stringify(quantity), created_at: at };
  const written = await db
    .insertInto('job_charges')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) return false;
  const key = `charge:${written.id}`;
  if (await settleLaterAmount(db, { key, jobId, kind, chargeId: written.id, stop, amountSatang, at }))
    await setChargeOpen(db, written.id, false);
  await recordEvent(db, { kind: 'jobs.charged', subject: jobId, payload: { charge: kind, stop, amountSatang }, at });
  return true;
}

/** What a charge is for. */
export const readChargeKind = async (db: Kysely<Database>, chargeId: number): Promise<ChargeKind> =>
  (await db.selectFrom('job_charges').select('kind').where('id', '=', chargeId).executeTakeFirstOrThrow()).kind;

/** A job's charges in the order in which they arose, without the waived ones. */
export async function listCharges(db: Kysely<Database>, jobId: string): Promise<readonly Charge[]> {
  const rows = await db
    .selectFrom('job_charges')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('waived_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, stop, amount_satang, quantity }) => ({
    kind,
    stop,
    amountSatang: amount_satang,
    minutes: quantity.minutes ?? null,
  }));
}

/** A job's charges including the waived ones, with their ids. */
export async function listAllCharges(db: Kysely<Database>, jobId: string) {
  const rows = await db.selectFrom('job_charges').selectAll().where('job_id', '=', jobId).orderBy('id').execute();
  return rows.map(({ id, kind, stop, amount_satang: amountSatang, quantity, waived_at: waivedAt }) => ({
    ...{ id, kind, stop, amountSatang, isWaived: waivedAt !== null },
    minutes: quantity.minutes ?? null,
  }));
}

/** Waives a charge. The caller has locked the job's row. @returns the charge; undefined where it was waived before. */
export async function waiveCharge(
  db: Kysely<Database>,
  waived: { readonly jobId: string; readonly chargeId: number; readonly at: Date },
) {
  return db
    .updateTable('job_charges')
    .set({ waived_at: waived.at })
    .where('job_id', '=', waived.jobId)
    .where('id', '=', waived.chargeId)
    .where('waived_at', 'is', null)
    .returning(['kind', 'stop', 'amount_satang as amountSatang', 'is_open as isOpen'])
    .executeTakeFirst();
}

/** Sets whether a charge is still to be paid. */
export async function setChargeOpen(db: Kysely<Database>, chargeId: number, isOpen: boolean): Promise<void> {
  await db.updateTable('job_charges').set({ is_open: isOpen }).where('id', '=', chargeId).execute();
}
