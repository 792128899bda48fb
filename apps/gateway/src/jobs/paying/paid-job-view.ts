import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { sql } from 'kysely';
import { hasHoldForJob } from '../../payments/charges/job-charge-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { NextDue } from '../../platform/workers/due-queries.ts';
import { lockMoneyOfJobs } from '../scope-queries.ts';

/** A job as far as money needs it. */
export interface PaidJob {
  readonly id: string;
  /** Who booked: the owner of the free credit. */
  readonly userId: string;
  /** Whose wallet and cards: the company's, or the user's own. */
  readonly payerId: string;
  readonly paymentType: number;
  readonly netSatang: number;
  /** The job whose booking made the charge, where several were booked together. */
  readonly chargeJobId: string;
  readonly extraIds: readonly number[];
  /** By card, from the wallet or by PromptPay. */
  readonly isPaidAhead: boolean;
  /** The bank holds a sum for it. */
  readonly hasAuthorised: boolean;
}

const select = (db: Db) =>
  db
    .selectFrom('jobs')
    .select(['id', 'user_id as userId', 'payment_type as paymentType', 'net_satang as netSatang', 'extra_ids as extraIds'])
    .select(sql<string>`coalesce(company_user_id, user_id)`.as('payerId'))
    .select(sql<string>`coalesce(booked_with, id)`.as('chargeJobId'));

/** Reads a job for its money. */
export async function readPaidJob(db: Db, jobId: string): Promise<PaidJob> {
  const job = await select(db).where('id', '=', jobId).executeTakeFirstOrThrow();
  const isPaidAhead = job.paymentType !== paymentType.cash && job.paymentType !== paymentType.invoice;
  return { ...job, isPaidAhead, hasAuthorised: await hasHoldForJob(db, job.id) };
}

/** Jobs that were booked together and wait for their payment, locked, the first of them first. */
export const lockUnpaidJobs = (trx: Db, chargeJobId: string) =>
  trx
    .selectFrom('jobs')
    .select(['id', 'net_satang as netSatang', 'order_type as orderType', 'created_at as createdAt', 'pay_until as payUntil'])
    .select(['pick_up_at as pickUpAt', 'pick_up_until as pickUpUntil', 'search_until as searchUntil'])
    .select(sql<string>`coalesce(company_user_id, user_id)`.as('payerId'))
    .where((is) => is.or([is('id', '=', chargeJobId), is('booked_with', '=', chargeJobId)]))
    .where('status', '=', 'awaitingPayment')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Moves the pick-up of a job "now" by the time that the payment took. */
export async function delayPickUp(
  trx: Db,
  jobId: string,
  times: { readonly pickUpAt: Date; readonly pickUpUntil: Date | null; readonly searchUntil: Date },
): Promise<void> {
  const { pickUpAt, pickUpUntil, searchUntil } = times;
  await trx
    .updateTable('jobs')
    .set({ pick_up_at: pickUpAt, pick_up_until: pickUpUntil, search_until: searchUntil })
    .where('id', '=', jobId)
    .execute();
}

/** Stores how jobs booked together are paid now, and until when they wait. */
export async function setPaying(
  trx: Db,
  chargeJobId: string,
  { paymentType, payUntil }: { readonly paymentType: number; readonly payUntil: Date },
): Promise<void> {
  await trx
    .updateTable('jobs')
    .set({ payment_type: paymentType, pay_until: payUntil })
    .where((is) => is.or([is('id', '=', chargeJobId), is('booked_with', '=', chargeJobId)]))
    .where('status', '=', 'awaitingPayment')
    .execute();
}

/**
 * Locks the job whose time to pay was over first, and before it its money; undefined for none, and while another process has it, until the
 * next round.
 */
export async function takeUnpaidJob(trx: Db, now: Date): Promise<{ readonly id: string } | undefined> {
  const unpaid = trx
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', 'awaitingPayment')
    .where('pay_until', '<=', now)
    .orderBy('pay_until')
    .limit(1);
  const seen = await unpaid.executeTakeFirst();
  if (seen === undefined) return undefined;
  await lockMoneyOfJobs(trx, [seen.id]);
  return unpaid.where('id', '=', seen.id).forNoKeyUpdate().skipLocked().executeTakeFirst();
}

/** When the time to pay of a job is over next. */
export const nextUnpaidEnd: NextDue = () => sql`select min(pay_until) from jobs where status = 'awaitingPayment'`;
