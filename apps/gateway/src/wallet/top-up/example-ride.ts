import { bahtFromSatang } from '@songwai/core/basics/money';
import { calculateFare, expressPercent } from '@songwai/core/pricing/fares/fare';
import type { Catalogue } from '../../pricing/catalog/catalogue.ts';
import { defaultPriceList } from '../../pricing/customer-view.ts';

/** An ordinary ride in the city. */
const km = 5;

/** What such a ride costs with the cheapest vehicle today, which says what a balance buys; undefined without a rate card. */
export function exampleRide(catalogue: Catalogue, now: Date): { readonly km: number; readonly fare: number } | undefined {
  const rates = catalogue.vehicleRates({ priceList: defaultPriceList, service: 'express', now });
  const fares = rates.map(
    (rate) =>
      calculateFare({
        ...{ rate, extras: [], farePercent: expressPercent, stopCount: 2 },
        ...{ distanceHundredthsKm: km * 100, returnHundredthsKm: 0 },
      }).normalSatang,
  );
  return fares.length === 0 ? undefined : { km, fare: bahtFromSatang(Math.min(...fares)) };
}
