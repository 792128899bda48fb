import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { lockUser } from '../../identity/queries.ts';
import { jobTexts } from '../texts.ts';
import { countBooked } from './booking-queries.ts';

/** A booking as far as this limit goes. */
interface CashBooking {
  /** Who pays: the company, for whom acts for one. */
  readonly payerId: string;
  readonly paymentType: number;
  /** How many jobs the booking comes to. */
  readonly jobs: number;
  /** Unfinished jobs in cash that a new customer may have. */
  readonly most: number;
}

/**
 * Drivers drive to a job in cash before anybody has paid anything, so a new customer may have only a few of them unfinished. New is whoever has had
 * no job completed yet and is no company whose documents were found right; guests of partners too.
 *
 * @throws {BusinessRefusal} 422 at `paymentType`, with the reason `new_customer_cash_limit`.
 */
export async function requireCashRoom(trx: Kysely<Database>, booking: CashBooking): Promise<void> {
  const { payerId, most, jobs } = booking;
  if (booking.paymentType !== paymentType.cash) return;
  // Bookings of a company's members must not slip past each other.
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
