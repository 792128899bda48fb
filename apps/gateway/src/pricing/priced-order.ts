import type { LatLng } from '@songwai/core/basics/geo';
import type { Satang } from '@songwai/core/basics/money';
import type { Fare } from '@songwai/core/pricing/fares/fare';
import type { NetPrice } from '@songwai/core/pricing/fares/net-price';
import type { LocalText } from '../http/language.ts';
import type { Province } from '../places/area/provinces.ts';
import type { Route } from './router/router.ts';
import type { ServiceKind } from './tables.ts';

/** A stop as far as its price goes. */
export interface PriceStop extends LatLng {
  readonly isReturn?: boolean | undefined;
}

/** An order as it is asked for. */
export interface PriceRequest {
  readonly vehicleId: number;
  readonly extraIds: readonly number[];
  readonly isNextDay: boolean;
  readonly stops: readonly PriceStop[];
  /** Whose price list counts; absent: everybody's. */
  readonly userId?: string | undefined;
  /** A price list that applies to every caller, as a partner's on its page. */
  readonly priceList?: string | undefined;
}

/** An order whose way is known and whose normal price is counted, with every vehicle offered there; by the price list of who asked. */
export interface RatedOrder {
  readonly vehicleId: number;
  readonly service: ServiceKind;
  readonly fare: Fare;
  readonly fareByVehicle: ReadonlyMap<number, Fare>;
  readonly route: Route;
  /** Without the way back. */
  readonly distanceHundredthsKm: number;
  readonly firstProvince: Province;
}

/** A promo code that the order may use. */
interface AcceptedPromo {
  readonly code: string;
  readonly description: LocalText;
}

/** An order with what this customer pays for it. */
export interface PricedOrder extends RatedOrder {
  readonly price: NetPrice;
  /** Null where no code was given, or the one given does not hold. */
  readonly promo: AcceptedPromo | null;
  /** Why the code given does not hold; null where none was given, or it does. */
  readonly promoProblem: LocalText | null;
  readonly netByVehicle: ReadonlyMap<number, Satang>;
}
