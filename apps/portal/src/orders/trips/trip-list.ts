import type { Place } from '@songwai/core/places/place';
import { fewestVehicles, maxListStops } from '@songwai/core/route-optimisation/trips-limits';

/** A stop of the list. */
export interface ListedPlace extends Place {
  /** The pasted line that it was found by. */
  readonly line?: string;
}

/** What is split over vehicles. */
export interface TripList {
  /** The pick-up first; at most 100. */
  readonly places: readonly ListedPlace[];
  /** Null until one is chosen: the first of the catalogue. */
  readonly vehicleId: number | null;
  /** Null: as many as are cheapest. */
  readonly vehicleCount: number | null;
}

export const emptyList: TripList = { places: [], vehicleId: null, vehicleCount: null };

/** Without a number of vehicles that is too small for the stops. */
const withEnough = (list: TripList): TripList =>
  list.vehicleCount !== null && list.vehicleCount < fewestVehicles(list.places.length - 1)
    ? { ...list, vehicleCount: null }
    : list;

export const addPlaces = (list: TripList, places: readonly ListedPlace[]): TripList =>
  withEnough({ ...list, places: [...list.places, ...places].slice(0, maxListStops) });

export const removePlace = (list: TripList, index: number): TripList => ({
  ...list,
  places: list.places.filter((_place, at) => at !== index),
});

const isPlace = (value: unknown): value is ListedPlace =>
  typeof value === 'object' &&
  value !== null &&
  ['placeId', 'name', 'address', 'district', 'subDistrict'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  ['lat', 'lng'].every((name) => Number.isFinite(Reflect.get(value, name)));

const numberOrNull = (value: unknown): number | null => (Number.isInteger(value) ? Number(value) : null);

/** Reads a stored list; an empty one where it cannot be read. */
export function readList(text: string): TripList {
  if (text === '') return emptyList;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return emptyList;
    const places: unknown = Reflect.get(stored, 'places');
    return withEnough({
      places: Array.isArray(places) ? places.filter(isPlace).slice(0, maxListStops) : [],
      vehicleId: numberOrNull(Reflect.get(stored, 'vehicleId')),
      vehicleCount: numberOrNull(Reflect.get(stored, 'vehicleCount')),
    });
  } catch {
    // A draft that cannot be read is as good as none.
    return emptyList;
  }
}
