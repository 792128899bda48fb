import type { StoreApi } from 'zustand/vanilla';
import type { LatLng } from '../../basics/geo.ts';
import type { expressTask, nextDayTask } from '../../basics/wire-numbers.ts';
import type { GatewayError } from '../../gateway/gateway-error.ts';
import type { Place } from '../../places/place.ts';
import type { Estimate } from '../../pricing/estimate.ts';

/** A stop of the way to price. `key` is stable, and never sent. */
export interface CheckedStop {
  readonly key: string;
  readonly place: Place | null;
  /** Given by the page: the visitor cannot change it. */
  readonly isFixed: boolean;
}

export type CheckedPrice =
  | { readonly status: 'idle' }
  /** `last`: the previous answer, shown while the next one loads. */
  | { readonly status: 'loading'; readonly last: Estimate | null }
  | { readonly status: 'ready'; readonly value: Estimate }
  | { readonly status: 'failed'; readonly error: GatewayError };

/** Why a partner has no price check: nobody has this id, or the partner does not offer it. */
export type PriceCheckRefusal = 'unknownPartner' | 'featureOff';

export interface PriceCheckState {
  /** Null until the gateway has answered; empty if it could not be asked, or for a page that may not read it. */
  readonly partnerName: string | null;
  readonly refusal: PriceCheckRefusal | null;
  /** 1 express, 3 next day. */
  readonly taskType: typeof expressTask | typeof nextDayTask;
  /** In travel order, 2 to 10. */
  readonly stops: readonly CheckedStop[];
  /** The stop being searched for. */
  readonly searchingKey: string | null;
  readonly price: CheckedPrice;
  /** The stop that the gateway refused because it is outside the service area. */
  readonly outsideKey: string | null;
  /** Null until the visitor chooses: the first vehicle counts. */
  readonly vehicleId: number | null;
}

/** A pick-up that the page gives. */
export interface GivenStart {
  readonly point: LatLng;
  /** Empty: as the gateway calls what is there. */
  readonly name: string;
}

/** What a way costs, at a partner's rates or at our own. Nothing is stored, and nobody is signed in. */
export interface PriceCheckFlow {
  readonly store: StoreApi<PriceCheckState>;
  /** Asks who the partner is, and whether it offers this. */
  begin(): void;
  /** Fixes the pick-up; null gives it back to the visitor. */
  giveStart(start: GivenStart | null): void;
  startSearch(stopKey: string): void;
  leaveSearch(): void;
  /** Opens the search of the next stop without a place, if this one had none. */
  setPlace(stopKey: string, place: Place): void;
  /** Takes the place away, or the whole stop where there are more than two. */
  removeStop(stopKey: string): void;
  addStop(): void;
  chooseVehicle(vehicleId: number): void;
  retry(): void;
  dispose(): void;
}
