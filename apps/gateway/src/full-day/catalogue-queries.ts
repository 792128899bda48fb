import type { LocalText } from '../http/language.ts';
import { findUser } from '../identity/queries.ts';
import type { Db } from '../platform/db.ts';
import { readFullDayRows } from '../pricing/catalog/package-queries.ts';
import { readOfferedVehicles } from './vehicle-view.ts';

/** An option of a package. */
export interface PackageOption {
  readonly id: number;
  readonly desc: LocalText;
  readonly remark: LocalText;
  readonly icon: number;
  readonly feeSatang: number;
}

/** A package that can be hired. */
export interface FullDayPackage {
  readonly id: number;
  readonly vehicleId: number;
  /** Hours; 50 means by the month. */
  readonly duration: number;
  readonly name: LocalText;
  readonly desc: LocalText;
  readonly maxKm: number;
  readonly feeSatang: number;
  readonly options: readonly PackageOption[];
}

/** A vehicle with its packages. */
export interface FullDayVehicle {
  readonly id: number;
  readonly name: LocalText;
  readonly desc: LocalText;
  readonly imageUrl: string;
  readonly overtimePerMinuteSatang: number;
  readonly packages: readonly FullDayPackage[];
}

/** The customer group whose list applies; for members of a company the company's. Undefined for an unknown user. */
export async function findUserGroup(db: Db, userId: string): Promise<string | undefined> {
  return (await findUser(db, userId))?.user_group;
}

async function readOptions(db: Db, packageIds: readonly number[]) {
  if (packageIds.length === 0) return [];
  return db
    .selectFrom('full_day_package_options')
    .innerJoin('full_day_options', 'full_day_options.id', 'full_day_package_options.option_id')
    .selectAll('full_day_options')
    .select(['package_id', 'fee_satang'])
    .where('package_id', 'in', packageIds)
    .orderBy('full_day_options.id')
    .execute();
}

/** The packages of a group of customers; those of DEFAULT where the group has none. */
export async function listPackages(db: Db, userGroup: string): Promise<readonly FullDayPackage[]> {
  const rows = await readFullDayRows(db, userGroup);
  const options = await readOptions(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    vehicleId: row.vehicle_id,
    duration: row.duration,
    name: { th: row.name_th, en: row.name_en },
    desc: { th: row.desc_th, en: row.desc_en },
    maxKm: row.max_km,
    feeSatang: row.fee_satang,
    options: options
      .filter((option) => option.package_id === row.id)
      .map((option) => ({
        id: option.id,
        desc: { th: option.desc_th, en: option.desc_en },
        remark: { th: option.remark_th, en: option.remark_en },
        icon: option.icon,
        feeSatang: option.fee_satang,
      })),
  }));
}

/** The packages by vehicle, in the order in which vehicles are offered; vehicles without a description come last. */
export async function listFullDayVehicles(db: Db, userGroup: string): Promise<readonly FullDayVehicle[]> {
  const packages = await listPackages(db, userGroup);
  const vehicleIds = [...new Set(packages.map(({ vehicleId }) => vehicleId))];
  if (vehicleIds.length === 0) return [];
  const rows = await readOfferedVehicles(db, vehicleIds);
  return rows.map((row) => ({
    id: row.id,
    name: { th: row.name_th, en: row.name_en },
    desc: { th: row.desc_th ?? row.note_th, en: row.desc_en ?? row.note_en },
    imageUrl: row.image_url ?? '',
    overtimePerMinuteSatang: row.overtime_per_minute_satang,
    packages: packages.filter(({ vehicleId }) => vehicleId === row.id),
  }));
}
