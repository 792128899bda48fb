import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import type { StoredHandOver } from '../tables.ts';

/** A job as far as it matters where its goods are. */
interface CarriedJob {
  readonly status: JobStatus;
  readonly hand_over: StoredHandOver | null;
}

/** Whether the driver who is on a job has its goods. */
export const areGoodsWithDriver = (status: JobStatus): boolean => status === 'pickedUp' || status === 'delivering';

/** Whether the goods have left the sender: also while they wait for another driver, whatever the status says then. */
export const areGoodsOnBoard = ({ status, hand_over: handOver }: CarriedJob): boolean =>
  !isJobOver(status) && (handOver !== null || areGoodsWithDriver(status));

/** The status by which it is judged what a customer may still do: goods on the way are goods on the way. */
export const ruledStatus = (job: CarriedJob): JobStatus => (areGoodsOnBoard(job) ? 'delivering' : job.status);
