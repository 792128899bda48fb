import type { RepeatableJob } from '@songwai/core/orders/draft/repeatable-job';
import { writeLinkPoints } from '@songwai/core/orders/links/link-points';
import type { Place } from '@songwai/core/places/place';
import { restoredOrder } from '../../shell/jobs/restored-order.ts';
import { openOrder } from '../../shell/open-order.ts';
import type { Portal } from '../../shell/portal.ts';

const toJob = (places: readonly Place[], vehicle: number): RepeatableJob => ({
  ...{ taskType: 1, deliveryType: -1, extraIds: [], remark: '', remarkImages: [], confirmPhone: '', isFullDay: false, vehicle },
  stops: places.map((place) => ({ ...place, contactName: '', contactPhone: '', remark: '', isReturn: false })),
});

/**
 * Takes a route over into the order form.
 * @returns its address; where another order was begun, one that asks before it replaces that
 */
export async function bookTrip(portal: Portal, places: readonly Place[], vehicleId: number): Promise<string> {
  const order = portal.part(openOrder);
  await restoredOrder(order);
  const isBegun = order.store.getState().draft.stops.some(({ place }) => place !== null);
  const query = writeLinkPoints(places);
  if (isBegun && query) {
    query.set('vehicle', String(vehicleId));
    return `/neworder?${query}`;
  }
  await order.refill(toJob(places, vehicleId));
  return '/neworder';
}
