import type { LatLng } from '@songwai/core/basics/geo';
import type { Satang } from '@songwai/core/basics/money';
import { calculateFare } from '@songwai/core/pricing/fares/fare';
import { floorToHundredthsKm } from '@songwai/core/pricing/fares/hundredths-km';
import { findVehicleRate } from '@songwai/core/pricing/fares/rate-card';
import { fewestVehicles, maxDrops } from '@songwai/core/route-optimisation/trips-limits';
import { BusinessRefusal } from '../../http/refusal.ts';
import { isInServiceArea } from '../../places/area/service-area.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { Catalogue, ReadCatalogue, ServiceRate } from '../../pricing/catalog/catalogue.ts';
import { readPriceList } from '../../pricing/customer-view.ts';
import type { RatedOrder } from '../../pricing/priced-order.ts';
import type { Pricing } from '../../pricing/service.ts';
import { pricingTexts } from '../../pricing/texts.ts';
import type { DistanceMatrix, Metres } from '../distance-matrix.ts';
import { lengthOf } from '../route-optimiser.ts';
import { optimiseTexts } from '../texts.ts';
import type { TripPlanner } from './trip-planner.ts';

export interface SplitDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly pricing: Pricing;
  readonly readCatalogue: ReadCatalogue;
  readonly matrix: DistanceMatrix;
  readonly planner: TripPlanner;
}

export interface SplitRequest {
  /** The pick-up first. */
  readonly stops: readonly LatLng[];
  readonly vehicleId: number;
  readonly vehicleCount: number | undefined;
  readonly userId: string | undefined;
}

export interface TripTotal {
  readonly trips: number;
  readonly hundredthsKm: number;
  readonly satang: Satang;
}

export interface SplitRoutes {
  readonly trips: readonly { readonly order: readonly number[]; readonly rated: RatedOrder }[];
  readonly total: TripTotal;
  readonly oneEach: TripTotal;
  readonly asGiven: TripTotal;
}

/** Splits stops over vehicles. @throws {BusinessRefusal} 422 naming the field at fault. */
export type SplitStops = (request: SplitRequest, signal?: AbortSignal) => Promise<SplitRoutes>;

const refuse = (field: string, text: BusinessRefusal['details']['text']): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

function requireRate(catalogue: Catalogue, question: { priceList: string; now: Date; vehicleId: number }): ServiceRate {
  const card = catalogue.rateCard({ ...question, service: 'express' });
  return findVehicleRate(card, question.vehicleId) ?? refuse('vehicle', pricingTexts.unknownVehicle);
}

const add = (parts: readonly TripTotal[]): TripTotal =>
  parts.reduce((sum, part) => ({
    trips: sum.trips + part.trips,
    hundredthsKm: sum.hundredthsKm + part.hundredthsKm,
    satang: sum.satang + part.satang,
  }));

/** What a trip over these rows of the matrix would cost. */
function weigh(rows: readonly number[], metres: Metres, rate: ServiceRate): TripTotal {
  const hundredthsKm = floorToHundredthsKm(lengthOf([0, ...rows], metres));
  const { normalSatang } = calculateFare({
    ...{ rate, farePercent: rate.farePercent, extras: [], returnHundredthsKm: 0 },
    ...{ distanceHundredthsKm: hundredthsKm, stopCount: rows.length + 1 },
  });
  return { trips: 1, hundredthsKm, satang: normalSatang };
}

/** Plans the trips and prices each as an order, by the caller's price list. */
export function createSplitStops({ db, clock, pricing, readCatalogue, matrix, planner }: SplitDeps): SplitStops {
  return async ({ stops, vehicleId, vehicleCount, userId }, signal) => {
    const [pickUp, ...points] = stops;
    if (pickUp === undefined || points.length === 0) return refuse('locationList', pricingTexts.tooFewStops);
    for (const [index, stop] of stops.entries())
      if (!isInServiceArea(stop)) refuse(`locationList.${index}`, pricingTexts.outsideArea(index + 1));
    const fewest = fewestVehicles(points.length);
    if (vehicleCount !== undefined && vehicleCount < fewest)
      refuse('vehicleCount', optimiseTexts.tooFewVehicles(points.length, fewest));
    const priceList = await readPriceList(db, userId);
    const rate = requireRate(await readCatalogue(), { priceList, now: clock.now(), vehicleId });
    const priceTrip = (order: readonly number[]) =>
      pricing.rate({
        ...{ vehicleId, priceList, extraIds: [], isNextDay: false },
        stops: [0, ...order].map((index) => stops[index] ?? pickUp),
      });
    // A vehicle that is not offered there is refused before anything is planned.
    await priceTrip([1]);

    const trips = await planner.plan(
      {
        pickUp,
        drops: points.map((point, index) => ({ key: String(index + 1), point })),
        mostDropsPerTrip: vehicleCount === undefined ? maxDrops : Math.min(maxDrops, Math.ceil(points.length / vehicleCount)),
        mostTrips: vehicleCount,
        rate,
      },
      signal,
    );
    const orders = trips.map(({ dropKeys }) => dropKeys.map(Number));
    const rated = await Promise.all(orders.map(async (order) => ({ order, rated: await priceTrip(order) })));
    const metres = await matrix.measure(stops);
    const rows = points.map((_point, index) => index + 1);
    const inTurn = Array.from({ length: fewest }, (_, trip) => rows.slice(trip * maxDrops, (trip + 1) * maxDrops));
    return {
      trips: rated,
      total: add(
        rated.map(({ rated: { distanceHundredthsKm, fare } }) => ({
          ...{ trips: 1, hundredthsKm: distanceHundredthsKm, satang: fare.normalSatang },
        })),
      ),
      oneEach: add(rows.map((row) => weigh([row], metres, rate))),
      asGiven: add(inTurn.map((trip) => weigh(trip, metres, rate))),
    };
  };
}
