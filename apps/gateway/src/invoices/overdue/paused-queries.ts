import { sql } from 'kysely';
import type { InvoicePause } from '../../jobs/booking/storing/invoice-pause.ts';
import type { Db } from '../../platform/db.ts';

/** Whether booking by invoice rests for a payer. */
export async function isPaused(db: Db, invoicePause: InvoicePause, asked: Parameters<InvoicePause>[0]): Promise<boolean> {
  const { rows } = await sql<{ isPaused: boolean }>`select ${invoicePause(asked)} as "isPaused"`.execute(db);
  return rows[0]?.isPaused === true;
}
