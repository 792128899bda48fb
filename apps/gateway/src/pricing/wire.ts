import { bahtFromSatang } from '@songwai/core/basics/money';
import type { estimateFields, priceLines } from '@songwai/core/pricing/contract';
import type { Fare } from '@songwai/core/pricing/fares/fare';
import type { Static, TObject } from 'typebox';
import type { PricedOrder } from './priced-order.ts';
import type { Quote } from './quotes/quotes.ts';
import { encodeRoute, sumHundredthsKm } from './router/route-distance.ts';

type EstimateReply = Static<TObject<typeof estimateFields>>;

/** The lines of a price in the wire's form. */
export function toPriceLines(fare: Omit<Fare, 'normalSatang'>): Static<typeof priceLines> {
  return {
    distanceFare: bahtFromSatang(fare.distanceFareSatang),
    extraStops: fare.extraStops,
    extraStopFee: bahtFromSatang(fare.extraStopFeeSatang),
    extras: fare.extras.map(({ id, feeSatang }) => ({ id, fee: bahtFromSatang(feeSatang) })),
  };
}

/** The prices in the answer to a failed estimate (spec §8). */
export const zeroPrices = {
  netPrice: 0,
  normalPrice: 0,
  discount: 0,
  freeCredit: 0,
  other: 0,
  promoCode: '',
  promoCodeDescTh: '',
  promoCodeDescEn: '',
  distance: 0,
} satisfies Partial<EstimateReply>;

const toLegDistances = ({ route }: PricedOrder) => ({ legDistances: route.legs.map((leg) => sumHundredthsKm([leg]) / 100) });

/** A priced order in the form of `estimate_price`'s answer. @param quote absent where nothing can be booked at the price */
export function toEstimateReply(order: PricedOrder, quote?: Quote): EstimateReply {
  const { fare, price, promo, promoProblem } = order;
  const extraFeesSatang = fare.extras.reduce((sum, { feeSatang }) => sum + feeSatang, 0);
  return {
    netPrice: bahtFromSatang(price.netSatang),
    normalPrice: bahtFromSatang(price.normalSatang),
    discount: bahtFromSatang(price.discountSatang),
    freeCredit: bahtFromSatang(price.freeCreditSatang),
    other: bahtFromSatang(fare.extraStopFeeSatang + extraFeesSatang),
    promoCode: promo?.code ?? '',
    promoCodeDescTh: promo?.description.th ?? '',
    promoCodeDescEn: promo?.description.en ?? '',
    ...(promoProblem === null ? {} : { promoProblemTh: promoProblem.th, promoProblemEn: promoProblem.en }),
    distance: order.distanceHundredthsKm / 100,
    lines: toPriceLines(fare),
    vehiclePrices: [...order.netByVehicle].map(([vehicle, netSatang]) => ({ vehicle, netPrice: bahtFromSatang(netSatang) })),
    routePolyline: encodeRoute(order.route),
    routeApproximate: order.route.isApproximate,
    ...(quote && { ...toLegDistances(order), quoteId: quote.id, quoteUntil: quote.until.toISOString() }),
  };
}
