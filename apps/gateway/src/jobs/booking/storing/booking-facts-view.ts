import { newJobIdFromSequence } from '@songwai/core/basics/ids';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { isJobOver, jobStatuses } from '@songwai/core/jobs/job-status';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { WalletBalances } from '../../../ledger/accounts.ts';
import { selectWallet, toWalletBalances } from '../../../ledger/balance-queries.ts';
import type { Db } from '../../../platform/db.ts';
import { executePrepared } from '../../../platform/execute-prepared.ts';
import { selectBookingCredit } from '../../../pricing/credit/free-credit-queries.ts';
import { type PayingCustomer, selectPayingCustomer, toPayingCustomer } from '../../../pricing/customer-view.ts';
import { selectOutOfService } from '../../../settings/queries.ts';
import { selectOpenSum } from '../../paying/due-queries.ts';
import type { StoredAnswer } from '../../tables.ts';
import { type BookingKey, selectAnswer, takeJobNumber } from '../booking-queries.ts';
import type { InvoicePause } from './invoice-pause.ts';

/** Whose booking it is, and how it is paid. */
interface AskedBooking extends BookingKey {
  /** The customer, or the company that the customer books for. */
  readonly payerId: string;
  readonly paymentType: number;
  readonly now: Date;
  readonly invoicePause: InvoicePause;
}

/** Everything that decides about a booking. */
export interface BookingFacts {
  /** The answer to an earlier booking with this guid. */
  readonly earlier: StoredAnswer | null;
  /** Undefined where the user was removed meanwhile. */
  readonly customer: PayingCustomer | undefined;
  /** Of the member who books; null without one. */
  readonly department: { readonly id: string; readonly name: string } | null;
  /** The customer's free credit that may be spent now, in satang. */
  readonly creditSatang: number;
  /** What the payer owes for earlier jobs, in satang. */
  readonly openSatang: number;
  /** What the payer's wallet holds. */
  readonly balances: WalletBalances;
  /** Unfinished jobs in cash of a payer who is new; null where the payer is not, or does not pay in cash. */
  readonly newPayerCashJobs: number | null;
  readonly isOutOfService: boolean;
  /** Booking by invoice rests; false for other ways to pay. */
  readonly isInvoicePaused: boolean;
  /** The id of the job, or of the first of them. */
  readonly jobId: string;
}

const unfinished = jobStatuses.filter((status) => !isJobOver(status));

/**
 * The unfinished jobs in cash of a new payer. A payer is new until a job was completed; a company with verified documents is not. Whether one
 * is completed is a look into an index; only the jobs of who is new are counted.
 */
const countingNewPayerCash = (payerId: string) => {
  const ofPayer = sql`((user_id = ${payerId} and company_user_id is null) or company_user_id = ${payerId})`;
  return sql<number | null>`(
    select case
      when users.company_verified_at is not null
        or exists (select from jobs where user_id = ${payerId} and company_user_id is null and status = 'completed')
        or exists (select from jobs where company_user_id = ${payerId} and status = 'completed') then null
      else (
        select count(*) from jobs where ${ofPayer} and status = any(${unfinished}) and payment_type = ${paymentType.cash})
      end
    from users where id = ${payerId})`;
};

const selectDepartment = (db: Db, { userId, payerId }: Pick<AskedBooking, 'userId' | 'payerId'>) =>
  db
    .selectFrom('company_members')
    .innerJoin('departments', 'departments.id', 'company_members.department_id')
    .select(['departments.id', 'departments.name'])
    .where('company_members.user_id', '=', userId)
    .where('company_members.company_user_id', '=', payerId);

/** The same alone, where several jobs are to be booked one after another: whether all of them fit. */
export async function readNewPayerCash(db: Db, payerId: string): Promise<number | null> {
  const row = await db.selectNoFrom(countingNewPayerCash(payerId).as('count')).executeTakeFirst();
  return row?.count ?? null;
}

/** Reads everything that decides about a booking, in one statement after the locks. */
export async function readBookingFacts(trx: Db, asked: AskedBooking): Promise<BookingFacts> {
  const { userId, payerId, now, invoicePause } = asked;
  const isByInvoice = asked.paymentType === paymentType.invoice;
  const isCash = asked.paymentType === paymentType.cash;
  const statement = trx.selectNoFrom([
    selectAnswer(trx, asked).as('earlier'),
    jsonObjectFrom(selectPayingCustomer(trx, userId)).as('customer'),
    jsonObjectFrom(selectDepartment(trx, asked)).as('department'),
    selectBookingCredit(trx, { userId, now }).as('creditSatang'),
    selectOpenSum(trx, payerId).as('openSatang'),
    jsonArrayFrom(selectWallet(trx, payerId)).as('wallet'),
    (isCash ? countingNewPayerCash(payerId) : sql<null>`null`).as('newPayerCashJobs'),
    selectOutOfService(trx).as('isOutOfService'),
    (isByInvoice ? invoicePause({ payerId, now }) : sql<boolean>`false`).as('isInvoicePaused'),
    takeJobNumber.as('jobNumber'),
  ]);
  const [row] = (await executePrepared(trx, statement)).rows;
  if (row === undefined) throw new Error('The statement of a booking’s facts gave no row.');
  return {
    earlier: row.earlier,
    customer: row.customer === null ? undefined : toPayingCustomer(row.customer),
    department: row.department,
    creditSatang: row.creditSatang ?? 0,
    openSatang: row.openSatang ?? 0,
    balances: toWalletBalances(row.wallet),
    newPayerCashJobs: row.newPayerCashJobs,
    isOutOfService: row.isOutOfService === true,
    isInvoicePaused: row.isInvoicePaused,
    jobId: newJobIdFromSequence(row.jobNumber),
  };
}
