import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { sql } from 'kysely';
import type { JobScope } from '../../jobs/job-scope.ts';
import { isVisible } from '../../jobs/scope-queries.ts';
import type { Db } from '../../platform/db.ts';

/** A job as far as its receipt needs it. */
export type ReceiptJob = NonNullable<Awaited<ReturnType<typeof findReceiptJob>>>;

/** Finds a job with whom its receipt names. */
export const findReceiptJob = (db: Db, jobId: string) =>
  db
    .selectFrom('jobs')
    .innerJoin('users as payer', (join) => join.on(sql<boolean>`payer.id = coalesce(jobs.company_user_id, jobs.user_id)`))
    .leftJoin('vehicles', 'vehicles.id', 'jobs.vehicle_id')
    .select(['jobs.id', 'jobs.status', 'jobs.payment_type as paymentType', 'jobs.over_at as overAt', 'jobs.receipt'])
    .select(['jobs.net_satang as netSatang', 'jobs.discount_satang as discountSatang', 'jobs.promo_code as promoCode'])
    .select(['jobs.free_credit_satang as freeCreditSatang', 'jobs.added_satang as addedSatang', 'jobs.price_lines as prices'])
    .select(['jobs.distance_hundredths_km as distanceHundredthsKm', 'jobs.full_day as fullDay', 'payer.id as payerId'])
    .select(['payer.first_name as firstName', 'payer.last_name as lastName', 'payer.user_type as userType'])
    .select(['payer.company_name as companyName', 'payer.company_address as companyAddress', 'payer.company_tax_id as taxId'])
    .select(['payer.company_branch as companyBranch', 'payer.company_postcode as companyPostcode'])
    .select(['payer.invoice_company_branch as invoiceBranch', 'payer.invoice_company_postcode as invoicePostcode'])
    .select(['payer.invoice_company_name as invoiceName', 'payer.invoice_company_address as invoiceAddress'])
    .select(['payer.invoice_company_tax_id as invoiceTaxId', 'vehicles.name_th as vehicleTh', 'vehicles.name_en as vehicleEn'])
    .select(sql<string>`coalesce(jobs.booked_with, jobs.id)`.as('chargeJobId'))
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();

/** Whether a caller may see a job. */
export async function isJobVisible(db: Db, jobId: string, scope: JobScope): Promise<boolean> {
  const query = db.selectFrom('jobs').select('id').where('id', '=', jobId);
  return (await query.where((eb) => isVisible(eb, scope)).executeTakeFirst()) !== undefined;
}

/** A part of what a job costs, and whether it is paid. */
export interface JobPart {
  /** `price`, or `charge:<id>`. */
  readonly part: string;
  readonly amountSatang: number;
  readonly charge: {
    readonly kind: 'waiting' | 'overtime' | 'lateCancel' | 'routeChange';
    readonly stop: number | null;
    readonly minutes: number | null;
  } | null;
  readonly isPaid: boolean;
  /** It is on a receipt already. */
  readonly isReceipted: boolean;
}

/** Whether the driver said that the price was not paid in cash, and it was not paid in the app since; without a word it was (`/admin/charges`). */
async function isCashMissing(db: Db, jobId: string): Promise<boolean> {
  const word = await db
    .selectFrom('cash_collections')
    .select('id')
    .where('job_id', '=', jobId)
    .where('charge_id', 'is', null)
    .where('is_collected', '=', false)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('job_dues')
            .select('job_dues.id')
            .whereRef('job_dues.job_id', '=', 'cash_collections.job_id')
            .where('job_dues.kind', '=', 'price')
            .where('job_dues.paid_at', 'is not', null)
            .where('job_dues.voided_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  return word !== undefined;
}

/** Whether the price is still open, or the bank has not given yet what it held for it. */
async function isPriceMissing(db: Db, { id, chargeJobId }: ReceiptJob): Promise<boolean> {
  const due = await db
    .selectFrom('job_dues')
    .select('id')
    .where('job_id', '=', id)
    .where('charge_id', 'is', null)
    .where('paid_at', 'is', null)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  const holding = await db
    .selectFrom('charges')
    .select('charge_id')
    .where('job_id', 'in', [id, chargeJobId])
    .where('purpose', '=', 'job')
    .where('state', '=', 'authorised')
    .executeTakeFirst();
  return due !== undefined || holding !== undefined;
}

async function listCharges(db: Db, jobId: string) {
  const rows = await db
    .selectFrom('job_charges')
    .leftJoin('cash_collections', 'cash_collections.charge_id', 'job_charges.id')
    .select(['job_charges.id', 'job_charges.kind', 'job_charges.stop', 'job_charges.amount_satang as amountSatang'])
    .select(['job_charges.quantity', 'job_charges.is_open as isOpen', 'cash_collections.settled_at as settledAt'])
    .where('job_charges.job_id', '=', jobId)
    .where('job_charges.waived_at', 'is', null)
    .orderBy('job_charges.id')
    .execute();
  return rows.map(({ id, kind, stop, amountSatang, quantity, isOpen, settledAt }) => ({
    part: `charge:${id}`,
    amountSatang,
    charge: { kind, stop, minutes: quantity.minutes ?? null },
    // What an admin settled may have been given up.
    isPaid: !isOpen && settledAt === null,
  }));
}

/** The parts of what a job that is over costs; none for jobs on an invoice. */
export async function listJobParts(db: Db, job: ReceiptJob): Promise<readonly JobPart[]> {
  if (job.overAt === null || job.paymentType === paymentType.invoice) return [];
  const isCash = job.paymentType === paymentType.cash;
  const isMissing = isCash ? await isCashMissing(db, job.id) : await isPriceMissing(db, job);
  const price = { part: 'price', amountSatang: job.netSatang, charge: null, isPaid: !isMissing };
  const parts = [...(job.status === 'completed' && job.netSatang > 0 ? [price] : []), ...(await listCharges(db, job.id))];
  const receipted = await db.selectFrom('receipt_parts').select('part').where('job_id', '=', job.id).execute();
  const known = new Set(receipted.map(({ part }) => part));
  return parts.map((part) => ({ ...part, isReceipted: known.has(part.part) }));
}

/** The stops of a job, with when the driver left each. */
export async function listReceiptStops(db: Db, jobId: string) {
  const rows = await db
    .selectFrom('job_stops')
    .leftJoin('job_events', (join) =>
      join
        .onRef('job_events.job_id', '=', 'job_stops.job_id')
        .onRef('job_events.stop', '=', 'job_stops.position')
        .on('job_events.status', 'in', ['pickedUp', 'delivering', 'completed']),
    )
    .select(['job_stops.position', 'job_stops.address_name as name'])
    .select((is) => is.fn.max('job_events.happened_at').as('at'))
    .where('job_stops.job_id', '=', jobId)
    .groupBy(['job_stops.position', 'job_stops.address_name'])
    .orderBy('job_stops.position')
    .execute();
  return rows.map(({ name, at }) => ({ name, at: at === null ? null : new Date(at).toISOString() }));
}

/** Names of extras by their ids. */
export const listExtraNames = (db: Db) => db.selectFrom('extras').select(['id', 'name_th as th', 'name_en as en']).execute();
