import type { JobStatus } from '../job-status.ts';

/** Status groups for filtering lists: 0 matching, 1 doing, 2 completed, 3 cancelled (decisions, "Rules with two readings"). */
export const jobGroups = [0, 1, 2, 3] as const;
export type JobGroup = (typeof jobGroups)[number];

const groupByStatus: Readonly<Record<JobStatus, JobGroup>> = {
  awaitingPayment: 0,
  matching: 0,
  assigned: 1,
  arrived: 1,
  pickedUp: 1,
  delivering: 1,
  completed: 2,
  cancelled: 3,
  expired: 3,
};

/** The group of a status. */
export const jobGroupOf = (status: JobStatus): JobGroup => groupByStatus[status];
