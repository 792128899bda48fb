import { isJobOver, type JobStatus } from '@songwai/core/jobs/job-status';
import type { StoredHandOver } from '../tables.ts';

/** The facts of a job that tell where its goods are. */
interface CarriedJob {
  readonly status: JobStatus;
  readonly hand_over: StoredHandOver | null;
}

/** Whether the job's present driver has its goods. */
export const areGoodsWithDriver = (status: JobStatus): boolean => status === 'pickedUp' || status === 'delivering';

/** Whether the goods have left the sender, including goods that wait for another driver, whatever the status. */
export const areGoodsOnBoard = ({ status, hand_over: handOver }: CarriedJob): boolean =>
  !isJobOver(status) && (handOver !== null || areGoodsWithDriver(status));

/** The status for the rules on what a customer may still do: `delivering` once the goods have left the sender. */
export const ruledStatus = (job: CarriedJob): JobStatus => (areGoodsOnBoard(job) ? 'delivering' : job.status);
