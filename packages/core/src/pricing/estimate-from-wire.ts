import { satangFromBaht } from '../basics/money.ts';
import type { ReplyOf } from '../gateway/endpoint.ts';
import type { estimatePrice as EstimatePrice } from './contract.ts';
import type { Estimate } from './estimate.ts';
import type { PriceLines } from './fares/fare.ts';

export type WireEstimate = Partial<Omit<ReplyOf<typeof EstimatePrice>, 'responseCode' | 'responseDesc' | 'field'>>;

/** Maps the lines of a price from the wire. */
export const priceLinesFromWire = (wire: WireEstimate['lines']): PriceLines => ({
  distanceFareSatang: satangFromBaht(wire?.distanceFare ?? 0),
  extraStops: wire?.extraStops ?? 0,
  extraStopFeeSatang: satangFromBaht(wire?.extraStopFee ?? 0),
  extras: (wire?.extras ?? []).map((line) => ({ id: line.id, feeSatang: satangFromBaht(line.fee) })),
});

/** Maps the gateway's estimate from the wire, in satang; absent fields become 0 or empty (spec §3: all 0 or empty at first). */
export const estimateFromWire = (wire: WireEstimate): Estimate => ({
  netSatang: satangFromBaht(wire.netPrice ?? 0),
  normalSatang: satangFromBaht(wire.normalPrice ?? 0),
  discountSatang: satangFromBaht(wire.discount ?? 0),
  freeCreditSatang: satangFromBaht(wire.freeCredit ?? 0),
  promoCode: wire.promoCode ?? '',
  promoDescription: { th: wire.promoCodeDescTh ?? '', en: wire.promoCodeDescEn ?? '' },
  ...(wire.promoProblemTh && { promoProblem: { th: wire.promoProblemTh, en: wire.promoProblemEn ?? wire.promoProblemTh } }),
  distanceKm: wire.distance ?? 0,
  legKm: wire.legDistances ?? [],
  ...priceLinesFromWire(wire.lines),
  netByVehicle: new Map((wire.vehiclePrices ?? []).map((price) => [price.vehicle, satangFromBaht(price.netPrice)])),
  ...(wire.quoteId && wire.quoteUntil && { quote: { id: wire.quoteId, untilMs: Date.parse(wire.quoteUntil) } }),
  route: { polyline: wire.routePolyline ?? '', isApproximate: wire.routeApproximate ?? true },
});
