import type { ExtraRule, RateCard, VehicleRate } from '@songwai/core/pricing/rate-card';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { LocalText } from '../http/language.ts';

/** The rate card with the names that a refusal needs. */
export interface NamedRateCard extends RateCard {
  readonly extraNames: ReadonlyMap<number, LocalText>;
}

const asBands = (rows: readonly { fromKm: number; perKmSatang: number }[], vehicleId: number): VehicleRate['bands'] => {
  const [first, ...later] = rows;
  if (first === undefined) throw new Error(`Vehicle ${vehicleId} has no price band: add a row to price_bands.`);
  return [first, ...later];
};

function asRule(row: {
  id: number;
  kind: 'fixed' | 'fareShare' | 'returnLeg';
  fee_satang: number;
  percent: number;
  max_satang: number | null;
  vehicleIds: number[];
}): ExtraRule {
  const base = { id: row.id, vehicleIds: row.vehicleIds };
  switch (row.kind) {
    case 'fixed':
      return { ...base, kind: 'fixed', feeSatang: row.fee_satang };
    case 'fareShare':
      return { ...base, kind: 'fareShare', percent: row.percent, maxSatang: row.max_satang ?? 0 };
    case 'returnLeg':
      return { ...base, kind: 'returnLeg', percent: row.percent };
  }
}

/** Extras with the vehicles that offer them. */
export const readExtraRows = (db: Kysely<Database>) =>
  db
    .selectFrom('extras')
    .selectAll()
    .select(
      sql<number[]>`array(select vehicle_id from extra_vehicles where extra_id = extras.id order by vehicle_id)`.as('vehicleIds'),
    )
    .orderBy('id')
    .execute();

/** The prices of the moment. */
export async function readRateCard(db: Kysely<Database>): Promise<NamedRateCard> {
  const [vehicles, bands, extras, nextDay] = await Promise.all([
    db.selectFrom('vehicles').select(['id', 'base_satang', 'extra_stop_satang']).orderBy('id').execute(),
    db
      .selectFrom('price_bands')
      .select(['vehicle_id', 'from_km as fromKm', 'per_km_satang as perKmSatang'])
      .orderBy('from_km')
      .execute(),
    readExtraRows(db),
    db.selectFrom('price_settings').select('value').where('name', '=', 'nextDayPercent').executeTakeFirstOrThrow(),
  ]);
  return {
    vehicles: vehicles.map((row) => ({
      vehicleId: row.id,
      baseSatang: row.base_satang,
      extraStopSatang: row.extra_stop_satang,
      bands: asBands(
        bands.filter((band) => band.vehicle_id === row.id),
        row.id,
      ),
    })),
    extras: extras.map(asRule),
    extraNames: new Map(extras.map((row) => [row.id, { th: row.name_th, en: row.name_en }])),
    nextDayPercent: nextDay.value,
  };
}
