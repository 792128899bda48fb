import { addMinutes } from '../../basics/bangkok-time.ts';
import type { PickUpWindow } from '../booking/pick-up-window.ts';

/** An immediate order is picked up within 45 minutes (spec §9). */
export const immediatePickUpMinutes = 45;
/** How much longer a customer who keeps waiting lets the search go on. */
const keepWaitingMinutes = 15;
/** A search never goes on for longer than this after the time of the pick-up: who still has no driver then books again. */
const longestSearchMinutes = 24 * 60;

/** When the search for a driver ends: with the pick-up's window, or 45 minutes after its time where no window was given. */
export function searchEnd({ from, until }: PickUpWindow): Date {
  return until ?? addMinutes(from, immediatePickUpMinutes);
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** The end of a search that begins once more now: never sooner than it was to end before. */
export const searchAgainEnd = (until: Date, now: Date): Date => later(until, addMinutes(now, immediatePickUpMinutes));

/** The end of a search that goes on so many minutes longer; minutes that passed without one do not count. */
export const longerSearchEnd = (until: Date, now: Date, minutes: number = keepWaitingMinutes): Date =>
  addMinutes(later(until, now), minutes);

/** Whether a search may go on until then. */
export const isSearchEndAllowed = (until: Date, pickUpAt: Date): boolean => until <= addMinutes(pickUpAt, longestSearchMinutes);
