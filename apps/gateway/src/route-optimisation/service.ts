import type { LatLng } from '@songwai/core/basics/geo';
import { minStops } from '@songwai/core/basics/stop-limits';
import { floorToHundredthsKm } from '@songwai/core/pricing/fares/hundredths-km';
import { stopCount } from '@songwai/core/validation/orders/stop-count';
import { BusinessRefusal } from '../http/refusal.ts';
import { isInServiceArea } from '../places/area/service-area.ts';
import { pricingTexts } from '../pricing/texts.ts';
import type { DistanceMatrix } from './distance-matrix.ts';
import { givenOrder, lengthOf, type RouteOptimiser } from './route-optimiser.ts';
import { optimiseTexts } from './texts.ts';

interface Stop extends LatLng {
  readonly isReturn?: boolean | undefined;
}

/** Stops in their best order. */
export interface OptimisedRoute {
  /** Indices of the given stops. */
  readonly order: readonly number[];
  readonly hundredthsKm: number;
  /** For the given order. */
  readonly givenHundredthsKm: number;
}

/** Finds the best order of stops. @throws {BusinessRefusal} 422 naming the invalid stop. */
export type OptimiseRoute = (stops: readonly Stop[]) => Promise<OptimisedRoute>;

const refuse = (field: string, text: BusinessRefusal['details']['text']): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

function requireOrderable(stops: readonly Stop[]): { readonly endsAtLast: boolean } {
  const returns = stops.flatMap(({ isReturn }, index) => (isReturn === true ? [index] : []));
  const [first, second] = returns;
  if (second !== undefined) refuse(`locationList.${second}`, pricingTexts.secondReturn);
  if (first !== undefined && first !== stops.length - 1) refuse(`locationList.${first}`, optimiseTexts.returnNotLast);
  const counted = stops.length - returns.length;
  if (!stopCount(counted).ok) refuse('locationList', counted < minStops ? pricingTexts.tooFewStops : pricingTexts.tooManyStops);
  for (const [index, stop] of stops.entries())
    if (!isInServiceArea(stop)) refuse(`locationList.${index}`, pricingTexts.outsideArea(index + 1));
  return { endsAtLast: first !== undefined };
}

export function createOptimiseRoute(tools: {
  readonly matrix: DistanceMatrix;
  readonly optimiser: RouteOptimiser;
}): OptimiseRoute {
  return async (stops) => {
    const { endsAtLast } = requireOrderable(stops);
    const metres = await tools.matrix.measure(stops);
    const order = await tools.optimiser.optimise({ metres, endsAtLast });
    return {
      order,
      hundredthsKm: floorToHundredthsKm(lengthOf(order, metres)),
      givenHundredthsKm: floorToHundredthsKm(lengthOf(givenOrder({ metres }), metres)),
    };
  };
}
