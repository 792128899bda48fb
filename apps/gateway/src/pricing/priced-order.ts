import type { LatLng } from '@songwai/core/basics/geo';
import type { Satang } from '@songwai/core/basics/money';
import type { Fare } from '@songwai/core/pricing/fares/fare';
import type { NetPrice } from '@songwai/core/pricing/fares/net-price';
import type { LocalText } from '../http/language.ts';
import type { Province } from '../places/area/provinces.ts';
import type { Route } from './router/router.ts';
import type { ServiceKind } from './tables.ts';

/** The fields of a stop that its price depends on. */
export interface PriceStop extends LatLng {
  readonly isReturn?: boolean | undefined;
}

/** An order to price. */
export interface PriceRequest {
  readonly vehicleId: number;
  readonly extraIds: readonly number[];
  readonly isNextDay: boolean;
  readonly stops: readonly PriceStop[];
  /** The user whose price list applies; absent: the default list. */
  readonly userId?: string | undefined;
  /** A price list for every caller, as on a partner's page. */
  readonly priceList?: string | undefined;
  /** By the rate cards of this time, as for a job that was booked then; absent: of now. */
  readonly at?: Date | undefined;
  /** The quote whose price the customer was shown. */
  readonly quoteId?: string | undefined;
}

/** An order with its route and its normal price, for every vehicle on offer there; by the caller's price list. */
export interface RatedOrder {
  readonly vehicleId: number;
  readonly service: ServiceKind;
  readonly fare: Fare;
  readonly fareByVehicle: ReadonlyMap<number, Fare>;
  readonly route: Route;
  /** Without the return leg. */
  readonly distanceHundredthsKm: number;
  readonly firstProvince: Province;
  /** What the price was counted from (`pricedInput`), and by which list: a quote is for both. */
  readonly input: string;
  readonly priceList: string;
  /** Whether the price is that of the request's quote. */
  readonly isQuoted: boolean;
}

/** A promo code that the order may use. */
interface AcceptedPromo {
  readonly code: string;
  readonly description: LocalText;
}

/** An order with the price for this customer. */
export interface PricedOrder extends RatedOrder {
  readonly price: NetPrice;
  /** Null where no code was given or the code is not valid. */
  readonly promo: AcceptedPromo | null;
  /** Why the given code is not valid; null where none was given or it is valid. */
  readonly promoProblem: LocalText | null;
  readonly netByVehicle: ReadonlyMap<number, Satang>;
}
