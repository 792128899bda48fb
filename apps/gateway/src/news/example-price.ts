import { calculateFare } from '@songwai/core/pricing/fares/fare';
import { calculateDiscount } from '@songwai/core/pricing/fares/net-price';
import type { Catalogue } from '../pricing/catalog/catalogue.ts';
import type { FoundPromo } from '../pricing/promo/promo-queries.ts';

/** A short ride in the city. */
const hundredthsKm = 632;

/** What a promotion's code makes of a price. */
export interface ExamplePrice {
  readonly vehicle: { readonly name_th: string; readonly name_en: string };
  readonly hundredthsKm: number;
  readonly normalSatang: number;
  readonly netSatang: number;
}

interface Asked {
  readonly vehicleKind: string;
  readonly promo: FoundPromo;
  readonly priceList: string;
  readonly now: Date;
}

/** The price of a ride with the code and without it; undefined where the vehicle has none, or the code takes nothing off such a ride. */
export function examplePrice(catalogue: Catalogue, { vehicleKind, promo, priceList, now }: Asked): ExamplePrice | undefined {
  const vehicle = catalogue.vehicles.find(({ kind }) => kind === vehicleKind);
  const rate = catalogue
    .vehicleRates({ priceList, service: promo.service ?? 'express', now })
    .find(({ vehicleId }) => vehicleId === vehicle?.id);
  if (vehicle === undefined || rate === undefined) return undefined;
  const { normalSatang } = calculateFare({
    ...{ rate, extras: [], farePercent: rate.farePercent, stopCount: 2 },
    ...{ distanceHundredthsKm: hundredthsKm, returnHundredthsKm: 0 },
  });
  const discountSatang = normalSatang < promo.minimumFareSatang ? 0 : calculateDiscount(normalSatang, promo.discount);
  return discountSatang === 0 ? undefined : { vehicle, hundredthsKm, normalSatang, netSatang: normalSatang - discountSatang };
}
