import { bahtFromSatang } from '@songwai/core/basics/money';
import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import { countCharges } from '@songwai/core/jobs/fees/job-charges';
import { isJobOver } from '@songwai/core/jobs/job-status';
import type { noteCollection } from '@songwai/core/rides/cash-contract';
import { readRiddenJob } from '../../jobs/charges/settle-queries.ts';
import { toWireCharge } from '../../jobs/wire.ts';
import { findDrivenRide } from '../driven/driven-ride-view.ts';
import { visitsOf } from '../visits.ts';
import { type CashDue, type CashJob, cashDue, type RideCharge } from './cash-due.ts';
import { readCashJobs } from './cash-job-view.ts';

type Db = Parameters<typeof readCashJobs>[0];
type WireCash = Pick<ReplyOf<typeof noteCollection>, 'charges' | 'toCollect'>;

/** The charges of a job so far, and what its driver has to collect in cash. */
export interface RideCash {
  readonly charges: readonly RideCharge[];
  /** Null where nothing is left to collect. */
  readonly due: CashDue | null;
}

/** Charges that still grow and are not stored yet, calculated as if the driver left now. */
async function countGrowing(db: Db, jobId: string, { job, now }: { job: CashJob; now: Date }): Promise<readonly RideCharge[]> {
  if (isJobOver(job.status)) return [];
  const ridden = await readRiddenJob(db, jobId, now);
  const here = ridden.visits.filter(({ leftAt }) => leftAt === null).map((visit) => ({ ...visit, leftAt: now }));
  // A hire counts from its driver's arrival, wherever the driver is now.
  const growing = countCharges(ridden.hire === null ? { ...ridden, visits: here } : ridden);
  return growing.map((charge) => ({ ...charge, id: null, state: 'open' }));
}

/** The cash of a job that a driver's app has or had. */
export async function readRideCash(db: Db, jobId: string, now: Date): Promise<RideCash> {
  const [[written], ride] = await Promise.all([readCashJobs(db, [jobId]), findDrivenRide(db, jobId)]);
  if (written === undefined) return { charges: [], due: null };
  const charges = [...written.charges, ...(await countGrowing(db, jobId, { job: written, now }))];
  const way = ride === undefined ? { visits: [], nextVisit: 0 } : { visits: visitsOf(ride), nextVisit: ride.nextVisit };
  return { charges, due: cashDue({ ...written, charges }, way) };
}

/** Like `readRideCash`, for several jobs that are over. */
export async function readOverCash(db: Db, jobIds: readonly string[]) {
  const jobs = await readCashJobs(db, jobIds);
  return jobs.map((job) => ({
    jobId: job.jobId,
    status: job.status,
    cash: { charges: job.charges, due: cashDue(job, { visits: [], nextVisit: 0 }) },
  }));
}

/** The cash of a ride in wire format. */
export const toWireCash = ({ charges, due }: RideCash): WireCash => ({
  charges: charges.map(({ id, state, ...charge }) => ({
    ...(id === null ? {} : { chargeId: String(id) }),
    ...toWireCharge(charge),
    state,
  })),
  ...(due === null
    ? {}
    : {
        toCollect: {
          amount: bahtFromSatang(due.amountSatang),
          price: bahtFromSatang(due.priceSatang),
          ...(due.stop === null ? {} : { stop: due.stop }),
        },
      }),
});
