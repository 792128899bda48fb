import { addMinutes } from '../../basics/bangkok-time.ts';
import type { PickUpWindow } from '../booking/pick-up-window.ts';

/** Minutes within which an immediate order is picked up (spec §9). */
export const immediatePickUpMinutes = 45;
/** Minutes by which "keep waiting" extends the search. */
const keepWaitingMinutes = 15;
/** A search ends at the latest this long after the pick-up time; then the customer must book again. */
const longestSearchMinutes = 24 * 60;

/** End of the search for a driver: the end of the pick-up window, or 45 minutes after the pick-up time without one. */
export function searchEnd({ from, until }: PickUpWindow): Date {
  return until ?? addMinutes(from, immediatePickUpMinutes);
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** End of a restarted search: never earlier than before. */
export const searchAgainEnd = (until: Date, now: Date): Date => later(until, addMinutes(now, immediatePickUpMinutes));

/** End of an extended search; time without a search does not count. */
export const longerSearchEnd = (until: Date, now: Date, minutes: number = keepWaitingMinutes): Date =>
  addMinutes(later(until, now), minutes);

/** Whether a search may last until then. */
export const isSearchEndAllowed = (until: Date, pickUpAt: Date): boolean => until <= addMinutes(pickUpAt, longestSearchMinutes);

/** Until when a search without result can be begun again. */
export const searchAgainDeadline = (pickUpAt: Date): Date => addMinutes(pickUpAt, longestSearchMinutes - immediatePickUpMinutes);
