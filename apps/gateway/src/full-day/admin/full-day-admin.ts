import { satangFromBaht } from '@songwai/core/basics/money';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { saveAdminPackage } from '@songwai/core/full-day/admin/full-day-admin-contract';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import { makeNotedChange } from '../../events/admin-change-queries.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import { hasVehicle } from '../../pricing/admin/rate-admin-queries.ts';
import { insertPackage, updatePackage } from '../../pricing/catalog/package-queries.ts';
import { defaultGroup } from '../offer.ts';
import { fullDayTexts } from '../texts.ts';
import { listAdminOptions, nextPackageId, replacePackageOptions } from './full-day-admin-queries.ts';
import { listAdminPackageRows, type PricedOption } from './package-view.ts';

type PackageBody = RequestOf<typeof saveAdminPackage>;
/** A package as administrators see it, with its options. */
export type AdminPackageRow = Awaited<ReturnType<typeof listAdminPackageRows>>[number];

const refuse = (field: string, text: BusinessRefusal['details']['text']): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

const contentOf = (body: PackageBody) => ({
  name_th: cleanText(body.nameTh),
  name_en: cleanText(body.nameEn),
  desc_th: cleanText(body.descTh ?? ''),
  desc_en: cleanText(body.descEn ?? ''),
  max_km: body.maxKm,
  fee_satang: satangFromBaht(body.fee),
  is_offered: body.isOffered ?? true,
});

/** Administration of full-day packages. Booked hires keep their terms; every change is recorded. */
export function createFullDayAdmin({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const findPackage = async (from: Db, id: number): Promise<AdminPackageRow | undefined> =>
    (await listAdminPackageRows(from, { id }))[0];

  const readOptions = async (wanted: NonNullable<PackageBody['options']>): Promise<readonly PricedOption[]> => {
    const known = new Set((await listAdminOptions(db)).map(({ id }) => id));
    for (const [index, { id }] of wanted.entries()) {
      if (!known.has(id)) refuse(`options.${index}.id`, fullDayTexts.unknownOption);
      if (wanted.findIndex((other) => other.id === id) < index) refuse(`options.${index}.id`, fullDayTexts.optionTwice);
    }
    return wanted.map(({ id, fee }) => ({ id, feeSatang: satangFromBaht(fee) }));
  };

  /** The group of a new package; it cannot be changed later. */
  const readPlace = async ({ vehicle, duration, userGroup = defaultGroup }: PackageBody) => {
    if (vehicle === undefined || !(await hasVehicle(db, vehicle))) return refuse('vehicle', fullDayTexts.noVehicle);
    if (duration === undefined) return refuse('duration', fullDayTexts.noDuration);
    return { vehicle_id: vehicle, duration, user_group: userGroup };
  };

  return {
    /** @throws {BusinessRefusal} 404 unknown package, 422 at an unknown vehicle, duration or option. */
    save: async (body: PackageBody, adminId: string): Promise<AdminPackageRow> => {
      if (body.id !== undefined && (await findPackage(db, body.id)) === undefined)
        throw new BusinessRefusal({ code: 404, text: fullDayTexts.unknownPackage });
      const place = body.id === undefined ? await readPlace(body) : undefined;
      const options = body.options && (await readOptions(body.options));
      const id = body.id ?? (await nextPackageId(db));
      await makeNotedChange(
        db,
        { kind: 'fullDay', subject: String(id), adminId, at: clock.now() },
        {
          read: async (trx) => (await findPackage(trx, id)) ?? null,
          write: async (trx) => {
            if (place === undefined) await updatePackage(trx, id, contentOf(body));
            else await insertPackage(trx, { id, ...place, ...contentOf(body) });
            if (options !== undefined) await replacePackageOptions(trx, id, options);
          },
        },
      );
      const saved = await findPackage(db, id);
      if (saved === undefined) throw new Error(`The full-day package ${id} was saved and is not there.`);
      return saved;
    },
  };
}

/** Builds the service. */
export type FullDayAdmin = ReturnType<typeof createFullDayAdmin>;
