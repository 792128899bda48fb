import {
  type areaOffer,
  changeExtra,
  listAreaOffers,
  listExtras,
  listTierPrices,
  setAreaOffer,
  setTierPrice,
  type tierPrice,
} from '@songwai/core/pricing/admin/catalog-admin-contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../database/tables.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { offeredExtras } from '../catalog/catalogue-offers.ts';
import { loadCatalogue } from '../catalog/load-catalogue.ts';
import type { CatalogAdmin } from './catalog-admin.ts';
import { readTierPrices } from './catalog-admin-queries.ts';
import { adminTexts } from './pricing-admin-texts.ts';

type AreaRow = Awaited<ReturnType<CatalogAdmin['setArea']>>;
type TierRow = Awaited<ReturnType<typeof readTierPrices>>[number];

const toWireArea = ({ province, vehicleIds, extraIds }: AreaRow): Static<typeof areaOffer> => ({
  province: province.code,
  nameTh: province.th,
  nameEn: province.en,
  vehicles: [...vehicleIds],
  extras: [...extraIds],
});

const toWireTier = (row: TierRow): Static<typeof tierPrice> => ({
  tier: row.tier,
  ...(row.price_list === null ? {} : { priceList: row.price_list }),
  allowsPromo: row.allows_promo,
});

/** Mounts the calls of administrators about offers by province, extras and tiers. */
export function registerCatalogAdmin(
  app: FastifyInstance,
  { db, offers }: { readonly db: Kysely<Database>; readonly offers: CatalogAdmin },
): void {
  const findExtra = async (id: number) => offeredExtras(await loadCatalogue(db)).find((extra) => extra.id === id);
  const findTier = async (tier: string) => (await readTierPrices(db)).find((row) => row.tier === tier);

  mountEndpoint(app, listAreaOffers, async () => ({
    areas: (await offers.listAreas()).map(toWireArea),
  }));

  mountEndpoint(app, setAreaOffer, async ({ body, session, language }) => ({
    responseDesc: adminTexts.saved[language],
    area: toWireArea(await offers.setArea(body, session.userId)),
  }));

  mountEndpoint(app, listExtras, async () => ({
    extras: offeredExtras(await loadCatalogue(db)),
  }));

  mountEndpoint(app, changeExtra, async ({ body, session, language }) => {
    await offers.changeExtra(body, session.userId);
    const extra = await findExtra(body.id);
    return { responseDesc: adminTexts.saved[language], ...(extra && { extra }) };
  });

  mountEndpoint(app, listTierPrices, async () => ({
    tiers: (await readTierPrices(db)).map(toWireTier),
  }));

  mountEndpoint(app, setTierPrice, async ({ body, session, language }) => {
    await offers.setTier(body, session.userId);
    const row = await findTier(body.tier);
    return { responseDesc: adminTexts.saved[language], ...(row && { tierPrice: toWireTier(row) }) };
  });
}
