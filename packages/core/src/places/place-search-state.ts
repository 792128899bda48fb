import type { StoreApi } from 'zustand/vanilla';
import type { LatLng } from '../basics/geo.ts';
import type { GatewayError } from '../gateway/gateway-error.ts';
import type { Place } from './place.ts';

export interface PlaceSearchState {
  readonly query: string;
  readonly status: 'idle' | 'loading' | 'ready' | 'empty' | 'failed';
  /** While loading, the places of the previous query. */
  readonly places: readonly Place[];
  readonly error: GatewayError | null;
}

/** Suggestions while typing: debounced, the newest query wins, no call for an empty query (spec §5). */
export interface PlaceSearch {
  readonly store: StoreApi<PlaceSearchState>;
  type(query: string): void;
  /** The point to search from (an already chosen stop): ranks equally good matches by distance. */
  lookFrom(point: LatLng | null): void;
  retry(): void;
  reset(): void;
  /** The place at a dropped pin; null outside the service area. */
  reverse(lat: number, lng: number): Promise<Place | null>;
  dispose(): void;
}
