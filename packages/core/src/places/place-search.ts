import type { LatLng } from '../basics/geo.ts';
import type { StartTimer } from '../basics/start-timer.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { PlaceSearch } from './place-search-state.ts';

export interface PlaceSearchOptions {
  readonly transport: Transport;
  readonly debounceMs?: number;
  readonly startTimer?: StartTimer;
  /** Where the customer looks from (the stop before, or the map's centre). */
  readonly near?: () => LatLng | null;
}

export const createPlaceSearch = (_options: PlaceSearchOptions): PlaceSearch => {
  throw new Error('being built');
};
