import { bahtFromSatang } from '@songwai/core/basics/money';
import { type adminPackage, listAdminPackages, saveAdminPackage } from '@songwai/core/full-day/admin/full-day-admin-contract';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import type { Db } from '../../platform/db.ts';
import { defaultGroup } from '../offer.ts';
import { fullDayTexts } from '../texts.ts';
import type { AdminPackageRow, FullDayAdmin } from './full-day-admin.ts';
import { listAdminOptions } from './full-day-admin-queries.ts';
import { listAdminPackageRows } from './package-view.ts';

const toWire = (row: AdminPackageRow): Static<typeof adminPackage> => ({
  id: row.id,
  userGroup: row.user_group,
  vehicle: row.vehicle_id,
  duration: row.duration,
  nameTh: row.name_th,
  nameEn: row.name_en,
  descTh: row.desc_th,
  descEn: row.desc_en,
  maxKm: row.max_km,
  fee: bahtFromSatang(row.fee_satang),
  options: row.options.map(({ id, feeSatang }) => ({ id, fee: bahtFromSatang(feeSatang) })),
  isOffered: row.is_offered,
});

/** Mounts the calls of administrators for packages of full-day hire. */
export function registerFullDayAdmin(
  app: FastifyInstance,
  { db, admin }: { readonly db: Db; readonly admin: FullDayAdmin },
): void {
  mountEndpoint(app, listAdminPackages, async ({ body }) => {
    const [packages, options] = await Promise.all([
      listAdminPackageRows(db, { userGroup: body.userGroup ?? defaultGroup }),
      listAdminOptions(db),
    ]);
    return {
      packages: packages.map(toWire),
      options: options.map(({ id, desc_th: descTh, desc_en: descEn }) => ({ id, descTh, descEn })),
    };
  });

  mountEndpoint(app, saveAdminPackage, async ({ body, session, language }) => ({
    responseDesc: fullDayTexts.saved[language],
    package: toWire(await admin.save(body, session.userId)),
  }));
}
