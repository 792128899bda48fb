import type { Satang } from '../basics/money.ts';
import type { EncodedRoute } from '../basics/polyline.ts';
import type { LocalName } from './catalog.ts';
import type { PriceLines } from './fares/fare.ts';

/** A price that holds: the gateway books at it until then (decisions "A price that holds"). */
export interface Quote {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly untilMs: number;
}

/** The gateway's price of an order (spec §3), in satang. */
export interface Estimate extends PriceLines {
  readonly netSatang: Satang;
  readonly normalSatang: Satang;
  readonly discountSatang: Satang;
  readonly freeCreditSatang: Satang;
  readonly promoCode: string;
  readonly promoDescription: LocalName;
  /** Why the given code is not valid; absent without a code, or with a valid one. */
  readonly promoProblem?: LocalName;
  readonly distanceKm: number;
  /** Of each leg, with the way back; empty if unknown. */
  readonly legKm: readonly number[];
  /** Net price with each vehicle, by vehicle id. */
  readonly netByVehicle: ReadonlyMap<number, Satang>;
  /** Absent where nothing can be booked at the price, as on a partner's page of prices. */
  readonly quote?: Quote;
  readonly route: EncodedRoute;
}
