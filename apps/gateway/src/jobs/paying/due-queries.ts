import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { DueKind } from '../charges/tables.ts';

/** An amount that is paid before the next booking. */
export interface NewDue {
  /** The same key is the same amount. */
  readonly key: string;
  readonly jobId: string;
  readonly payerId: string;
  readonly kind: DueKind;
  /** The charge of the job that it is; absent for the price. */
  readonly chargeId?: number | undefined;
  readonly amountSatang: number;
  readonly at: Date;
}

export interface OpenDue {
  readonly id: number;
  readonly jobId: string;
  readonly kind: DueKind;
  readonly chargeId: number | null;
  readonly amountSatang: number;
}

/** Opens an amount, once per key. */
export async function openDue(trx: Db, due: NewDue): Promise<void> {
  const { key, jobId, payerId, kind, chargeId = null, amountSatang, at } = due;
  await trx
    .insertInto('job_dues')
    .values({ key, job_id: jobId, payer_id: payerId, kind, charge_id: chargeId, amount_satang: amountSatang, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Opens the amount of a key again, which was voided, or opens it; what is paid stays paid. */
export async function openDueAgain(trx: Db, due: NewDue): Promise<void> {
  await openDue(trx, due);
  const opened = { voided_at: null, amount_satang: due.amountSatang };
  await trx.updateTable('job_dues').set(opened).where('key', '=', due.key).where('paid_at', 'is', null).execute();
}

/** Ends what is owed under a key, as it came in otherwise or is given up; what is paid stays paid. */
export async function voidDueOfKey(trx: Db, key: string, at: Date): Promise<void> {
  const open = trx.updateTable('job_dues').set({ voided_at: at }).where('key', '=', key);
  await open.where('paid_at', 'is', null).where('voided_at', 'is', null).execute();
}

/** Whether a charge was paid as an open amount. */
export async function isPaidAsDue(db: Db, chargeId: number): Promise<boolean> {
  const due = db.selectFrom('job_dues').select('id').where('charge_id', '=', chargeId).where('paid_at', 'is not', null);
  return (await due.executeTakeFirst()) !== undefined;
}

const selectOpenDues = (db: Db, payerId: string) =>
  db.selectFrom('job_dues').where('payer_id', '=', payerId).where('paid_at', 'is', null).where('voided_at', 'is', null);

/** The sum of a payer's open amounts, in satang; to be read as a part of another statement. */
export const selectOpenSum = (db: Db, payerId: string) =>
  selectOpenDues(db, payerId).select(sql<number>`coalesce(sum(amount_satang), 0)::bigint`.as('satang'));

/** A payer's open amounts, the oldest first. @param lock for the transaction that pays them. */
export async function listOpenDues(db: Db, payerId: string, lock = false): Promise<readonly OpenDue[]> {
  const query = selectOpenDues(db, payerId)
    .select(['id', 'job_id as jobId', 'kind', 'charge_id as chargeId', 'amount_satang as amountSatang'])
    .orderBy('id');
  return lock ? query.forNoKeyUpdate().execute() : query.execute();
}

/** Amounts of the price of a job that are open. */
export async function sumOpenPrice(db: Db, jobId: string): Promise<number> {
  const row = await db
    .selectFrom('job_dues')
    .select(sql<number>`coalesce(sum(amount_satang), 0)::bigint`.as('satang'))
    .where('job_id', '=', jobId)
    .where('kind', '=', 'price')
    .where('voided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.satang);
}

/** Marks amounts as paid. */
export async function payDues(trx: Db, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('job_dues').set({ paid_at: at }).where('id', 'in', ids).execute();
}

/** Ends what a job that is not done owed of its price. @returns what of it was paid already, in satang. */
export async function voidPriceDues(trx: Db, jobId: string, at: Date): Promise<number> {
  const rows = await trx
    .updateTable('job_dues')
    .set({ voided_at: at })
    .where('job_id', '=', jobId)
    .where('kind', '=', 'price')
    .where('voided_at', 'is', null)
    .returning(['amount_satang', 'paid_at'])
    .execute();
  return rows.reduce((sum, row) => sum + (row.paid_at === null ? 0 : row.amount_satang), 0);
}

/**
 * Lowers amounts of the price of a job that has become cheaper, the latest first: those that are open, or those that are paid and then
 * have to be returned. @returns by how much, in satang.
 */
export async function lowerPriceDues(
  trx: Db,
  lowered: { readonly jobId: string; readonly satang: number; readonly arePaid: boolean; readonly at: Date },
): Promise<number> {
  const { jobId, satang, arePaid, at } = lowered;
  const dues = await trx
    .selectFrom('job_dues')
    .select(['id', 'amount_satang as amountSatang'])
    .where('job_id', '=', jobId)
    .where('kind', '=', 'price')
    .where('voided_at', 'is', null)
    .where('paid_at', arePaid ? 'is not' : 'is', null)
    .orderBy('id', 'desc')
    .forNoKeyUpdate()
    .execute();
  let left = satang;
  for (const { id, amountSatang } of dues) {
    const taken = Math.min(left, amountSatang);
    if (taken === 0) break;
    left -= taken;
    const change = taken === amountSatang ? { voided_at: at } : { amount_satang: amountSatang - taken };
    await trx.updateTable('job_dues').set(change).where('id', '=', id).execute();
  }
  return satang - left;
}

/** Ends what is owed for a charge that an administrator waives. @returns whether it was still open. */
export async function voidDueOfCharge(trx: Db, chargeId: number, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('job_dues')
    .set({ voided_at: at })
    .where('charge_id', '=', chargeId)
    .where('paid_at', 'is', null)
    .where('voided_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many amounts a job has had so far: makes the next one's key. */
export async function countDues(db: Db, jobId: string): Promise<number> {
  const row = await db
    .selectFrom('job_dues')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return row.count;
}
