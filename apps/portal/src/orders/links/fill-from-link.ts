import { findLinkedPlaces, linkedJob } from '@songwai/core/orders/links/open-order-link';
import type { OrderLink } from '@songwai/core/orders/links/order-link';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { PortalTransport } from '../../shell/portal.ts';

/**
 * Fills a new order from a link. What cannot be used stays open.
 *
 * @returns whether all of it could be used.
 * @throws GatewayError where the gateway cannot be asked; then nothing has changed.
 */
export const fillFromLink = async (order: OrderFlow, link: OrderLink, transport: PortalTransport): Promise<boolean> => {
  const places = await findLinkedPlaces(transport, link);
  const job = linkedJob(link, places);
  if (job) await order.refill(job);
  else {
    order.clear();
    const [pickUp, dropOff] = order.store.getState().draft.stops;
    const [to] = places.to;
    if (pickUp && places.from) order.setPlace(pickUp.key, places.from);
    if (dropOff && to) order.setPlace(dropOff.key, to);
    const { vehicle, service, taskType } = link;
    const known = order.store.getState().catalog?.vehicles.find(({ id, kind }) => id === vehicle || kind === vehicle);
    order.patch({ tab: taskType, service });
    if (known) order.patch({ vehicleId: known.id });
    for (const id of link.extraIds) order.toggleExtra(id);
  }
  const { draft } = order.store.getState();
  const areFound = (link.from === null || places.from !== null) && !places.to.includes(null);
  const isEnough = job !== null || link.to.length <= 1;
  return areFound && isEnough && link.wrong.length === 0 && (link.vehicle === null || draft.vehicleId !== null);
};
