import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { executePrepared } from '../../platform/execute-prepared.ts';

/** A paid job or top-up. */
export type DueSubject = `${'job' | 'topUp'}:${string}`;

/** Has jobs and top-ups looked at, each once. */
export async function putReceiptsDue(trx: Db, due: ReadonlyMap<DueSubject, Date>): Promise<void> {
  if (due.size === 0) return;
  const rows = [...due].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([subject, at]) => ({ subject, at }));
  await executePrepared(
    trx,
    sql`
      insert into receipts_due (subject, due_at)
      select subject, at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (subject text, at timestamptz)
      on conflict (subject) do update set due_at = excluded.due_at, attempts = 0`,
  );
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

/** How many are to be looked at by now. */
export async function countReceiptsDue(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('receipts_due')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}
