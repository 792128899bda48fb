import { paymentType as way } from '@songwai/core/jobs/booking/payment-type';
import type { ChargeKind } from '@songwai/core/jobs/fees/job-charges';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { textKey, timeKey } from '../../platform/paging/sort-key.ts';

/** Filter and page of a query for dues. */
export interface DueQuery {
  readonly isSettled: boolean;
  readonly jobId: string | undefined;
  readonly paymentType: number | undefined;
  readonly cursor: string | undefined;
  readonly size: number;
}

/**
 * Uncollected charges (or settled ones), with their time. Those of a job under way are left out: its driver can still collect
 * them; and those of jobs by invoice, which bills them.
 */
const dueCharges = (db: Db, isSettled: boolean) =>
  db
    .selectFrom('job_charges as charge')
    .leftJoin('cash_collections as word', 'word.charge_id', 'charge.id')
    .innerJoin('jobs as ofJob', 'ofJob.id', 'charge.job_id')
    .select(['charge.job_id as jobId', 'charge.stop', 'charge.amount_satang as amountSatang', 'charge.created_at as at'])
    .select([sql<string>`'charge-' || charge.id`.as('dueId'), sql<ChargeKind | 'price'>`charge.kind`.as('kind')])
    .select(sql<number | null>`(charge.quantity ->> 'minutes')::integer`.as('minutes'))
    .select(['word.driver_id as driverId', 'word.is_collected as isCollected', 'word.remark'])
    .select(['word.settled_at as settledAt', 'word.settled_by as settledBy', 'word.settled_remark as settledRemark'])
    .$if(isSettled, (query) => query.where('word.settled_at', 'is not', null))
    .$if(!isSettled, (query) =>
      query
        .where('charge.is_open', '=', true)
        .where('ofJob.payment_type', '<>', way.invoice)
        .where('charge.waived_at', 'is', null)
        .where((is) => is.or([is('ofJob.over_at', 'is not', null), is('word.is_collected', '=', false)])),
    );

/** Prices that a customer refused to pay in cash, and has not paid in the app since. */
const duePrices = (db: Db, isSettled: boolean) =>
  db
    .selectFrom('cash_collections as word')
    .select(['word.job_id as jobId', sql<number | null>`null::smallint`.as('stop'), 'word.amount_satang as amountSatang'])
    .select(sql<Date>`coalesce(word.noted_at, word.settled_at)`.as('at'))
    .select([sql<string>`'price-' || word.job_id`.as('dueId'), sql<ChargeKind | 'price'>`'price'`.as('kind')])
    .select(sql<number | null>`null::integer`.as('minutes'))
    .select(['word.driver_id as driverId', 'word.is_collected as isCollected', 'word.remark'])
    .select(['word.settled_at as settledAt', 'word.settled_by as settledBy', 'word.settled_remark as settledRemark'])
    .where('word.charge_id', 'is', null)
    .where('word.is_collected', '=', false)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('job_dues as due')
            .select('due.id')
            .whereRef('due.job_id', '=', 'word.job_id')
            .where('due.kind', '=', 'price')
            .where('due.paid_at', 'is not', null)
            .where('due.voided_at', 'is', null),
        ),
      ),
    )
    .where('word.settled_at', isSettled ? 'is not' : 'is', null);

/** Uncollected money with job, customer and driver, the oldest first. */
export function listDues(db: Db, { isSettled, jobId, paymentType, ...page }: DueQuery) {
  const dues = db
    .selectFrom(dueCharges(db, isSettled).unionAll(duePrices(db, isSettled)).as('due'))
    .innerJoin('jobs', 'jobs.id', 'due.jobId')
    .innerJoin('users', 'users.id', 'jobs.user_id')
    .leftJoin('rides', 'rides.job_id', 'due.jobId')
    .leftJoin('drivers', (join) =>
      join.on((is) => is('drivers.id', '=', is.fn.coalesce(is.ref('due.driverId'), is.ref('rides.driver_id')))),
    )
    .selectAll('due')
    .select(['jobs.status as jobStatus', 'jobs.payment_type as paymentType', 'users.id as userId'])
    .select([
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.phone',
      'users.confirm_phone as confirmPhone',
    ])
    .select(['drivers.id as songwaiId', 'drivers.first_name as driverName', 'drivers.phone as driverPhone'])
    .$if(jobId !== undefined, (query) => query.where('due.jobId', '=', jobId ?? ''))
    .$if(paymentType !== undefined, (query) => query.where('jobs.payment_type', '=', paymentType ?? 0));
  return paginate(dues, { keys: [timeKey('at', 'due.at'), textKey('dueId', 'due.dueId')], direction: 'asc', ...page });
}
