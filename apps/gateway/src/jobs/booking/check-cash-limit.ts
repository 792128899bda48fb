import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { lockUser } from '../../identity/queries.ts';
import { jobTexts } from '../texts.ts';
import { countBooked } from './booking-queries.ts';

/** The facts of a booking that this limit needs. */
interface CashBooking {
  /** The payer: the customer, or the company that the customer books for. */
  readonly payerId: string;
  readonly paymentType: number;
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
export async function requireCashRoom(trx: Kysely<Database>, booking: CashBooking): Promise<void> {
  const { payerId, most, jobs } = booking;
  if (booking.paymentType !== paymentType.cash) return;
  // Locked, so that concurrent bookings of a company's members are counted one after another.
  const payer = await lockUser(trx, payerId);
  if (payer === undefined || payer.company_verified_at !== null) return;
  const { completed, unfinished } = await countBooked(trx, payerId);
  if (completed > 0 || unfinished + jobs <= most) return;
  throw new BusinessRefusal({
    code: 422,
    field: 'paymentType',
    text: jobTexts.newCustomerCash(most),
    fields: { reason: 'new_customer_cash_limit' },
  });
}
