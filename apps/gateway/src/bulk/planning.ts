import { bahtFromSatang, type Satang } from '@songwai/core/basics/money';
import type { planBulk } from '@songwai/core/bulk/contract';
import type { ReplyOf, RequestOf } from '@songwai/core/gateway/endpoint';
import { cashOnDeliveryId } from '@songwai/core/jobs/booking/job-stop';
import { findVehicleRate } from '@songwai/core/pricing/fares/rate-card';
import { BusinessRefusal } from '../http/refusal.ts';
import { isInServiceArea } from '../places/area/service-area.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import type { ReadCatalogue } from '../pricing/catalog/catalogue.ts';
import type { CreditOfBookings } from '../pricing/credit/free-credit-queries.ts';
import { readPriceList } from '../pricing/customer-view.ts';
import type { Pricing } from '../pricing/service.ts';
import { pricingTexts } from '../pricing/texts.ts';
import type { TripPlanner } from '../route-optimisation/trips/trip-planner.ts';
import { bulkTexts } from './texts.ts';

type PlanRequest = RequestOf<typeof planBulk>;
type Drop = PlanRequest['drops'][number];
type PlanReply = Required<Pick<ReplyOf<typeof planBulk>, 'trips' | 'total' | 'aloneTotal'>>;

export interface PlanningDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly pricing: Pricing;
  readonly readCatalogue: ReadCatalogue;
  readonly planner: TripPlanner;
}

/** Extras of a trip: money is collected where one of its deliveries asks for it. */
export const extrasOf = (collects: boolean): readonly number[] => (collects ? [cashOnDeliveryId] : []);

function requireServed({ pickUp, drops }: Pick<PlanRequest, 'pickUp' | 'drops'>): void {
  if (!isInServiceArea(pickUp)) throw new BusinessRefusal({ code: 422, field: 'pickUp', text: pricingTexts.outsideArea(1) });
  const index = drops.findIndex((drop) => !isInServiceArea(drop));
  const drop = drops[index];
  if (drop !== undefined) throw new BusinessRefusal({ code: 422, field: `drops.${index}`, text: bulkTexts.rowOutside(drop.row) });
}

/** Spends credit on bookings one after another: first what a booking may only take a part of. @returns how much the next one takes. */
function spendCredit({ openSatang, limitedSatang, perJobSatang }: CreditOfBookings): (fareSatang: Satang) => Satang {
  let [open, limited] = [openSatang, limitedSatang];
  return (fareSatang) => {
    const ofLimited = Math.min(limited, perJobSatang, fareSatang);
    const ofOpen = Math.min(open, fareSatang - ofLimited);
    limited -= ofLimited;
    open -= ofOpen;
    return ofLimited + ofOpen;
  };
}

/** Groups the deliveries of a file into trips and prices them as they will be booked: one after another, with the free credit that is left. */
export function createPlanning({ db, clock, pricing, readCatalogue, planner }: PlanningDeps) {
  const rateOf = async (vehicleId: number, priceList: string) => {
    const card = (await readCatalogue()).rateCard({ priceList, service: 'express', now: clock.now() });
    const rate = findVehicleRate(card, vehicleId);
    if (rate === undefined) throw new BusinessRefusal({ code: 422, field: 'vehicle', text: pricingTexts.unknownVehicle });
    return rate;
  };

  const fareOf = async (request: PlanRequest, priceList: string, drops: readonly Drop[]) => {
    const { fare, distanceHundredthsKm } = await pricing.rate({
      ...{ vehicleId: request.vehicle, isNextDay: false, priceList },
      extraIds: extrasOf(drops.some(({ hasCod }) => hasCod === true)),
      stops: [request.pickUp, ...drops],
    });
    return { fareSatang: fare.normalSatang, distanceHundredthsKm };
  };

  return async (request: PlanRequest, userId: string, signal?: AbortSignal): Promise<PlanReply> => {
    requireServed(request);
    const priceList = await readPriceList(db, userId);
    const rate = await rateOf(request.vehicle, priceList);
    const dropOf = new Map(request.drops.map((drop) => [String(drop.row), drop]));
    if (dropOf.size < request.drops.length) throw new BusinessRefusal({ code: 422, field: 'drops', text: bulkTexts.rowTwice });
    const grouped =
      request.mostDrops === 1
        ? request.drops.map(({ row }) => ({ dropKeys: [String(row)] }))
        : await planner.plan(
            {
              pickUp: request.pickUp,
              drops: request.drops.map(({ row, lat, lng }) => ({ key: String(row), point: { lat, lng } })),
              mostDropsPerTrip: request.mostDrops,
              rate,
            },
            signal,
          );
    const aloneOf = new Map<number, Satang>();
    for (const drop of request.drops) {
      signal?.throwIfAborted();
      aloneOf.set(drop.row, (await fareOf(request, priceList, [drop])).fareSatang);
    }
    const credit = await pricing.readCreditOfBookings(userId);
    const spend = spendCredit(credit);
    let total = 0;
    let aloneTotal = 0;
    const trips: PlanReply['trips'] = [];
    for (const { dropKeys } of grouped) {
      signal?.throwIfAborted();
      const drops = dropKeys.map((key) => dropOf.get(key)).filter((drop) => drop !== undefined);
      const { fareSatang, distanceHundredthsKm } = await fareOf(request, priceList, drops);
      const spent = spend(fareSatang);
      const alone = drops.reduce((sum, { row }) => sum + (aloneOf.get(row) ?? 0), 0);
      total += fareSatang - spent;
      aloneTotal += alone;
      trips.push({
        rows: drops.map(({ row }) => row),
        distance: distanceHundredthsKm / 100,
        price: bahtFromSatang(fareSatang - spent),
        alonePrice: bahtFromSatang(alone),
      });
    }
    // The same credit would lower the price of single trips.
    const spendAlone = spendCredit(credit);
    const aloneNet = aloneTotal - [...aloneOf.values()].reduce((sum, fareSatang) => sum + spendAlone(fareSatang), 0);
    return { trips, total: bahtFromSatang(total), aloneTotal: bahtFromSatang(aloneNet) };
  };
}
