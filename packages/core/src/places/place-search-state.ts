import type { StoreApi } from 'zustand/vanilla';
import type { LatLng } from '../basics/geo.ts';
import type { GatewayError } from '../gateway/gateway-error.ts';
import type { Place } from './place.ts';

export interface PlaceSearchState {
  readonly query: string;
  readonly status: 'idle' | 'loading' | 'ready' | 'empty' | 'failed';
  /** While loading, the places of the query before stay. */
  readonly places: readonly Place[];
  readonly error: GatewayError | null;
}

/** Suggestions while typing: debounced, the newest query wins, an empty query makes no call (spec §5). */
export interface PlaceSearch {
  readonly store: StoreApi<PlaceSearchState>;
  type(query: string): void;
  /** Where the customer looks from (a stop that was chosen already): of what is alike the nearest comes first. */
  lookFrom(point: LatLng | null): void;
  retry(): void;
  reset(): void;
  /** What stands at a dropped pin; null outside the service area. */
  reverse(lat: number, lng: number): Promise<Place | null>;
  dispose(): void;
}
