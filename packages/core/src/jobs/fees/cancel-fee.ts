import type { Satang } from '../../basics/money.ts';
import type { JobStatus } from '../job-status.ts';

/** What a cancellation costs once the driver has stood at the pick-up point (spec §9). */
const arrivedCancelFeeSatang: Satang = 6_500;

/** The fee of a cancellation in a status: nothing before the driver has arrived, 65 baht from then on (spec §9). Who may cancel is `cancel-rule.ts`. */
export function cancelFee(status: JobStatus): Satang {
  switch (status) {
    case 'arrived':
    case 'pickedUp':
    case 'delivering':
      return arrivedCancelFeeSatang;
    case 'matching':
    case 'assigned':
    case 'completed':
    case 'cancelled':
    case 'expired':
      return 0;
  }
}
