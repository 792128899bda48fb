import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { payerOf } from '../../http/callers/payer.ts';
import type { Session } from '../../http/callers/session.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { httpTexts } from '../../http/texts.ts';
import { setPaymentUsed } from '../../identity/users/payment-queries.ts';
import type { Payments } from '../../payments/charges/payments.ts';
import type { Random } from '../../platform/deps.ts';
import { transact } from '../../platform/transact.ts';
import { type PayingCustomer, readPayingCustomer } from '../../pricing/customer-view.ts';
import { claimPhotos } from '../../storage/claim-queries.ts';
import type { Wallets } from '../../wallet/wallet.ts';
import { askForPayment, type Booked } from '../paying/ask-for-payment.ts';
import { setAllowanceAside } from '../paying/job-money.ts';
import { payBooking, requireNothingOpen, waitsForPayment } from '../paying/pay-booking.ts';
import { payUntilOf } from '../paying/pay-until.ts';
import { insertReceivers } from '../receivers/receiver-queries.ts';
import { recordBooking } from '../status-queries.ts';
import type { JobsTable, StoredAnswer } from '../tables.ts';
import type { BookedStop } from './booked-stop.ts';
import { findAnswer, insertJob, nextJobId, storeAnswer } from './booking-queries.ts';
import { requireCashRoom } from './check-cash-limit.ts';
import { requirePayment } from './check-payment.ts';
import { requireInService } from './check-service.ts';

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
}

/** Columns of a job that are the same for every kind of booking. */
type CommonColumn =
  | ('id' | 'user_id' | 'company_user_id' | 'guid' | 'tracking_id' | 'rating_token' | 'status' | 'channel' | 'answer')
  | ('remark_images' | 'payment_type' | 'cancel_reason' | 'created_at' | 'over_at' | 'booked_with' | 'pay_until');

/** The columns of a job that depend on the kind of booking. */
export type JobColumns = Omit<Insertable<JobsTable>, CommonColumn>;

/** The jobs of a booking, read and priced within the transaction that books. */
export interface PricedBooking {
  /** One per driver, as each driver has a separate job. */
  readonly jobs: readonly [JobColumns, ...JobColumns[]];
  /** Spends what the booking uses up (promo code, free credit), once its first job is stored. */
  readonly spend?: (jobId: string) => Promise<void>;
}

/**
 * Prices a booking for the customer whose row is locked.
 *
 * @throws {BusinessRefusal} the price differs from what the customer was shown.
 */
export type PriceBooking = (trx: Kysely<Database>, customer: PayingCustomer) => Promise<PricedBooking>;

/** A job with its generated ids. */
interface IdentifiedJob {
  readonly columns: JobColumns;
  readonly jobId: string;
  readonly trackingId: string;
}

/** 144 bits, too many to guess; 24 characters of base64url. */
const linkBytes = 18;

/**
 * Builds the function that stores all jobs of a booking, or none. The customer's row is locked, so that bookings of one customer
 * run one after another, and a repeated guid gets the first answer.
 */
export function createCommitBooking(deps: {
  readonly db: Kysely<Database>;
  readonly wallets: Wallets;
  readonly payments: Payments;
  readonly random: Random;
  /** Unfinished jobs in cash that a new customer may have. */
  readonly newCustomerCashJobs: number;
}) {
  const { db, wallets, payments, random, newCustomerCashJobs: most } = deps;
  const generateLink = () => random.bytes(linkBytes).toString('base64url');
  const assignId = async (trx: Kysely<Database>, columns: JobColumns): Promise<IdentifiedJob> => ({
    columns,
    jobId: await nextJobId(trx),
    trackingId: generateLink(),
  });
  const assignIds = async (
    trx: Kysely<Database>,
    [first, ...others]: PricedBooking['jobs'],
  ): Promise<[IdentifiedJob, ...IdentifiedJob[]]> => {
    const identified: [IdentifiedJob, ...IdentifiedJob[]] = [await assignId(trx, first)];
    for (const columns of others) identified.push(await assignId(trx, columns));
    return identified;
  };

  /** Stores the jobs, unless this guid has booked before. */
  const store = async (trx: Kysely<Database>, request: RequestedBooking, price: PriceBooking): Promise<StoredAnswer> => {
    const { guid, session, paymentType, cardId, photoNames, stops, now } = request;
    const { userId } = session;
    const payerId = payerOf(session);
    const customer = await readPayingCustomer(trx, userId, 'forBooking');
    const earlier = await findAnswer(trx, { userId, guid });
    if (earlier !== undefined) return earlier;
    if (customer === undefined) throw new BusinessRefusal({ code: 131, text: httpTexts.userRemoved });
    await requireInService(trx);
    await requirePayment(trx, paymentType, { customer, session });
    await requireNothingOpen(trx, payerId);
    const { jobs, spend } = await price(trx, customer);
    await requireCashRoom(trx, { payerId, paymentType, jobs: jobs.length, most });

    const [first, ...others] = await assignIds(trx, jobs);
    const all = [first, ...others];
    const netSatang = jobs.reduce((sum, job) => sum + job.net_satang, 0);
    const isWaiting = waitsForPayment(paymentType, netSatang);
    const status = isWaiting ? ('awaitingPayment' as const) : ('matching' as const);
    const { jobId, trackingId } = first;
    for (const [index, identified] of all.entries()) {
      const photos = { names: photoNames, userId, guid, jobId: identified.jobId, random, now };
      const job = {
        ...identified.columns,
        ...{ id: identified.jobId, tracking_id: identified.trackingId, rating_token: generateLink(), answer: '{}' },
        ...{ user_id: userId, company_user_id: session.company?.companyId ?? null, channel: session.channel },
        // Customers' guids contain no dot, so these cannot collide with one.
        ...{ guid: index === 0 ? guid : `${guid}.${index + 1}`, booked_with: others.length > 0 ? jobId : null },
        ...{ status, payment_type: paymentType, remark_images: await claimPhotos(trx, photos) },
        ...{ cancel_reason: null, created_at: now, over_at: null, pay_until: isWaiting ? payUntilOf(now) : null },
      };
      await insertJob(trx, { job, stops });
      await insertReceivers(trx, { jobId: job.id, taskType: job.task_type, stops, generateLink });
      const allowance = { discountSatang: job.discount_satang, freeCreditSatang: job.free_credit_satang, at: now };
      await setAllowanceAside(trx, { id: job.id, userId, payerId }, allowance);
      await recordBooking(trx, { jobId: identified.jobId, status, at: now });
    }
    await spend?.(jobId);
    const toPay = all.map(({ jobId: id, columns }) => ({ jobId: id, netSatang: columns.net_satang }));
    const pickUpAt = first.columns.pick_up_at;
    await payBooking(trx, payments, {
      ...{ payerId, userId, paymentType, cardId, jobs: toPay, chargeJobId: jobId, pickUpAt, at: now },
      // Members of a company pay as one, and each makes guids of their own.
      guid: `${userId}:${guid}`,
    });
    await setPaymentUsed(trx, userId, { paymentType, isFullDay: first.columns.task_type === fullDayTask });
    const walletSatang = await wallets.readBalanceIn(trx, payerId);
    const jobIds = all.map(({ jobId: id }) => id);
    const trackingIds = all.map((identified) => identified.trackingId);
    const answer: StoredAnswer = { jobId, trackingId, walletSatang, ...(others.length > 0 && { jobIds, trackingIds }) };
    await storeAnswer(trx, jobIds, answer);
    return answer;
  };

  return async (request: RequestedBooking, price: PriceBooking): Promise<Booked> => {
    const answer = await transact(db, (trx) => store(trx, request, price));
    return { answer, charge: await askForPayment(payments, answer.jobId, db) };
  };
}
