import type { OrderFlow } from '@songwai/core/orders/order-state';
import { checkedJob } from '@songwai/core/partners/price-check/checked-order';
import type { PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { serviceLink } from '@songwai/core/partners/price-check/service-link';
import { openOrder } from '../shell/open-order.ts';
import type { Portal } from '../shell/portal.ts';

/** Resolves when the order that was begun before is here, if there is one. */
const restored = ({ store }: OrderFlow): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!store.getState().isRestored) return;
      stopLooking();
      resolve();
    };
    const stopLooking = store.subscribe(look);
    look();
  });

/**
 * Takes the way and the vehicle over into the order form.
 * @returns its address; where another order was begun, one that asks before it replaces that
 */
export const bookPrice = async (portal: Portal, state: PriceCheckState): Promise<string> => {
  const order = portal.part(openOrder);
  await restored(order);
  const isBegun = order.store.getState().draft.stops.some(({ place }) => place !== null);
  if (isBegun) return `/neworder?${serviceLink(state)}`;
  await order.refill(checkedJob(state));
  return '/neworder';
};
