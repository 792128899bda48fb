import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import type { ChargeState } from '@songwai/core/rides/cash-to-collect';
import type { Db } from '../../platform/db.ts';
import type { CashJob, RideCharge } from './cash-due.ts';

/** The statements of driver and administrator about a part; what the customer paid in the app is settled, too. */
interface Word {
  readonly isCollected: boolean | null;
  readonly settledAt: Date | null;
}

const stateOf = ({ isCollected, settledAt }: Word): ChargeState => {
  if (isCollected === true) return 'collected';
  if (settledAt !== null) return 'settled';
  return isCollected === null ? 'open' : 'refused';
};

/** The stored charges by job with their payment state, without those that administrators waived. */
async function readCharges(db: Db, jobIds: readonly string[]): Promise<ReadonlyMap<string, readonly RideCharge[]>> {
  const rows = await db
    .selectFrom('job_charges')
    .leftJoin('cash_collections as word', 'word.charge_id', 'job_charges.id')
    .leftJoin('job_dues as due', (join) =>
      join.onRef('due.charge_id', '=', 'job_charges.id').on('due.paid_at', 'is not', null).on('due.voided_at', 'is', null),
    )
    .select(['job_charges.id', 'job_charges.job_id as jobId', 'job_charges.kind', 'job_charges.stop', 'job_charges.quantity'])
    .select(['job_charges.amount_satang as amountSatang', 'word.is_collected as isCollected'])
    .select((is) => is.fn.coalesce('word.settled_at', 'due.paid_at').as('settledAt'))
    .where('job_charges.job_id', 'in', jobIds)
    .where('job_charges.waived_at', 'is', null)
    .orderBy('job_charges.id')
    .execute();
  const charges = rows.map(({ jobId, quantity, isCollected, settledAt, ...charge }) => ({
    jobId,
    charge: { ...charge, minutes: quantity.minutes ?? null, state: stateOf({ isCollected, settledAt }) },
  }));
  return new Map([...Map.groupBy(charges, ({ jobId }) => jobId)].map(([jobId, own]) => [jobId, own.map(({ charge }) => charge)]));
}

/** Jobs with the stored parts of the cash that their drivers have to collect. */
export async function readCashJobs(
  db: Db,
  jobIds: readonly string[],
): Promise<readonly (CashJob & { readonly jobId: string })[]> {
  if (jobIds.length === 0) return [];
  const jobs = await db
    .selectFrom('jobs')
    .leftJoin('cash_collections as word', (join) => join.onRef('word.job_id', '=', 'jobs.id').on('word.charge_id', 'is', null))
    .leftJoin('job_dues as due', (join) =>
      join
        .onRef('due.job_id', '=', 'jobs.id')
        .on('due.kind', '=', 'price')
        .on('due.paid_at', 'is not', null)
        .on('due.voided_at', 'is', null),
    )
    .select(['jobs.id as jobId', 'jobs.status', 'jobs.payment_type as paymentType', 'jobs.payment_point as paymentPoint'])
    .select(['jobs.net_satang as netSatang', 'word.is_collected as isCollected'])
    .select((is) => is.fn.coalesce('word.settled_at', 'due.paid_at').as('settledAt'))
    .where('jobs.id', 'in', jobIds)
    .orderBy('jobs.over_at')
    .orderBy('jobs.id')
    .execute();
  const charges = await readCharges(db, jobIds);
  return jobs.map(({ isCollected, settledAt, ...job }) => ({
    ...job,
    priceState: stateOf({ isCollected, settledAt }),
    charges: charges.get(job.jobId) ?? [],
  }));
}

/** Cash jobs of a driver that ended since a time and have a part without a statement, the oldest first, at most 20. */
export async function listUnsettledJobs(db: Db, driverId: number, since: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('rides')
    .innerJoin('jobs', 'jobs.id', 'rides.job_id')
    .select('jobs.id')
    .where('rides.driver_id', '=', driverId)
    .where('rides.plan', 'is', null)
    .where('jobs.payment_type', '=', paymentType.cash)
    .where('jobs.over_at', '>=', since)
    .where((is) =>
      is.or([
        is.and([
          is('jobs.status', '=', 'completed'),
          is('jobs.net_satang', '>', 0),
          is.not(
            is.exists(
              is
                .selectFrom('cash_collections as word')
                .select('word.id')
                .whereRef('word.job_id', '=', 'jobs.id')
                .where('word.charge_id', 'is', null),
            ),
          ),
        ]),
        is.exists(
          is
            .selectFrom('job_charges as charge')
            .leftJoin('cash_collections as word', 'word.charge_id', 'charge.id')
            .select('charge.id')
            .whereRef('charge.job_id', '=', 'jobs.id')
            .where('charge.waived_at', 'is', null)
            .where('word.id', 'is', null),
        ),
      ]),
    )
    .orderBy('jobs.over_at')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id);
}
