import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { jobTexts } from '../texts.ts';

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

/** Locks the payer until the transaction ends: bookings of a company's members must not slip past each other. */
const lockPayer = (trx: Kysely<Database>, payerId: string) =>
  trx.selectFrom('users').select('company_verified_at').where('id', '=', payerId).forNoKeyUpdate().executeTakeFirst();

/** What the payer has booked so far. */
const countBooked = (trx: Kysely<Database>, payerId: string) =>
  trx
    .selectFrom('jobs')
    .select(sql<number>`count(*) filter (where status = 'completed')`.as('completed'))
    .select(sql<number>`count(*) filter (where over_at is null and payment_type = ${paymentType.cash})`.as('unfinished'))
    .where((is) =>
      is.or([is.and([is('user_id', '=', payerId), is('company_user_id', 'is', null)]), is('company_user_id', '=', payerId)]),
    )
    .executeTakeFirstOrThrow();

/**
 * Drivers drive to a job in cash before anybody has paid anything, so a new customer may have only a few of them unfinished. New is whoever has had
 * no job completed yet and is no company whose documents were found right; guests of partners too.
 *
 * @throws {BusinessRefusal} 422 at `paymentType`, with the reason `new_customer_cash_limit`.
 */
export async function requireCashRoom(trx: Kysely<Database>, booking: CashBooking): Promise<void> {
  const { payerId, most, jobs } = booking;
  if (booking.paymentType !== paymentType.cash) return;
  const payer = await lockPayer(trx, payerId);
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
