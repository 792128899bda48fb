import type { Selectable } from 'kysely';
import type { Charge, Payments } from '../../payments/charges/payments.ts';
import { toWirePayment } from '../../payments/charges/wire-payment.ts';
import type { Db } from '../../platform/db.ts';
import type { JobsTable, StoredAnswer } from '../tables.ts';

/** A booking, and the payment that it waits for. */
export interface Booked {
  readonly answer: StoredAnswer;
  /** Null where it waits for nothing. */
  readonly charge: Charge | null;
}

/**
 * Asks the provider for the payment of a booking, after its commit. A repeated booking gets the payment as it is now, so that the
 * same guid pays once.
 */
export async function askForPayment(payments: Payments, jobId: string, db: Db): Promise<Charge | null> {
  const [latest] = await payments.listOfJob(db, jobId);
  return latest === undefined ? null : payments.carryOut(latest.chargeId);
}

/** The open payment of a job that waits for one; null where the customer has to choose a way. */
export async function findOpenCharge(
  payments: Payments,
  job: Pick<Selectable<JobsTable>, 'id' | 'status' | 'booked_with'>,
  db: Db,
): Promise<Charge | null> {
  if (job.status !== 'awaitingPayment') return null;
  const charges = await payments.listOfJob(db, job.booked_with ?? job.id);
  return charges.find(({ state }) => state === 'pending') ?? null;
}

/** The payment in an answer; nothing where the booking waits for none. */
export const toWireAsked = (charge: Charge | null) => (charge === null ? {} : { payment: toWirePayment(charge) });
