import type { StoreApi } from 'zustand/vanilla';
import type { Place } from '../places/place.ts';
import type { OrderDraft } from './draft/draft.ts';
import { countedStops } from './draft/draft-stops.ts';
import type { OrderState } from './order-state.ts';

/** Names may change meanwhile: those of a stored order come in the page's language. */
const isSameRoute = (one: OrderDraft, other: OrderDraft): boolean => {
  const [stops, others] = [countedStops(one), countedStops(other)];
  const isSame = (place: Place | null, index: number): boolean => {
    const before = others[index]?.place;
    return place?.lat === before?.lat && place?.lng === before?.lng;
  };
  return stops.length === others.length && stops.every(({ place }, index) => isSame(place, index));
};

/**
 * Waits until the current route's price is no longer loading. False as soon as the customer withdraws the request, changes the
 * route or opens a search.
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
