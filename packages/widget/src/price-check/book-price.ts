import { checkedJob } from '@songwai/core/partners/price-check/checked-order';
import type { PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { refillBooking } from '../refill-booking.ts';
import type { BookDetail } from '../widget-events.ts';
import { priceDetailOf } from './notify-price.ts';

/** A visible booking element: in the same shadow root, else anywhere in the document. */
const findBooking = (host: Element): HTMLElement | null => {
  const find = (scope: Node) =>
    scope instanceof Document || scope instanceof ShadowRoot
      ? scope.querySelector<HTMLElement>('songwai-booking:not([hidden])')
      : null;
  return find(host.getRootNode()) ?? find(host.ownerDocument);
};

/**
 * "Book" was pressed: the page may handle `songwai:book` itself; else its booking element takes the way and the vehicle over.
 * @returns false if neither did, and the link has to be followed
 */
export const bookPrice = (host: Element, state: PriceCheckState): boolean => {
  const price = priceDetailOf(state);
  if (price === null) return false;
  const stops = state.stops.flatMap(({ place }) => (place ? { name: place.name, lat: place.lat, lng: place.lng } : []));
  const detail: BookDetail = { ...price, stops };
  const event = new CustomEvent('songwai:book', { detail, bubbles: true, composed: true, cancelable: true });
  if (!host.dispatchEvent(event)) return true;
  const booking = findBooking(host);
  if (booking === null) return false;
  refillBooking(booking, checkedJob(state));
  return true;
};
