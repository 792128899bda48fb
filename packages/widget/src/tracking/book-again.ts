import { repeatableLink } from '@songwai/core/tracking/repeatable-link';
import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { refillBooking } from '../refill-booking.ts';

/** The page's visible booking element. */
export const findBooking = (): HTMLElement | null => document.querySelector('songwai-booking:not([hidden])');

/** Makes the page's booking element fill in an order like this job, and scrolls there afterwards. */
export const bookAgain = (job: TrackedJob, onFilled: () => void): void => {
  const booking = findBooking();
  if (booking) refillBooking(booking, repeatableLink(job), onFilled);
};
