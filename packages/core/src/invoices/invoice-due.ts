import { addDays, startOfBangkokDay } from '../basics/bangkok-time.ts';
import { dayMs } from '../basics/durations.ts';

/** Days from the issue of an invoice until it is due (spec §9). */
export const invoiceDueDays = 15;

/** Due date of an invoice: 15 calendar days after its issue (spec §9). */
export function invoiceDueDate(issuedAt: Date): Date {
  return addDays(issuedAt, invoiceDueDays);
}

/** Days after the due date on which the payer is reminded. */
export const reminderDays = [1, 7, 15] as const;

/** An invoice that is overdue for more days than these pauses booking by invoice (decisions, "Invoices"). */
export const invoicePauseDays = 30;

/** Days in Bangkok since an invoice was due; 0 until then. */
export function daysOverdue(dueAt: Date, now: Date): number {
  const days = (startOfBangkokDay(now).getTime() - startOfBangkokDay(dueAt).getTime()) / dayMs;
  return Math.max(0, Math.round(days));
}
