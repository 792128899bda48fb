import { listPackages } from '../../full-day/catalogue-queries.ts';
import { readOfferedVehicles } from '../../full-day/vehicle-view.ts';
import type { LocalText } from '../../http/language.ts';
import type { Db } from '../../platform/db.ts';
import type { Catalogue } from '../../pricing/catalog/catalogue.ts';
import { readSupportLine, type SupportLine } from '../../settings/support-line-queries.ts';

const monthly = 50;
const defaultList = 'DEFAULT';

/** The express price of a vehicle. */
export interface BrochureRate {
  readonly name: LocalText;
  readonly note: LocalText;
  readonly baseSatang: number;
  /** The base price covers this many kilometres. */
  readonly includedKm: number;
  readonly bands: readonly { readonly fromKm: number; readonly perKmSatang: number }[];
  readonly extraStopSatang: number;
}

/** The flat prices of a vehicle; null: not offered. */
export interface BrochureHire {
  readonly name: LocalText;
  readonly fourHours: FlatPrice | null;
  readonly nineHours: FlatPrice | null;
  readonly month: FlatPrice | null;
}

/** A price with the distance that it covers. */
export interface FlatPrice {
  readonly feeSatang: number;
  readonly maxKm: number;
}

/** Everything in the brochure that an operator can change. */
export interface BrochureFacts {
  readonly rates: readonly BrochureRate[];
  readonly hires: readonly BrochureHire[];
  readonly support: SupportLine;
}

/** Reads the prices that a new business customer has at `now`. */
export async function readBrochureFacts(
  { db, catalogue }: { readonly db: Db; readonly catalogue: Catalogue },
  now: Date,
): Promise<BrochureFacts> {
  const rates = catalogue.vehicleRates({ priceList: defaultList, service: 'express', now });
  const [packages, support] = await Promise.all([listPackages(db, defaultList), readSupportLine(db)]);
  const ids = [...new Set([...rates.map(({ vehicleId }) => vehicleId), ...packages.map(({ vehicleId }) => vehicleId)])];
  const vehicles = ids.length === 0 ? [] : await readOfferedVehicles(db, ids);
  const flat = (vehicleId: number, hours: number): FlatPrice | null =>
    packages.find((each) => each.vehicleId === vehicleId && each.duration === hours) ?? null;
  return {
    rates: vehicles.flatMap((vehicle) => {
      const rate = rates.find(({ vehicleId }) => vehicleId === vehicle.id);
      if (rate === undefined) return [];
      const { baseSatang, bands, extraStopSatang } = rate;
      const name = { th: vehicle.name_th, en: vehicle.name_en };
      const note = { th: vehicle.note_th, en: vehicle.note_en };
      return [{ name, note, baseSatang, includedKm: bands[0].fromKm, bands, extraStopSatang }];
    }),
    hires: vehicles.flatMap(({ id, name_th: th, name_en: en }) => {
      const hire = { name: { th, en }, fourHours: flat(id, 4), nineHours: flat(id, 9), month: flat(id, monthly) };
      return hire.fourHours === null && hire.nineHours === null && hire.month === null ? [] : [hire];
    }),
    support,
  };
}
