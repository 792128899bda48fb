import { checkedJob } from '@songwai/core/partners/price-check/checked-order';
import type { PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { serviceLink } from '@songwai/core/partners/price-check/service-link';
import { restoredOrder } from '../shell/jobs/restored-order.ts';
import { openOrder } from '../shell/open-order.ts';
import type { Portal } from '../shell/portal.ts';

/**
 * Takes the way and the vehicle over into the order form.
 * @returns its address; where another order was begun, one that asks before it replaces that
 */
export const bookPrice = async (portal: Portal, state: PriceCheckState): Promise<string> => {
  const order = portal.part(openOrder);
  await restoredOrder(order);
  const isBegun = order.store.getState().draft.stops.some(({ place }) => place !== null);
  if (isBegun) return `/neworder?${serviceLink(state)}`;
  await order.refill(checkedJob(state));
  return '/neworder';
};
