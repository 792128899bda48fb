import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';
import type { InvoiceRow } from '../invoice-queries.ts';
import { nextCivilMoment } from './civil-hour.ts';

/** The next invoice whose payer is to be written to, locked; skips those that another process has locked. */
export const takeToWrite = (trx: Db, now: Date): Promise<InvoiceRow | undefined> =>
  trx
    .selectFrom('invoices')
    .selectAll()
    .where('next_reminder_at', '<=', now)
    .where('open_satang', '>', 0)
    .orderBy('next_reminder_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();

export const setNextReminder = async (trx: Db, id: string, next_reminder_at: Date | null): Promise<void> => {
  await trx.updateTable('invoices').set({ next_reminder_at }).where('id', '=', id).execute();
};

/** When the next payer is to be written to, at a civil hour. */
export const nextReminder: NextDue = (now) =>
  sql`select greatest(next_reminder_at, ${nextCivilMoment(now)}::timestamptz) from invoices
    where open_satang > 0 and next_reminder_at is not null order by next_reminder_at limit 1`;
