import { addMinutes } from '../../basics/bangkok-time.ts';
import { immediatePickUpMinutes } from '../search/search-end.ts';

/** By when the driver of an immediate order picks up: within 45 minutes (spec §9). */
export function immediatePickUpDeadline(orderedAt: Date): Date {
  return addMinutes(orderedAt, immediatePickUpMinutes);
}
