import type { JobDetail } from '../job.ts';

/** What the gateway stores as the reason where nobody has paid in time (docs/gateway/payments.md). */
export const unpaidReason = 'not paid in time';

/** Whether a job was cancelled by itself, because its time to pay was over: uncharged, and no driver was asked. */
export const hasEndedUnpaid = ({ cancelReason }: Pick<JobDetail, 'cancelReason'>): boolean => cancelReason === unpaidReason;
