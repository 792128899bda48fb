import type { Satang } from '../../basics/money.ts';
import type { JobStatus } from '../job-status.ts';

/** Fee of a cancellation after the driver arrived at the pick-up point (spec §9). */
const arrivedCancelFeeSatang: Satang = 6_500;

/**
 * The cancellation fee in a status: none before the driver has arrived, then 65 baht (spec §9). `cancel-rule.ts` decides whether
 * a customer may cancel.
 */
export function cancelFee(status: JobStatus): Satang {
  switch (status) {
    case 'arrived':
    case 'pickedUp':
    case 'delivering':
      return arrivedCancelFeeSatang;
    case 'awaitingPayment':
    case 'matching':
    case 'assigned':
    case 'completed':
    case 'cancelled':
    case 'expired':
      return 0;
  }
}
