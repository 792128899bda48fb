import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { mayPay, payerOf } from '../../http/callers/payer.ts';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import { lockingUser } from '../../identity/users/lock-queries.ts';
import { settingPaymentUsed } from '../../identity/users/payment-queries.ts';
import { sumOfWallet } from '../../ledger/balance-queries.ts';
import { lockingMoneyOf } from '../../ledger/movement-queries.ts';
import type { Payments } from '../../payments/charges/payments.ts';
import type { Random } from '../../platform/deps.ts';
import { type Lock, transactLocked } from '../../platform/transact.ts';
import type { PayingCustomer } from '../../pricing/customer-view.ts';
import { claimPhotos } from '../../storage/claim-queries.ts';
import { askForPayment, type Booked } from '../paying/ask-for-payment.ts';
import { setAllowanceAside } from '../paying/job-money.ts';
import { payBooking, requireNothingOpen, waitsForPayment } from '../paying/pay-booking.ts';
import { payUntilOf } from '../paying/pay-until.ts';
import type { JobsTable, StoredAnswer } from '../tables.ts';
import type { BookedStop } from './booked-stop.ts';
import { findAnswer, nextJobId } from './booking-queries.ts';
import { requireCashRoom } from './check-cash-limit.ts';
import { requireInvoicesPaid, requirePayment } from './check-payment.ts';
import { requireInService } from './check-service.ts';
import { type BookingFacts, readBookingFacts } from './storing/booking-facts-view.ts';
import { insertJob } from './storing/insert-job-queries.ts';
import type { InvoicePause } from './storing/invoice-pause.ts';

/** A validated booking that is not priced yet. */
export interface RequestedBooking {
  readonly guid: string;
  readonly session: Session;
  readonly paymentType: number;
  /** A saved card; undefined: the default one. */
  readonly cardId: string | undefined;
  /** Names of photos that the customer has uploaded before. */
  readonly photoNames: readonly string[];
  readonly stops: readonly BookedStop[];
  readonly now: Date;
  /** Called in the transaction, once its locks are taken, before it reads what the customer has. */
  readonly prepare?: PrepareBooking | undefined;
}

/** Work of a higher room that belongs to a booking: all of it is committed, or nothing. It may be repeated with the booking. */
export type PrepareBooking = (trx: Kysely<Database>) => Promise<void>;

/** Columns of a job that are the same for every kind of booking. */
type CommonColumn =
  | ('id' | 'user_id' | 'company_user_id' | 'guid' | 'tracking_id' | 'rating_token' | 'status' | 'channel' | 'answer')
  | (
      | 'department_id'
      | 'department'
      | 'remark_images'
      | 'payment_type'
      | 'cancel_reason'
      | 'created_at'
      | 'over_at'
      | 'booked_with'
      | 'pay_until'
    );

/** The columns of a job that depend on the kind of booking. */
export type JobColumns = Omit<Insertable<JobsTable>, CommonColumn>;

/** The jobs of a booking, read and priced within the transaction that books. */
export interface PricedBooking {
  /** One per driver, as each driver has a separate job. */
  readonly jobs: readonly [JobColumns, ...JobColumns[]];
  /** Spends what the booking uses up (promo code, free credit), once its first job is stored. */
  readonly spend?: (jobId: string) => Promise<void>;
}

/** Whom a booking is priced for: the customer, whose row is locked, and the free credit read after that. */
export interface Buyer extends Pick<BookingFacts, 'creditSatang'> {
  readonly customer: PayingCustomer;
}

/**
 * Prices a booking.
 *
 * @throws {BusinessRefusal} the price differs from what the customer was shown.
 */
export type PriceBooking = (trx: Kysely<Database>, buyer: Buyer) => Promise<PricedBooking>;

/** A job with its generated ids. */
interface IdentifiedJob {
  readonly columns: JobColumns;
  readonly jobId: string;
  readonly trackingId: string;
}

/** What a booking has stored, or an earlier one with its guid. */
type Stored =
  | { readonly answer: StoredAnswer; readonly isRepeated: true }
  | { readonly answer: StoredAnswer; readonly isRepeated: false; readonly chargeId: string | undefined };

/** 144 bits, too many to guess; 24 characters of base64url. */
const linkBytes = 18;

/**
 * What a booking locks: the customer, so that the bookings of one run one after another; in cash the payer, so that those of a company's
 * members are counted one after another; then the money of both, which the booking may spend from (credit, discount, wallet).
 */
function locksOf({ session, paymentType: type }: RequestedBooking): [Lock, ...Lock[]] {
  const { userId } = session;
  const payerId = payerOf(session);
  return [
    lockingUser(userId),
    ...(type === paymentType.cash && payerId !== userId ? [lockingUser(payerId)] : []),
    lockingMoneyOf([userId, payerId]),
  ];
}

/**
 * Builds the function that stores all jobs of a booking, or none. The customer's row is locked, so that bookings of one customer
 * run one after another, and a repeated guid gets the first answer.
 */
export function createCommitBooking(deps: {
  readonly db: Kysely<Database>;
  readonly payments: Payments;
  readonly random: Random;
  /** Unfinished jobs in cash that a new customer may have. */
  readonly newCustomerCashJobs: number;
  readonly invoicePause: InvoicePause;
}) {
  const { db, payments, random, newCustomerCashJobs: most, invoicePause } = deps;
  const generateLink = () => random.bytes(linkBytes).toString('base64url');
  const assignIds = async (
    trx: Kysely<Database>,
    [first, ...others]: PricedBooking['jobs'],
    jobId: string,
  ): Promise<[IdentifiedJob, ...IdentifiedJob[]]> => {
    const identified: [IdentifiedJob, ...IdentifiedJob[]] = [{ columns: first, jobId, trackingId: generateLink() }];
    for (const columns of others) identified.push({ columns, jobId: await nextJobId(trx), trackingId: generateLink() });
    return identified;
  };

  /** Stores the jobs, unless this guid has booked before. */
  const store = async (trx: Kysely<Database>, request: RequestedBooking, price: PriceBooking): Promise<Stored> => {
    const { guid, session, paymentType: type, cardId, photoNames, stops, now } = request;
    const { userId } = session;
    const payerId = payerOf(session);
    await request.prepare?.(trx);
    const facts = await readBookingFacts(trx, { userId, payerId, guid, paymentType: type, now, invoicePause });
    const { customer } = facts;
    if (facts.earlier !== null) return { answer: facts.earlier, isRepeated: true };
    if (customer === undefined) throw new BusinessRefusal({ code: 131, text: httpTexts.userRemoved });
    requireInService(facts.isOutOfService);
    await requirePayment(trx, type, { customer, session });
    requireInvoicesPaid(facts.isInvoicePaused);
    requireNothingOpen(facts.openSatang);
    const { jobs, spend } = await price(trx, { customer, creditSatang: facts.creditSatang });
    requireCashRoom({ ...facts, jobs: jobs.length, most });

    const all = await assignIds(trx, jobs, facts.jobId);
    const [first, ...others] = all;
    const { jobId, trackingId } = first;
    const isCrew = others.length > 0;
    const netSatang = jobs.reduce((sum, job) => sum + job.net_satang, 0);
    const isWaiting = waitsForPayment(type, netSatang);
    const answer: StoredAnswer = {
      jobId,
      trackingId,
      walletSatang: sumOfWallet(facts.balances) - (type === paymentType.prepaid ? netSatang : 0),
      ...(isCrew && { jobIds: all.map((job) => job.jobId), trackingIds: all.map((job) => job.trackingId) }),
    };
    const isFullDay = first.columns.task_type === fullDayTask;
    const paymentUsed = settingPaymentUsed(trx, userId, { paymentType: type, isFullDay });
    for (const [index, identified] of all.entries()) {
      const photos = { names: photoNames, userId, guid, jobId: identified.jobId, random, now };
      const job = {
        ...identified.columns,
        ...{ id: identified.jobId, tracking_id: identified.trackingId, rating_token: generateLink() },
        ...{ user_id: userId, company_user_id: session.company?.companyId ?? null, channel: session.channel },
        ...{ department_id: facts.department?.id ?? null, department: facts.department?.name ?? null },
        // Customers' guids contain no dot, so these cannot collide with one.
        ...{ guid: index === 0 ? guid : `${guid}.${index + 1}`, booked_with: isCrew ? jobId : null },
        ...{
          status: isWaiting ? ('awaitingPayment' as const) : ('matching' as const),
          pay_until: isWaiting ? payUntilOf(now) : null,
        },
        ...{ payment_type: type, remark_images: await claimPhotos(trx, photos), answer: JSON.stringify(answer) },
        ...{ cancel_reason: null, created_at: now, over_at: null },
      };
      await insertJob(trx, { job, stops, generateLink, change: index === 0 ? paymentUsed : null });
      const allowance = { discountSatang: job.discount_satang, freeCreditSatang: job.free_credit_satang, at: now };
      await setAllowanceAside(trx, { id: job.id, userId, payerId }, allowance);
    }
    await spend?.(jobId);
    const charge = await payBooking(trx, payments, {
      ...{ payerId, userId, paymentType: type, cardId, chargeJobId: jobId, pickUpAt: first.columns.pick_up_at, at: now },
      jobs: all.map((job) => ({ jobId: job.jobId, netSatang: job.columns.net_satang })),
      // Members of a company pay as one, and each makes guids of their own.
      guid: `${userId}:${guid}`,
      // Of a second job the wallet holds less.
      balances: isCrew ? undefined : facts.balances,
    });
    return { answer, isRepeated: false, chargeId: charge?.chargeId };
  };

  /** Asked before the transaction, as the provider is another computer. A repeated booking is answered as the first one, whatever became of the card. */
  const requireCard = async ({ guid, session, cardId, paymentType: type }: RequestedBooking): Promise<void> => {
    if (type !== paymentType.creditCard || !mayPay(session)) return;
    try {
      await payments.requireCard(payerOf(session), cardId ?? null);
    } catch (error) {
      if ((await findAnswer(db, { userId: session.userId, guid })) === undefined) throw error;
    }
  };

  return async (request: RequestedBooking, price: PriceBooking): Promise<Booked> => {
    await requireCard(request);
    const stored = await transactLocked(db, locksOf(request), (trx) => store(trx, request, price));
    const { answer } = stored;
    if (stored.isRepeated) return { answer, charge: await askForPayment(payments, answer.jobId, db) };
    return { answer, charge: stored.chargeId === undefined ? null : await payments.carryOut(stored.chargeId) };
  };
}
