import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type { priceOptionV4 } from '@songwai/core/pricing/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Province } from '../places/area/provinces.ts';
import type { Catalogue } from './catalog/catalogue.ts';
import { offeredExtras, offeredVehicles } from './catalog/catalogue-offers.ts';
import { readPriceList } from './customer-view.ts';

type PriceOptions = Required<Pick<ReplyOf<typeof priceOptionV4>, 'priceOptions' | 'vehicles'>>;

/** The caller who asks for the offer, and the province where orders would begin. */
interface OptionQuestion {
  readonly userId: string | undefined;
  /** Null: anywhere. */
  readonly province: Province | null;
  readonly now: Date;
}

/** The vehicles and extras on offer; each extra lists only offered vehicles. */
export async function readPriceOptions(
  { db, catalogue }: { readonly db: Kysely<Database>; readonly catalogue: Catalogue },
  { userId, province, now }: OptionQuestion,
): Promise<PriceOptions> {
  const vehicles = offeredVehicles(catalogue, { now, priceList: await readPriceList(db, userId) });
  const extras = offeredExtras(catalogue);
  const offer = province === null ? null : catalogue.areaOffer(province.code);
  const offered = vehicles.filter(({ id }) => offer === null || offer.vehicleIds.has(id));
  const ids = new Set(offered.map(({ id }) => id));
  return {
    vehicles: offered.map(({ id, nameTh, nameEn, basePrice, includedKm, extraStopFee }) => ({
      id,
      nameTh,
      nameEn,
      basePrice,
      includedKm,
      extraStopFee,
    })),
    priceOptions: extras
      .filter(({ id }) => offer === null || offer.extraIds.has(id))
      .map((extra) => ({ ...extra, vehicles: extra.vehicles.filter((id) => ids.has(id)) })),
  };
}
