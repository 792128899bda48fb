import { addMinutes } from '../../basics/bangkok-time.ts';
import { immediatePickUpMinutes } from '../search/search-end.ts';

/** Latest pick-up of an immediate order: within 45 minutes (spec §9). */
export function immediatePickUpDeadline(orderedAt: Date): Date {
  return addMinutes(orderedAt, immediatePickUpMinutes);
}
