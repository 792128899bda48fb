import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** A job that is paid by invoice and not billed yet, with what is due for it. */
export interface UnbilledJob {
  readonly jobId: string;
  /** It was billed before; this is what was charged since. */
  readonly isLater: boolean;
  readonly reference: string;
  readonly departmentId: string | null;
  readonly department: string | null;
  readonly vehicleId: number;
  readonly overAt: Date;
  readonly from: string;
  readonly to: string;
  readonly amountSatang: number;
  readonly charges: readonly { readonly id: number; readonly satang: number }[];
}

interface Asked {
  readonly payerId: string;
  /** Jobs that ended earlier, however long ago: an administrator may end one in the past, after its month was billed. */
  readonly before: Date;
}

const isByInvoice = sql`jobs.payment_type = ${sql.lit(paymentType.invoice)} and jobs.over_at is not null
  and jobs.status in ('completed', 'cancelled')`;
/** What an administrator has settled, when nothing was billed yet, was paid in another way or given up. */
const isUnbilledCharge = sql`job_charges.waived_at is null
  and not exists (
    select from cash_collections where cash_collections.charge_id = job_charges.id and cash_collections.settled_at is not null)
  and not exists (select from invoiced_charges where invoiced_charges.charge_id = job_charges.id)`;

/**
 * What a payer owes for jobs that stand on no invoice, the one that ended first on top: the price of completed ones and all later
 * charges; of cancelled ones the charges alone.
 */
export async function listUnbilledJobs(db: Db, { payerId, before }: Asked): Promise<readonly UnbilledJob[]> {
  const { rows } = await sql<UnbilledJob>`
    select job.id as "jobId", job.is_later as "isLater", job.reference, job.vehicle_id as "vehicleId", job.over_at as "overAt",
      job.department_id as "departmentId", coalesce(departments.name, job.department) as department,
      first.address_name as from, last.address_name as to, due.satang as "amountSatang", charged.charges
    from (
      select jobs.id, jobs.reference, jobs.vehicle_id, jobs.over_at, jobs.department_id, jobs.department, jobs.status, jobs.net_satang,
        exists (select from invoice_lines where invoice_lines.job_id = jobs.id) as is_later
      from jobs
      where coalesce(jobs.company_user_id, jobs.user_id) = ${payerId} and ${isByInvoice} and jobs.over_at < ${before}
    ) as job
    cross join lateral (
      select coalesce(sum(amount_satang), 0)::bigint as satang,
        coalesce(json_agg(json_build_object('id', id, 'satang', amount_satang) order by id), '[]') as charges
      from job_charges where job_charges.job_id = job.id and ${isUnbilledCharge}
    ) as charged
    cross join lateral (
      select (case when job.is_later or job.status <> 'completed' then 0 else job.net_satang end + charged.satang)::bigint as satang
    ) as due
    left join departments on departments.id = job.department_id
    cross join lateral (
      select address_name from job_stops where job_stops.job_id = job.id order by position limit 1
    ) as first
    cross join lateral (
      select address_name from job_stops where job_stops.job_id = job.id and not is_return order by position desc limit 1
    ) as last
    where due.satang > 0
    order by job.over_at, job.id`.execute(db);
  return rows;
}

/** Payers with jobs that ended before a moment and stand on no invoice. */
export async function listUnbilledPayers(db: Db, before: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ payerId: string }>`
    select coalesce(jobs.company_user_id, jobs.user_id) as "payerId" from jobs
    where ${isByInvoice} and jobs.over_at < ${before}
      and not exists (select from invoice_lines where invoice_lines.job_id = jobs.id)
    union
    select coalesce(jobs.company_user_id, jobs.user_id) from job_charges join jobs on jobs.id = job_charges.job_id
    where ${isByInvoice} and jobs.over_at < ${before} and ${isUnbilledCharge}
    order by 1`.execute(db);
  return rows.map(({ payerId }) => payerId);
}
