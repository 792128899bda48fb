import type { StoreApi } from 'zustand/vanilla';
import type { OrderDraft } from './draft/draft.ts';
import { countedStops } from './order-selectors.ts';
import type { OrderState } from './order-state.ts';

const isSameRoute = (one: OrderDraft, other: OrderDraft): boolean => {
  const [stops, others] = [countedStops(one), countedStops(other)];
  return stops.length === others.length && stops.every(({ place }, index) => place === others[index]?.place);
};

/**
 * Waits until the price of the route as it stands is no longer being asked for. False as soon as the customer has turned to something
 * else: the request to go on was withdrawn, the route is another, or a search was opened.
 */
export const settledPrice = (store: StoreApi<OrderState>): Promise<boolean> =>
  new Promise((resolve) => {
    const requestedWith = store.getState();
    const look = ({ draft, mode, estimate }: OrderState) => {
      const isStillCurrent = draft.step.reqComplete && mode === requestedWith.mode && isSameRoute(draft, requestedWith.draft);
      if (isStillCurrent && estimate.status === 'loading') return;
      stopLooking();
      resolve(isStillCurrent);
    };
    const stopLooking = store.subscribe(look);
    look(store.getState());
  });
