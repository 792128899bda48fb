/** Statuses inside the gateway and the client (decisions, "Rules with two readings"). */
export const jobStatuses = [
  'matching',
  'assigned',
  'arrived',
  'pickedUp',
  'delivering',
  'completed',
  'cancelled',
  'expired',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** True when nothing more will happen to the job. */
export const isJobOver = (status: JobStatus): boolean => status === 'completed' || status === 'cancelled' || status === 'expired';
