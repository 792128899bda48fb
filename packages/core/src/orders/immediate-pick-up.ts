import { addMinutes } from '../basics/bangkok-time.ts';

const pickUpWithinMinutes = 45;

/** By when the driver of an immediate order picks up: within 45 minutes (spec §9). */
export function immediatePickUpDeadline(orderedAt: Date): Date {
  return addMinutes(orderedAt, pickUpWithinMinutes);
}
