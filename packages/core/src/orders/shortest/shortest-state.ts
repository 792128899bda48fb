import type { Satang } from '../../basics/money.ts';
import type { EncodedRoute } from '../../basics/polyline.ts';
import type { FormerPlaces } from './shortened.ts';

/** The same order over the same stops in another order. */
export interface OtherOrder {
  /** Keys of the customer's own stops. */
  readonly keys: readonly string[];
  readonly distanceKm: number;
  /** Null before a vehicle is chosen. */
  readonly netSatang: Satang | null;
  readonly route: EncodedRoute;
}

/** What can be said of the order of stops. */
export type ShortestState = UnmovedState | TakenState;

/** Taken. */
export interface TakenState {
  readonly status: 'on';
  /** The order before; null until it is priced. */
  readonly other: OtherOrder | null;
  readonly was: FormerPlaces;
  /** It was taken a moment ago. */
  readonly isFresh: boolean;
}

type UnmovedState = { readonly was?: undefined } & (
  | { readonly status: 'asking' }
  /** No other order is shorter. */
  | { readonly status: 'shortest'; readonly distanceKm: number }
  /** A stop (from 1) outside the service area: no way leads there. */
  | { readonly status: 'outside'; readonly stop: number }
  /** `other` is shorter. `isMoved`: the customer has moved a stop since it was last taken. */
  | { readonly status: 'offered'; readonly other: OtherOrder; readonly isMoved: boolean }
);

/** Takes what `OrderState.shortest` offers, or goes back. */
export interface ShortestOrder {
  take(): void;
  /** The stops as they were before. */
  restore(): void;
}
