import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';

/** A paid job or top-up. */
export type DueSubject = `${'job' | 'topUp'}:${string}`;

/** Has a job or top-up looked at. */
export async function putReceiptDue(trx: Db, subject: DueSubject, at: Date): Promise<void> {
  await trx
    .insertInto('receipts_due')
    .values({ subject, due_at: at })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ due_at: at, attempts: 0 }))
    .execute();
}

/** Locks the one that waits longest until the transaction ends; skips those that another process has locked. */
export async function lockReceiptDue(trx: Db, now: Date): Promise<{ subject: DueSubject; attempts: number } | undefined> {
  const row = await trx
    .selectFrom('receipts_due')
    .select(['subject', 'attempts'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { ...row, subject: row.subject as DueSubject };
}

export async function postponeReceipt(trx: Db, subject: DueSubject, until: Date): Promise<void> {
  await trx
    .updateTable('receipts_due')
    .set({ due_at: until, attempts: sql`attempts + 1` })
    .where('subject', '=', subject)
    .execute();
}

export async function removeReceiptDue(trx: Db, subject: DueSubject): Promise<void> {
  await trx.deleteFrom('receipts_due').where('subject', '=', subject).execute();
}

/** When one is to be looked at. */
export const nextReceiptDue: NextDue = () => sql`select min(due_at) from receipts_due`;
