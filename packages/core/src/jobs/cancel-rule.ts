import type { Satang } from '../basics/money.ts';
import type { JobStatus } from './job-status.ts';

/** What a cancellation costs once the driver stands at the pick-up point (spec §9). */
export const arrivedCancelFeeSatang: Satang = 6_500;

/** Whether a job can still be cancelled, and for how much: free before the driver arrives, 65 baht after, impossible after pick-up. */
export function decideCancel(
  status: JobStatus,
): { readonly isAllowed: true; readonly feeSatang: Satang } | { readonly isAllowed: false } {
  switch (status) {
    case 'matching':
    case 'assigned':
      return { isAllowed: true, feeSatang: 0 };
    case 'arrived':
      return { isAllowed: true, feeSatang: arrivedCancelFeeSatang };
    case 'pickedUp':
    case 'delivering':
    case 'completed':
    case 'cancelled':
    case 'expired':
      return { isAllowed: false };
  }
}
