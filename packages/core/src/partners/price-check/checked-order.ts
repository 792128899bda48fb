import type { Satang } from '../../basics/money.ts';
import type { RepeatableJob } from '../../orders/draft/repeatable-job.ts';
import { writeLinkPoints } from '../../orders/links/link-points.ts';
import type { Place } from '../../places/place.ts';
import type { VehicleKind } from '../../pricing/catalog.ts';
import type { Estimate } from '../../pricing/estimate.ts';
import { vehicleKindOfId, vehicleKinds } from '../../pricing/vehicles/vehicle-kind.ts';
import type { PriceCheckState } from './price-check-state.ts';

/** A vehicle with its price; null while there is none. */
export interface PricedVehicle {
  readonly vehicleId: number;
  readonly kind: VehicleKind;
  readonly netSatang: Satang | null;
}

/** What the visitor looks at: the chosen vehicle at its price. */
export interface CheckedOffer {
  readonly vehicleId: number;
  readonly kind: VehicleKind;
  readonly netSatang: Satang;
  readonly distanceKm: number;
}

/** The latest answer, also while the next one loads. */
export const shownEstimate = ({ price }: PriceCheckState): Estimate | null =>
  price.status === 'ready' ? price.value : price.status === 'loading' ? price.last : null;

const unpriced: readonly PricedVehicle[] = vehicleKinds.map((kind, index) => ({ vehicleId: index + 1, kind, netSatang: null }));

/** The vehicles to choose from, in the gateway's order: those with a price, and before there are prices all that we know. */
export const pricedVehicles = (state: PriceCheckState): readonly PricedVehicle[] => {
  const estimate = shownEstimate(state);
  if (estimate === null) return unpriced;
  return [...estimate.netByVehicle].flatMap(([vehicleId, netSatang]) => {
    const kind = vehicleKindOfId(vehicleId);
    return kind === null ? [] : { vehicleId, kind, netSatang };
  });
};

/** The vehicle that counts: the chosen one, or where that is not offered the first. */
export const chosenVehicle = (state: PriceCheckState): PricedVehicle | undefined => {
  const vehicles = pricedVehicles(state);
  return vehicles.find(({ vehicleId }) => vehicleId === state.vehicleId) ?? vehicles[0];
};

/** The chosen vehicle at its price; null while there is none. */
export const checkedOffer = (state: PriceCheckState): CheckedOffer | null => {
  const chosen = chosenVehicle(state);
  const estimate = shownEstimate(state);
  if (!chosen || chosen.netSatang === null || estimate === null) return null;
  return { ...chosen, netSatang: chosen.netSatang, distanceKm: estimate.distanceKm };
};

/** Why there is no price: a stop outside the area, no vehicle at the pick-up, or no answer, which may be asked for again. */
export const priceProblem = ({ price, outsideKey }: PriceCheckState): 'outside' | 'noVehicle' | 'failed' | null => {
  if (price.status !== 'failed') return null;
  if (outsideKey !== null) return 'outside';
  return price.error.field === 'vehicle' ? 'noVehicle' : 'failed';
};

const placesOf = ({ stops }: PriceCheckState): readonly Place[] => stops.flatMap(({ place }) => place ?? []);

/** The order form's query for this way and vehicle: `from=…&to=…&vehicle=…`; null without two places. */
export const checkedLink = (state: PriceCheckState): URLSearchParams | null => {
  const query = writeLinkPoints(placesOf(state));
  const chosen = chosenVehicle(state);
  if (query && chosen) query.set('vehicle', String(chosen.vehicleId));
  return query;
};

/** The way and the vehicle as an order form takes them over, as if they had been booked before. */
export const checkedJob = (state: PriceCheckState): RepeatableJob => ({
  taskType: state.taskType,
  deliveryType: -1,
  extraIds: [],
  remark: '',
  remarkImages: [],
  confirmPhone: '',
  vehicle: chosenVehicle(state)?.vehicleId ?? 1,
  isFullDay: false,
  stops: placesOf(state).map(({ placeId, name, address, district, subDistrict, lat, lng }) => ({
    ...{ placeId, name, address, district, subDistrict, lat, lng },
    ...{ contactName: '', contactPhone: '', remark: '', isReturn: false },
  })),
});
