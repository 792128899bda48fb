import { fullDayTask } from '../basics/wire-numbers.ts';
import type { Catalog, ExtraService, Vehicle } from '../pricing/catalog.ts';
import type { Estimate } from '../pricing/estimate.ts';
import { promoStillValid } from '../validation/fields/promo-code.ts';
import type { OrderDraft } from './draft/draft.ts';
import { countedStops, isPlaced } from './draft/draft-stops.ts';
import type { OrderState } from './order-state.ts';

/** True when the gateway can price the order: every stop except the return point has a place. */
export const isPriceable = (draft: OrderDraft): boolean => draft.tab !== fullDayTask && countedStops(draft).every(isPlaced);

export const chosenVehicle = (state: OrderState): Vehicle | null =>
  state.catalog?.vehicles.find((vehicle) => vehicle.id === state.draft.vehicleId) ?? null;

/** The extras that a vehicle offers; all of them without a vehicle. */
export const extrasForVehicle = (catalog: Catalog, vehicleId: number | null): readonly ExtraService[] =>
  catalog.extras.filter((extra) => vehicleId === null || extra.vehicleIds.includes(vehicleId));

/** The latest estimate, also while the next one loads; null if a stop has no place. */
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

/** The total on the price bar; null before a vehicle is chosen, because the sum would be another vehicle's. */
export const shownNetSatang = (state: OrderState): number | null => {
  const { vehicleId } = state.draft;
  const estimate = shownEstimate(state);
  if (estimate === null || vehicleId === null) return null;
  // While loading, the last sum may be another vehicle's, so look the price up by vehicle.
  return state.estimate.status === 'ready' ? estimate.netSatang : (estimate.netByVehicle.get(vehicleId) ?? estimate.netSatang);
};

/** The gateway refused a stop outside the service area. */
export const isOutsideArea = ({ problems }: OrderState): boolean => problems.some(({ code }) => code === 'outsideServiceArea');

/** A code was given, but the gateway's price does not mention it (spec §8). */
export const isPromoExpired = ({ draft, estimate }: OrderState): boolean =>
  estimate.status === 'ready' && !promoStillValid(draft.promoCode, estimate.value.promoDescription.th).ok;

/** The current action of the main button. */
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
