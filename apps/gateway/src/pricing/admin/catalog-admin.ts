import { satangFromBaht } from '@songwai/core/basics/money';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { changeExtra, setAreaOffer, setTierPrice } from '@songwai/core/pricing/admin/catalog-admin-contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { type AdminChange, type ChangedThing, makeNotedChange } from '../../events/admin-change-queries.ts';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { type Province, provinces } from '../../places/area/provinces.ts';
import type { Clock } from '../../platform/deps.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import { readExtraRows } from '../catalog/extra-queries.ts';
import { loadCatalogue } from '../catalog/load-catalogue.ts';
import { defaultPriceList } from '../customer-view.ts';
import { readOfferIds, readTierPrices, replaceAreaOffer, updateExtraRow, updateTierPrice } from './catalog-admin-queries.ts';
import { adminTexts } from './pricing-admin-texts.ts';
import { hasPriceList } from './rate-admin-queries.ts';

type ExtraRow = Awaited<ReturnType<typeof readExtraRows>>[number];
type ExtraBody = RequestOf<typeof changeExtra>;
/** The price fields that each kind of extra has. */
const pricedBy: Readonly<Record<ExtraRow['kind'], readonly ('fee' | 'percent' | 'maxFee')[]>> = {
  fixed: ['fee'],
  fareShare: ['percent', 'maxFee'],
  returnLeg: ['percent'],
};

const refuse = (field: string, text: LocalText): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

const noSuch = { vehicles: adminTexts.noVehicle, extras: adminTexts.noExtra };

function requireKnown(field: keyof typeof noSuch, wanted: readonly number[], known: ReadonlySet<number>): number[] {
  const unknown = wanted.findIndex((id) => !known.has(id));
  if (unknown !== -1) refuse(`${field}.${unknown}`, noSuch[field]);
  return [...new Set(wanted)].sort((one, other) => one - other);
}

const columnsOf = ({ nameTh, nameEn, fee, percent, maxFee }: ExtraBody) => ({
  ...(nameTh !== undefined && { name_th: cleanText(nameTh) }),
  ...(nameEn !== undefined && { name_en: cleanText(nameEn) }),
  ...(fee !== undefined && { fee_satang: satangFromBaht(fee) }),
  ...(percent !== undefined && { percent }),
  ...(maxFee !== undefined && { max_satang: satangFromBaht(maxFee) }),
});

/** Builds the service for offers by province, extras and tiers. Every change is recorded with its administrator. */
export function createCatalogAdmin({ db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock }) {
  const change = (noted: Pick<AdminChange, 'kind' | 'subject' | 'adminId'>, thing: ChangedThing): Promise<void> =>
    makeNotedChange(db, { ...noted, at: clock.now() }, thing);

  const areaOf = (catalogue: Catalogue, province: Province) => {
    const { vehicleIds, extraIds } = catalogue.areaOffer(province.code);
    return { province, vehicleIds: [...vehicleIds].sort((a, b) => a - b), extraIds: [...extraIds].sort((a, b) => a - b) };
  };

  const findExtra = async (from: Kysely<Database>, id: number): Promise<ExtraRow> => {
    const extra = (await readExtraRows(from)).find((row) => row.id === id);
    if (extra === undefined) throw new BusinessRefusal({ code: 404, text: adminTexts.noExtra });
    return extra;
  };

  return {
    listAreas: async () => {
      const catalogue = await loadCatalogue(db);
      return provinces.map((province) => areaOf(catalogue, province));
    },

    /** @throws {BusinessRefusal} 422 at the unknown province, vehicle or extra. */
    setArea: async (body: RequestOf<typeof setAreaOffer>, adminId: string) => {
      const province = provinces.find(({ code }) => code === body.province) ?? refuse('province', adminTexts.noProvince);
      const known = await readOfferIds(db);
      const vehicleIds = requireKnown('vehicles', body.vehicles, known.vehicleIds);
      const extraIds = requireKnown('extras', body.extras, known.extraIds);
      await change(
        { kind: 'area', subject: province.code, adminId },
        {
          read: async (trx) => {
            const offer = areaOf(await loadCatalogue(trx), province);
            return { vehicles: offer.vehicleIds, extras: offer.extraIds };
          },
          write: (trx) => replaceAreaOffer(trx, { province: province.code, vehicleIds, extraIds }),
        },
      );
      return { province, vehicleIds, extraIds };
    },

    /**
     * @throws {BusinessRefusal} 404 for no such extra, 422 at a price field that its kind does not have, or at an unknown
     * vehicle.
     */
    changeExtra: async (body: ExtraBody, adminId: string): Promise<void> => {
      const { kind } = await findExtra(db, body.id);
      for (const field of ['fee', 'percent', 'maxFee'] as const)
        if (body[field] !== undefined && !pricedBy[kind].includes(field)) refuse(field, adminTexts.notPricedBy);
      const { vehicleIds: known } = await readOfferIds(db);
      const vehicleIds = body.vehicles && requireKnown('vehicles', body.vehicles, known);
      await change(
        { kind: 'extra', subject: String(body.id), adminId },
        {
          read: (trx) => findExtra(trx, body.id),
          write: (trx) => updateExtraRow(trx, { id: body.id, columns: columnsOf(body), vehicleIds }),
        },
      );
    },

    /** @throws {BusinessRefusal} 422 for no such price list. */
    setTier: async (body: RequestOf<typeof setTierPrice>, adminId: string): Promise<void> => {
      const { tier, allowsPromo, priceList: named = defaultPriceList } = body;
      if (!(await hasPriceList(db, named))) refuse('priceList', adminTexts.noPriceList);
      const priceList = named === defaultPriceList ? null : named;
      await change(
        { kind: 'tier', subject: tier, adminId },
        {
          read: async (trx) => (await readTierPrices(trx)).find((row) => row.tier === tier) ?? null,
          write: (trx) => updateTierPrice(trx, { tier, priceList, allowsPromo }),
        },
      );
    },
  };
}

export type CatalogAdmin = ReturnType<typeof createCatalogAdmin>;
