import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import { paymentType } from '@songwai/core/jobs/booking/payment-type';
import { firstFreePosition, lockStops, type StopLock } from '@songwai/core/jobs/editing/stop-lock';
import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import type { Selectable } from 'kysely';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import { findAnyJob } from '../queries.ts';
import type { JobStopsTable, JobsTable, StoredHandOver } from '../tables.ts';
import { jobTexts } from '../texts.ts';
import { countRouteChanges, sumRouteCharges } from './reroute-queries.ts';
import { rerouteTexts } from './reroute-texts.ts';
import type { RideChanges, RideProgress } from './ride-changes.ts';

type Job = Selectable<JobsTable>;

/** A running job with everything that decides about a change of its stops. */
export interface RerouteState {
  readonly job: Job;
  readonly stops: readonly Selectable<JobStopsTable>[];
  readonly revision: number;
  /** Null while no driver has the job. */
  readonly progress: RideProgress | null;
  readonly locks: readonly (StopLock | null)[];
  readonly addFrom: number | null;
  /** Position of the stop that pays the driver in cash; null where none does. */
  readonly payer: number | null;
  /** What earlier changes cost besides the price. */
  readonly chargedSatang: number;
}

/** The facts of a job that tell whether its stops can change at all. */
interface ChangeableJob {
  readonly status: JobStatus;
  readonly task_type: number;
  readonly hand_over: StoredHandOver | null;
}

/** Why the stops of a job cannot change; null where they can, unless the driver has come too far. */
export function whyNotChangeable({ status, task_type: taskType, hand_over: handOver }: ChangeableJob): LocalText | null {
  if (isJobOver(status)) return jobTexts.alreadyOver;
  if (taskType === fullDayTask) return rerouteTexts.hire;
  if (status === 'awaitingPayment') return rerouteTexts.notPaid;
  return handOver === null ? null : rerouteTexts.handedOver;
}

const notChangeable = (text: LocalText): BusinessRefusal =>
  new BusinessRefusal({ code: 409, text, fields: { reason: 'not_changeable' } });

/** Reads what decides about a change. @throws {BusinessRefusal} 409 `not_changeable`. */
export async function readRerouteState(db: Db, jobId: string, rides: RideChanges): Promise<RerouteState> {
  const record = await findAnyJob(db, jobId);
  if (record === undefined) throw new Error(`There is no job ${jobId}.`);
  const { job, stops } = record;
  const why = whyNotChangeable(job);
  if (why !== null) throw notChangeable(why);
  const progress = job.status === 'matching' ? null : ((await rides.read(db, jobId)) ?? null);
  const locks = lockStops(
    stops.map(({ is_return: isReturn }) => ({ isReturn })),
    progress,
  );
  const addFrom = firstFreePosition(locks);
  if (addFrom === null) throw notChangeable(rerouteTexts.allDone);
  return {
    ...{ job, stops, progress, locks, addFrom },
    revision: await countRouteChanges(db, jobId),
    payer: job.payment_type === paymentType.cash ? job.payment_point : null,
    chargedSatang: await sumRouteCharges(db, jobId),
  };
}
