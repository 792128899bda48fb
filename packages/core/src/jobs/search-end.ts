import { addMinutes } from '../basics/bangkok-time.ts';
import type { PickUpWindow } from './pick-up-window.ts';

/** An immediate order is picked up within 45 minutes (spec §9). */
export const immediatePickUpMinutes = 45;

/** When the search for a driver ends: with the pick-up's window, or 45 minutes after its time where no window was given. */
export function searchEnd({ from, until }: PickUpWindow): Date {
  return until ?? addMinutes(from, immediatePickUpMinutes);
}
