/** Statuses in the gateway and the client (decisions, "Rules with two readings"). */
export const jobStatuses = [
  'awaitingPayment',
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

/** True for a final status. */
export const isJobOver = (status: JobStatus): boolean => status === 'completed' || status === 'cancelled' || status === 'expired';
