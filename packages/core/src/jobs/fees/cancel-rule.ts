import type { Satang } from '../../basics/money.ts';
import type { JobStatus } from '../job-status.ts';
import { cancelFee } from './cancel-fee.ts';

/** Whether a job can still be cancelled, and for how much: free before the driver arrives, 65 baht after, impossible after pick-up. */
export function decideCancel(
  status: JobStatus,
): { readonly isAllowed: true; readonly feeSatang: Satang } | { readonly isAllowed: false } {
  switch (status) {
    case 'awaitingPayment':
    case 'matching':
    case 'assigned':
    case 'arrived':
      return { isAllowed: true, feeSatang: cancelFee(status) };
    case 'pickedUp':
    case 'delivering':
    case 'completed':
    case 'cancelled':
    case 'expired':
      return { isAllowed: false };
  }
}
