import type { Place } from '../places/place.ts';
import type { Catalog, ExtraService, Vehicle } from '../pricing/catalog.ts';
import type { Estimate } from '../pricing/estimate.ts';
import { promoStillValid } from '../validation/fields/promo-code.ts';
import type { OrderDraft, Stop } from './draft/draft.ts';
import type { OrderState } from './order-state.ts';

export interface PlacedStop extends Stop {
  readonly place: Place;
}

const isPlaced = (stop: Stop): stop is PlacedStop => stop.place !== null;

/** Stops that the customer counts (without the return point). */
export const countedStops = (draft: OrderDraft): readonly Stop[] => draft.stops.filter((stop) => !stop.isReturn);

export const stopsWithPlace = (draft: OrderDraft): readonly PlacedStop[] => draft.stops.filter(isPlaced);

/** True when the gateway can be asked for a price: every stop of the customer's own has a place. */
export const isPriceable = (draft: OrderDraft): boolean => draft.tab !== 2 && countedStops(draft).every(isPlaced);

export const chosenVehicle = (state: OrderState): Vehicle | null =>
  state.catalog?.vehicles.find((vehicle) => vehicle.id === state.draft.vehicleId) ?? null;

/** The extras that a vehicle offers; all of them while no vehicle is chosen. */
export const extrasForVehicle = (catalog: Catalog, vehicleId: number | null): readonly ExtraService[] =>
  catalog.extras.filter((extra) => vehicleId === null || extra.vehicleIds.includes(vehicleId));

/** The newest estimate that may be shown, also while the next one is fetched; none for a way that is not whole. */
export const shownEstimate = (state: OrderState): Estimate | null => {
  if (!isPriceable(state.draft)) return null;
  switch (state.estimate.status) {
    case 'idle':
    case 'failed':
      return null;
    case 'ready':
      return state.estimate.value;
    case 'loading':
      return state.estimate.last;
  }
};

/** The total on the price bar; null before a vehicle is chosen, because the sum would be somebody else's. */
export const shownNetSatang = (state: OrderState): number | null => {
  const { vehicleId } = state.draft;
  const estimate = shownEstimate(state);
  if (estimate === null || vehicleId === null) return null;
  // A sum that is being asked for again may be another vehicle's; its reply named the price of each.
  return state.estimate.status === 'ready' ? estimate.netSatang : (estimate.netByVehicle.get(vehicleId) ?? estimate.netSatang);
};

/** The gateway said that a stop lies where nobody drives. */
export const isOutsideArea = ({ problems }: OrderState): boolean => problems.some(({ code }) => code === 'outsideServiceArea');

/** A code was given and the gateway's price says nothing about it (spec §8). */
export const isPromoExpired = ({ draft, estimate }: OrderState): boolean =>
  estimate.status === 'ready' && !promoStillValid(draft.promoCode, estimate.value.promoDescription.th).ok;

/** What the one big button does now. */
export type PrimaryAction =
  | 'enterStops'
  | 'chooseVehicle'
  | 'waitForPrice'
  | 'retryPrice'
  | 'acceptNewPrice'
  | 'book'
  | 'sending';

export const primaryAction = (state: OrderState): PrimaryAction => {
  if (state.booking.status === 'sending') return 'sending';
  if (state.booking.status === 'priceChanged') return 'acceptNewPrice';
  if (countedStops(state.draft).some((stop) => stop.place === null)) return 'enterStops';
  if (state.draft.vehicleId === null) return 'chooseVehicle';
  if (state.estimate.status === 'failed') return 'retryPrice';
  if (shownNetSatang(state) === null) return 'waitForPrice';
  return 'book';
};
