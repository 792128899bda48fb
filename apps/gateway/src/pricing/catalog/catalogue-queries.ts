import type { Db } from '../../platform/db.ts';
import { readExtraRows } from './extra-queries.ts';
import { readVehicleRows } from './vehicle-queries.ts';

/** Everything that is offered and what it costs, in the past, now and later. */
export async function readCatalogueRows(db: Db) {
  const [vehicles, extras, cards, bands, areaVehicles, areaExtras] = await Promise.all([
    readVehicleRows(db),
    readExtraRows(db),
    db.selectFrom('rate_cards').selectAll().orderBy('valid_from', 'desc').execute(),
    db
      .selectFrom('rate_card_bands')
      .select(['rate_card_id as cardId', 'from_km as fromKm', 'per_km_satang as perKmSatang'])
      .orderBy('from_km')
      .execute(),
    db.selectFrom('area_vehicles').selectAll().execute(),
    db.selectFrom('area_extras').selectAll().execute(),
  ]);
  return { vehicles, extras, cards, bands, areaVehicles, areaExtras };
}

export type CatalogueRows = Awaited<ReturnType<typeof readCatalogueRows>>;
