import { addDays } from '../basics/bangkok-time.ts';

/** Days from the issue of an invoice until it is due (spec §9). */
export const invoiceDueDays = 15;

/** Due date of an invoice: 15 calendar days after its issue (spec §9). */
export function invoiceDueDate(issuedAt: Date): Date {
  return addDays(issuedAt, invoiceDueDays);
}
