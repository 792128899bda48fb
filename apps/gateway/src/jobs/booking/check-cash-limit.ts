import { BusinessRefusal } from '../../http/refusal.ts';
import { jobTexts } from '../texts.ts';

/** The facts of a booking that this limit needs. */
interface CashBooking {
  /** Unfinished jobs in cash of a new payer: the customer, or the company that the customer books for. Null where the limit is not for them. */
  readonly newPayerCashJobs: number | null;
  /** Number of jobs in the booking. */
  readonly jobs: number;
  /** Unfinished jobs in cash that a new customer may have. */
  readonly most: number;
}

/**
 * Limits the unfinished jobs in cash of a new customer, because drivers start on them before any payment. A customer is new until
 * a job was completed, guests of partners too; a company with verified documents is not.
 *
 * @throws {BusinessRefusal} 422 at `paymentType`, with the reason `new_customer_cash_limit`.
 */
export function requireCashRoom({ newPayerCashJobs, jobs, most }: CashBooking): void {
  if (newPayerCashJobs === null || newPayerCashJobs + jobs <= most) return;
  throw new BusinessRefusal({
    code: 422,
    field: 'paymentType',
    text: jobTexts.newCustomerCash(most),
    fields: { reason: 'new_customer_cash_limit' },
  });
}
