import { addDays } from '../basics/bangkok-time.ts';

const dueAfterDays = 15;

/** Due date of an invoice: 15 calendar days after its issue (spec §9). */
export function invoiceDueDate(issuedAt: Date): Date {
  return addDays(issuedAt, dueAfterDays);
}
