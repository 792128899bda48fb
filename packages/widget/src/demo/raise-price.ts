import type { DemoEstimate } from './demo-job.ts';

/** The rise in the scenario `price-rise`. */
const rise = 0.15;

/** The same price, but higher: in the fare, so that the lines still add up. In whole baht. */
export const raisePrice = (estimate: DemoEstimate): DemoEstimate => {
  const { netPrice = 0, normalPrice = 0, lines, vehiclePrices = [], quoteId: _id, quoteUntil: _until, ...rest } = estimate;
  const more = Math.ceil(normalPrice * rise);
  return {
    ...rest,
    netPrice: netPrice + more,
    normalPrice: normalPrice + more,
    ...(lines && { lines: { ...lines, distanceFare: lines.distanceFare + more } }),
    vehiclePrices: vehiclePrices.map((price) => ({ ...price, netPrice: price.netPrice + Math.ceil(price.netPrice * rise) })),
  };
};
