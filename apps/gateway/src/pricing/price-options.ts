import type { ReplyOf } from '@songwai/core/gateway/endpoint';
import type { priceOptionV4 } from '@songwai/core/pricing/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Province } from '../places/area/provinces.ts';
import { readExtras, readVehicles } from './catalog/catalog.ts';
import { readAreaOffer } from './catalog/extra-queries.ts';
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
export async function readPriceOptions(db: Kysely<Database>, { userId, province, now }: OptionQuestion): Promise<PriceOptions> {
  const priceList = await readPriceList(db, userId);
  const [vehicles, extras, offer] = await Promise.all([
    readVehicles(db, { now, priceList }),
    readExtras(db),
    province === null ? null : readAreaOffer(db, province.code),
  ]);
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
