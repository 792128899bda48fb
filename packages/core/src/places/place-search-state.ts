import type { StoreApi } from 'zustand/vanilla';
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
  retry(): void;
  reset(): void;
  /** What stands at a dropped pin; null outside the service area. */
  reverse(lat: number, lng: number): Promise<Place | null>;
  dispose(): void;
}
