import { bahtFromSatang } from '@songwai/core/basics/money';
import type { VehicleKind } from '@songwai/core/pricing/catalog';
import type { extraOption } from '@songwai/core/pricing/contract';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../database/tables.ts';
import { defaultPriceList } from '../customer-view.ts';
import type { Catalogue } from './catalogue.ts';
import { readFullDayRows } from './package-queries.ts';

/** A vehicle for the start-up data; prices in baht. */
export interface VehicleOffer {
  readonly id: number;
  readonly kind: VehicleKind;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly basePrice: number;
  readonly includedKm: number;
  readonly maxWeightKg: number;
  readonly maxSizeCm?: number[];
  readonly noteTh: string;
  readonly noteEn: string;
  readonly extraStopFee: number;
}

/** A full-day package with the wire's names; the fee in baht. */
export interface FullDayOffer {
  readonly fullday_pkg_id: number;
  readonly vehicle: number;
  readonly duration: number;
  readonly package_name_th: string;
  readonly package_name_en: string;
  readonly max_km: number;
  readonly customer_fee: number;
}

/** The vehicles on offer, by id, with their present prices in a price list; DEFAULT where none is given. */
export function offeredVehicles(
  catalogue: Catalogue,
  { now, priceList = defaultPriceList }: { readonly now: Date; readonly priceList?: string },
): VehicleOffer[] {
  const rates = catalogue.vehicleRates({ priceList, service: 'express', now });
  return catalogue.vehicles.flatMap((row) => {
    const rate = rates.find(({ vehicleId }) => vehicleId === row.id);
    if (rate === undefined) return [];
    return {
      id: row.id,
      kind: row.kind,
      nameTh: row.name_th,
      nameEn: row.name_en,
      basePrice: bahtFromSatang(rate.baseSatang),
      includedKm: rate.bands[0].fromKm,
      maxWeightKg: row.max_weight_kg,
      ...(row.max_size_cm.length === 0 ? {} : { maxSizeCm: row.max_size_cm }),
      noteTh: row.note_th,
      noteEn: row.note_en,
      extraStopFee: bahtFromSatang(rate.extraStopSatang),
    };
  });
}

/** The extra services on offer, by id. */
export function offeredExtras({ extras }: Pick<Catalogue, 'extras'>): Static<typeof extraOption>[] {
  return extras.map((row) => ({
    id: row.id,
    nameTh: row.name_th,
    nameEn: row.name_en,
    kind: row.kind,
    fee: bahtFromSatang(row.fee_satang),
    percent: row.percent,
    ...(row.max_satang === null ? {} : { maxFee: bahtFromSatang(row.max_satang) }),
    vehicles: row.vehicleIds,
  }));
}

/** The full-day packages that a group of customers may book. */
export async function readFullDayPackages(db: Kysely<Database>, userGroup = 'DEFAULT'): Promise<FullDayOffer[]> {
  const rows = await readFullDayRows(db, userGroup);
  return rows.map((row) => ({
    fullday_pkg_id: row.id,
    vehicle: row.vehicle_id,
    duration: row.duration,
    package_name_th: row.name_th,
    package_name_en: row.name_en,
    max_km: row.max_km,
    customer_fee: bahtFromSatang(row.fee_satang),
  }));
}
