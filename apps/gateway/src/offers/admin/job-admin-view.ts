import type { JobStatus } from '@songwai/core/jobs/job-status';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { withStops } from '../../jobs/queries.ts';
import type { Db } from '../../platform/db.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { type SortKey, textKey, timeKey } from '../../platform/paging/sort-key.ts';

type OfJobs = ExpressionBuilder<Database, 'jobs'>;

/** A search of administrators. */
export type AdminSearch =
  | { readonly kind: 'jobId' | 'phone'; readonly text: string }
  /** Part of a person's or a company's name. */
  | { readonly kind: 'name'; readonly text: string };

/** A filter on the jobs of all customers; null does not restrict. */
export interface AdminFilter {
  readonly search: AdminSearch | null;
  readonly driverId: number | null;
  readonly statuses: readonly JobStatus[] | null;
  readonly isFailedOnly: boolean;
  readonly from: Date | null;
  readonly before: Date | null;
  readonly cursor: string | undefined;
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const customersOf = (is: OfJobs, search: AdminSearch) => {
  const users = is.selectFrom('users').select('users.id');
  if (search.kind === 'phone')
    return users.where((who) => who.or([who('phone', '=', search.text), who('confirm_phone', '=', search.text)]));
  const part = `%${escapeLike(search.text)}%`;
  return users.where((who) =>
    who.or([who(sql`first_name || ' ' || last_name`, 'ilike', part), who('company_name', 'ilike', part)]),
  );
};

function isSearched(is: OfJobs, search: AdminSearch): Expression<SqlBool> {
  if (search.kind === 'jobId') return is('jobs.id', '=', search.text);
  const isCustomers = [
    is('jobs.user_id', 'in', customersOf(is, search)),
    is('jobs.company_user_id', 'in', customersOf(is, search)),
  ];
  return is.or(search.kind === 'phone' ? [...isCustomers, is('jobs.confirm_phone', '=', search.text)] : isCustomers);
}

/** Drives the job now, gave it back, or was taken off it. */
const isDrivenBy = (is: OfJobs, driverId: number): Expression<SqlBool> =>
  is.or([
    is.exists(
      is
        .selectFrom('rides')
        .select('rides.job_id')
        .whereRef('rides.job_id', '=', 'jobs.id')
        .where('rides.driver_id', '=', driverId),
    ),
    is.exists(
      is
        .selectFrom('job_offers')
        .select('job_offers.id')
        .whereRef('job_offers.job_id', '=', 'jobs.id')
        .where('job_offers.driver_id', '=', driverId)
        .where('job_offers.state', 'in', ['accepted', 'released']),
    ),
  ]);

const hasFailedVisit = (is: OfJobs): Expression<SqlBool> =>
  is.exists(is.selectFrom('job_failed_visits as failed').select('failed.id').whereRef('failed.job_id', '=', 'jobs.id'));

/** Columns of the customer who booked, with contact data. */
const customerColumns = [
  'users.id as userId',
  'users.first_name as customerFirstName',
  'users.last_name as customerLastName',
  'users.phone as customerPhone',
  'users.confirm_phone as customerConfirmPhone',
  'users.email as customerEmail',
] as const;

/** The latest booking first. */
export const adminJobKeys: readonly SortKey<{ readonly created_at: Date; readonly id: string }>[] = [
  timeKey('created_at', 'jobs.created_at'),
  textKey('id', 'jobs.id'),
];

/** A page of the jobs of all customers with customer and driver. */
export async function listAdminJobs(db: Db, filter: AdminFilter, size: number) {
  const { search, driverId, statuses, from, before, cursor } = filter;
  const jobs = db
    .selectFrom('jobs')
    .innerJoin('users', 'users.id', 'jobs.user_id')
    .leftJoin('users as company', 'company.id', 'jobs.company_user_id')
    .leftJoin('rides', 'rides.job_id', 'jobs.id')
    .leftJoin('drivers', 'drivers.id', 'rides.driver_id')
    .select(['jobs.id', 'jobs.status', 'jobs.task_type', 'jobs.vehicle_id', 'jobs.pick_up_at', 'jobs.net_satang'])
    .select(['jobs.payment_type', 'jobs.channel', 'jobs.hand_over', 'company.company_name as companyName', ...customerColumns])
    .select(['drivers.id as driverId', 'drivers.first_name', 'drivers.last_name', 'drivers.phone', 'drivers.plate'])
    .select('jobs.created_at')
    .select((is) => sql<boolean>`${hasFailedVisit(is as never)}`.as('hasFailedVisit'))
    .$if(search !== null, (q) => q.where((is) => (search === null ? sql<SqlBool>`true` : isSearched(is as never, search))))
    .$if(driverId !== null, (q) => q.where((is) => isDrivenBy(is as never, driverId ?? 0)))
    .$if(statuses !== null, (q) => q.where('jobs.status', 'in', statuses ?? []))
    .$if(filter.isFailedOnly, (q) => q.where((is) => hasFailedVisit(is as never)).where('jobs.over_at', 'is', null))
    .$if(from !== null, (q) => q.where('jobs.pick_up_at', '>=', from))
    .$if(before !== null, (q) => q.where('jobs.pick_up_at', '<', before));
  const { rows, nextCursor } = await paginate(jobs, { keys: adminJobKeys, direction: 'desc', cursor, size });
  return { rows: await withStops(db, rows), nextCursor };
}

/** A job in the administrators' list. */
export type AdminListedJob = Awaited<ReturnType<typeof listAdminJobs>>['rows'][number];

/** The customer and company of a job, and its driver. */
export async function readJobPeople(db: Db, jobId: string) {
  return db
    .selectFrom('jobs')
    .innerJoin('users', 'users.id', 'jobs.user_id')
    .leftJoin('users as company', 'company.id', 'jobs.company_user_id')
    .leftJoin('rides', 'rides.job_id', 'jobs.id')
    .leftJoin('drivers', 'drivers.id', 'rides.driver_id')
    .select(['jobs.channel', ...customerColumns])
    .select(['company.id as companyUserId', 'company.company_name as companyName', 'company.company_id as companyId'])
    .select(['company.phone as companyPhone', 'company.confirm_phone as companyConfirmPhone'])
    .select(['drivers.id as driverId', 'drivers.first_name', 'drivers.last_name', 'drivers.phone', 'drivers.plate'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirstOrThrow();
}

/** The status history of a job. */
export const readStatuses = (db: Db, jobId: string) =>
  db.selectFrom('job_events').select(['status', 'stop', 'happened_at as at']).where('job_id', '=', jobId).orderBy('id').execute();

/** Drivers who gave a job back or were taken off it, with the reason, in order. */
export const listFormerDrivers = (db: Db, jobId: string) =>
  db
    .selectFrom('job_offers')
    .innerJoin('drivers', 'drivers.id', 'job_offers.driver_id')
    .select(['drivers.id as driverId', 'drivers.first_name', 'drivers.last_name', 'drivers.phone', 'drivers.plate'])
    .select('job_offers.release_reason as reason')
    .where('job_offers.job_id', '=', jobId)
    .where('job_offers.state', '=', 'released')
    .orderBy('job_offers.id')
    .execute();
