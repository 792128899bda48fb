import { addDays } from '../basics/bangkok-time.ts';

const dueAfterDays = 15;

/** The day by which an invoice is to be paid: 15 calendar days after its issue (spec §9). */
export function invoiceDueDate(issuedAt: Date): Date {
  return addDays(issuedAt, dueAfterDays);
}
