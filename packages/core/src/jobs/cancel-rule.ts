import type { Satang } from '../basics/money.ts';
import { cancelFee } from './cancel-fee.ts';
import type { JobStatus } from './job-status.ts';

/**
 * Whether a job can still be cancelled, and for how much: free before the driver arrives, 65 baht after, impossible after pick-up. Whoever
 * was found no driver may cancel too, and is asked no more.
 */
export function decideCancel(
  status: JobStatus,
): { readonly isAllowed: true; readonly feeSatang: Satang } | { readonly isAllowed: false } {
  switch (status) {
    case 'matching':
    case 'assigned':
    case 'arrived':
    case 'expired':
      return { isAllowed: true, feeSatang: cancelFee(status) };
    case 'pickedUp':
    case 'delivering':
    case 'completed':
    case 'cancelled':
      return { isAllowed: false };
  }
}
