import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { MonthJob } from './jobs-sheet.ts';

/** A payer's month, by the time in Bangkok. */
export interface PayersMonth {
  readonly payerId: string;
  /** MM/YYYY. */
  readonly month: string;
  readonly from: Date;
  readonly until: Date;
}

/**
 * Ids of the month's documents, in the order of their numbers: the invoice that bills it, whatever belongs to that invoice, and what else
 * was issued in it. An invoice is issued in the next month, and paid later still: its receipt is part of the bill, and of the books of the
 * month whose date it bears.
 */
export async function listMonthDocuments(db: Db, { payerId, month, from, until }: PayersMonth): Promise<readonly string[]> {
  const billed = sql`select number from tax_documents as billed
    where billed.payer_id = ${payerId} and billed.kind = 'invoice' and billed.content ->> 'month' = ${month}`;
  const { rows } = await sql<{ readonly id: string }>`
    select id from tax_documents
    where payer_id = ${payerId} and case
      when kind = 'invoice' then content ->> 'month' = ${month}
      else (issued_at >= ${from} and issued_at < ${until}) or content ->> 'invoiceNumber' in (${billed})
    end
    order by number`.execute(db);
  return rows.map(({ id }) => id);
}

/** The payer's jobs that ended in the month, the oldest first. */
export const listMonthJobs = (db: Db, { payerId, from, until }: PayersMonth): Promise<readonly MonthJob[]> =>
  db
    .selectFrom('jobs')
    .leftJoin('vehicles', 'vehicles.id', 'jobs.vehicle_id')
    .select([
      'jobs.id',
      'jobs.user_id as userId',
      'jobs.status',
      'jobs.reference',
      'jobs.over_at as overAt',
      'jobs.pick_up_at as pickUpAt',
    ])
    .select(['jobs.payment_type as paymentType', 'jobs.net_satang as netSatang', 'vehicles.name_th as vehicle'])
    .select((is) => [
      is
        .selectFrom('job_charges')
        .select(sql<number>`coalesce(sum(amount_satang), 0)::bigint`.as('sum'))
        .whereRef('job_id', '=', 'jobs.id')
        .where('waived_at', 'is', null)
        .as('chargesSatang'),
      is
        .selectFrom('job_stops')
        .select(sql<string>`string_agg(address_name, ' → ' order by position)`.as('route'))
        .whereRef('job_id', '=', 'jobs.id')
        .as('route'),
    ])
    .where((is) =>
      is.or([is('company_user_id', '=', payerId), is.and([is('user_id', '=', payerId), is('company_user_id', 'is', null)])]),
    )
    .where('over_at', '>=', from)
    .where('over_at', '<', until)
    .orderBy('over_at')
    .orderBy('jobs.id')
    .execute();

/** Photos and signatures of a job, in the order in which they were taken. */
export const listProofs = (db: Db, jobId: string) =>
  db
    .selectFrom('ride_proofs')
    .select(['stop', 'kind', 'object_key as key', 'media_type as mediaType', 'taken_at as takenAt'])
    .where('job_id', '=', jobId)
    .orderBy('taken_at')
    .orderBy('object_key')
    .execute();
