import { calculateFare, expressPercent, type Fare } from '@songwai/core/pricing/fare';
import { chooseExtras, findVehicleRate, type VehicleRate } from '@songwai/core/pricing/rate-card';
import { sortStops } from '@songwai/core/pricing/travel-stops';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Province } from '../places/area/provinces.ts';
import { provinceAt } from '../places/area/service-area.ts';
import type { PriceRequest, PriceStop, RatedOrder } from './priced-order.ts';
import type { NamedRateCard } from './rate-card-queries.ts';
import { sumHundredthsKm } from './router/route-distance.ts';
import type { Router } from './router/router.ts';
import { pricingTexts } from './texts.ts';

const refuse = (field: string, text: BusinessRefusal['details']['text']): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

function requireOffer(card: NamedRateCard, request: PriceRequest): VehicleRate {
  const rate = findVehicleRate(card, request.vehicleId);
  if (rate === undefined) return refuse('vehicle', pricingTexts.unknownVehicle);
  const [missing] = chooseExtras(card, request).missingIds;
  if (missing === undefined) return rate;
  const name = card.extraNames.get(missing);
  return refuse('option', name === undefined ? pricingTexts.unknownExtra : pricingTexts.extraNotOffered(name));
}

/** Every stop must lie in the service area; the first that does not is named. */
function requireServed(stops: readonly PriceStop[]): readonly Province[] {
  return stops.map((stop, index) => provinceAt(stop) ?? refuse(`locationList.${index}`, pricingTexts.outsideArea(index + 1)));
}

/**
 * Finds the way and counts the normal price, with the vehicle asked for and with every other (which leaves out extras that it does not
 * offer).
 *
 * @throws {BusinessRefusal} 422 with the field at fault: a vehicle or an extra that is not offered, too few or too many stops, a stop outside
 * the service area.
 */
export async function rateOrder(request: PriceRequest, tools: { card: NamedRateCard; router: Router }): Promise<RatedOrder> {
  const { card, router } = tools;
  const rate = requireOffer(card, request);
  const { offered } = chooseExtras(card, request);
  const sorted = sortStops(
    request.stops,
    offered.some((extra) => extra.kind === 'returnLeg'),
  );
  if ('problem' in sorted) {
    const { code, index } = sorted.problem;
    return refuse(index === null ? 'locationList' : `locationList.${index}`, pricingTexts[code]);
  }
  const [firstProvince] = requireServed(request.stops);
  if (firstProvince === undefined) return refuse('locationList', pricingTexts.tooFewStops);

  const { outward, back } = sorted;
  const route = await router.route(back === null ? outward : [...outward, back]);
  const distanceHundredthsKm = sumHundredthsKm(route.legs.slice(0, outward.length - 1));
  const countFare = (vehicle: VehicleRate): Fare =>
    calculateFare({
      rate: vehicle,
      distanceHundredthsKm,
      stopCount: outward.length,
      returnHundredthsKm: sumHundredthsKm(route.legs.slice(outward.length - 1)),
      extras: chooseExtras(card, { vehicleId: vehicle.vehicleId, extraIds: request.extraIds }).offered,
      farePercent: request.isNextDay ? card.nextDayPercent : expressPercent,
    });
  return {
    vehicleId: request.vehicleId,
    fare: countFare(rate),
    fareByVehicle: new Map(card.vehicles.map((vehicle) => [vehicle.vehicleId, countFare(vehicle)])),
    route,
    distanceHundredthsKm,
    firstProvince,
  };
}
