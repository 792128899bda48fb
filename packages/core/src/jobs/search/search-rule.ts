import { addMinutes } from '../../basics/bangkok-time.ts';
import type { JobStatus } from '../job-status.ts';

/** How long after a search without result the customer may still continue it. */
const choiceMinutes = 24 * 60;

/**
 * Whether the search for a driver can be changed (restarted, extended, better paid, opened to all): while it lasts, which is once the job is paid, and for a day
 * after it ended without result.
 */
export function decideSearchChange(
  job: { readonly status: JobStatus; readonly overAt: Date | null },
  now: Date,
): 'allowed' | 'notPaid' | 'hasDriver' | 'over' | 'tooLate' {
  switch (job.status) {
    case 'awaitingPayment':
      return 'notPaid';
    case 'matching':
      return 'allowed';
    case 'expired':
      return job.overAt !== null && now > addMinutes(job.overAt, choiceMinutes) ? 'tooLate' : 'allowed';
    case 'assigned':
    case 'arrived':
    case 'pickedUp':
    case 'delivering':
      return 'hasDriver';
    case 'completed':
    case 'cancelled':
      return 'over';
  }
}

/** Whether the pick-up can be postponed: as above, and also while the driver is on the way, but not after the arrival. */
export function decidePostpone(
  job: { readonly status: JobStatus; readonly overAt: Date | null },
  now: Date,
): ReturnType<typeof decideSearchChange> {
  return job.status === 'assigned' ? 'allowed' : decideSearchChange(job, now);
}
