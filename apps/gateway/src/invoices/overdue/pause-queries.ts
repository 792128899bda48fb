import { addDays, startOfBangkokDay } from '@songwai/core/basics/bangkok-time';
import { invoicePauseDays } from '@songwai/core/invoices/invoice-due';
import { sql } from 'kysely';
import type { InvoicePause } from '../../jobs/booking/storing/invoice-pause.ts';

/**
 * Booking by invoice rests while an invoice is overdue for more than 30 days, and goes on by itself once nothing is open of it.
 *
 * @param leastSatang a rest below it cannot be paid by any way that the portal offers, so nobody is kept from booking by it.
 */
export const createInvoicePause =
  (leastSatang: number): InvoicePause =>
  ({ payerId, now }) => {
    const dueBefore = addDays(startOfBangkokDay(now), -invoicePauseDays);
    return sql<boolean>`exists (select from invoices
      where invoices.payer_id = ${payerId} and invoices.open_satang > 0 and invoices.open_satang >= ${leastSatang}
        and invoices.due_at < ${dueBefore})`;
  };
