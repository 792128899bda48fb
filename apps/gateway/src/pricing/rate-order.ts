import { calculateFare, type Fare } from '@songwai/core/pricing/fares/fare';
import { chooseExtras, findVehicleRate } from '@songwai/core/pricing/fares/rate-card';
import { sortStops } from '@songwai/core/pricing/travel-stops';
import { BusinessRefusal } from '../http/refusal.ts';
import type { Province } from '../places/area/provinces.ts';
import { provinceAt } from '../places/area/service-area.ts';
import type { AreaOffer, NamedRateCard, ServiceRate } from './catalog/catalogue.ts';
import type { PriceRequest, PriceStop, RatedOrder } from './priced-order.ts';
import { pricedInput } from './quotes/priced-input.ts';
import { sumHundredthsKm } from './router/route-distance.ts';
import type { Router } from './router/router.ts';
import type { ServiceKind } from './tables.ts';
import { pricingTexts } from './texts.ts';

const refuse = (field: string, text: BusinessRefusal['details']['text']): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

function requireOffer(card: NamedRateCard, request: PriceRequest): ServiceRate {
  const rate = findVehicleRate(card, request.vehicleId);
  if (rate === undefined) return refuse('vehicle', pricingTexts.unknownVehicle);
  const [missing] = chooseExtras(card, request).missingIds;
  if (missing === undefined) return rate;
  const name = card.extraNames.get(missing);
  return refuse('option', name === undefined ? pricingTexts.unknownExtra : pricingTexts.extraNotOffered(name));
}

/** Requires every stop to be in the service area; the refusal names the first that is not. */
function requireServed(stops: readonly PriceStop[]): readonly Province[] {
  return stops.map((stop, index) => provinceAt(stop) ?? refuse(`locationList.${index}`, pricingTexts.outsideArea(index + 1)));
}

/** Reduces the card to the offer of a province, which must include the requested vehicle and extras. */
function requireOfferedThere(
  card: NamedRateCard,
  request: PriceRequest,
  { province, offer }: { province: Province; offer: AreaOffer },
): NamedRateCard {
  if (!offer.vehicleIds.has(request.vehicleId)) return refuse('vehicle', pricingTexts.vehicleNotThere(province));
  const missing = request.extraIds.find((id) => !offer.extraIds.has(id));
  if (missing !== undefined)
    return refuse('option', pricingTexts.extraNotThere(card.extraNames.get(missing) ?? { th: '', en: '' }, province));
  return {
    ...card,
    vehicles: card.vehicles.filter(({ vehicleId }) => offer.vehicleIds.has(vehicleId)),
    extras: card.extras.filter(({ id }) => offer.extraIds.has(id)),
  };
}

interface RatingTools {
  readonly priceList: string;
  readonly card: NamedRateCard;
  readonly router: Router;
  /** The offer for orders that begin in a province. */
  readonly offerOf: (province: Province) => AreaOffer;
}

/**
 * Calculates the route and the normal price, for the requested vehicle and for every other on offer there (without the extras
 * that it does not have).
 *
 * @throws {BusinessRefusal} 422 with the field at fault: a vehicle or an extra that is not offered, or not where the order
 * begins, too few or too many stops, a stop outside the service area.
 */
export async function rateOrder(
  request: PriceRequest & { readonly service: ServiceKind },
  tools: RatingTools,
): Promise<RatedOrder> {
  const rate = requireOffer(tools.card, request);
  const { offered } = chooseExtras(tools.card, request);
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
  const offer = tools.offerOf(firstProvince);
  const card = requireOfferedThere(tools.card, request, { province: firstProvince, offer });

  const { outward, back } = sorted;
  const route = await tools.router.route(back === null ? outward : [...outward, back]);
  const distanceHundredthsKm = sumHundredthsKm(route.legs.slice(0, outward.length - 1));
  const returnHundredthsKm = sumHundredthsKm(route.legs.slice(outward.length - 1));
  const countFare = (vehicle: ServiceRate): Fare =>
    calculateFare({
      rate: vehicle,
      distanceHundredthsKm,
      stopCount: outward.length,
      returnHundredthsKm,
      extras: chooseExtras(card, { vehicleId: vehicle.vehicleId, extraIds: request.extraIds }).offered,
      farePercent: vehicle.farePercent,
    });
  const fareByVehicle = new Map(card.vehicles.map((vehicle) => [vehicle.vehicleId, countFare(vehicle)]));
  return {
    vehicleId: request.vehicleId,
    service: request.service,
    fare: fareByVehicle.get(rate.vehicleId) ?? countFare(rate),
    fareByVehicle,
    route,
    distanceHundredthsKm,
    firstProvince,
    input: pricedInput(request),
    priceList: tools.priceList,
    isQuoted: false,
  };
}
