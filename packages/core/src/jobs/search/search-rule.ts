import { addMinutes } from '../../basics/bangkok-time.ts';
import type { JobStatus } from '../job-status.ts';

/** How long after a search found nobody the customer may still let it go on. */
const choiceMinutes = 24 * 60;

/**
 * Whether the search for a driver can be changed (begun again, prolonged, better paid, opened to all): while it lasts, and for a day after it
 * found nobody.
 */
export function decideSearchChange(
  job: { readonly status: JobStatus; readonly overAt: Date | null },
  now: Date,
): 'allowed' | 'hasDriver' | 'over' | 'tooLate' {
  switch (job.status) {
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

/** The same for another time of the pick-up: also while the driver is on the way to it, but not any more once it has arrived. */
export function decidePostpone(
  job: { readonly status: JobStatus; readonly overAt: Date | null },
  now: Date,
): ReturnType<typeof decideSearchChange> {
  return job.status === 'assigned' ? 'allowed' : decideSearchChange(job, now);
}
