import { findTracking } from '../booking/show-tracking.ts';

/**
 * After a booking in a demo: makes the page's tracking element one of the demo, because the gateway knows nothing of the job. A page without one gets
 * one below the booking, in the place of our own page, which could not show the job either.
 */
export const followInPage = (booking: Element): void => {
  let element = findTracking(booking);
  if (!element) {
    element = booking.ownerDocument.createElement('songwai-tracking');
    for (const name of ['lang', 'theme']) {
      const value = booking.getAttribute(name);
      if (value !== null) element.setAttribute(name, value);
    }
    booking.after(element);
  }
  element.setAttribute('demo', booking.getAttribute('demo') ?? '');
};
