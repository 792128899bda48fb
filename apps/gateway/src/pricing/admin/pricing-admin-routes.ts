import { bahtFromSatang } from '@songwai/core/basics/money';
import { createPromoCode, listPromoCodes, type promoCode, stopPromoCode } from '@songwai/core/pricing/admin/promo-admin-contract';
import {
  createPriceList,
  enterRateCard,
  listPriceLists,
  listRateCards,
  type priceList,
  type rateCard,
  setSpecialRate,
} from '@songwai/core/pricing/admin/rate-admin-contract';
import { momentToWire } from '@songwai/core/pricing/moment-wire';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../database/tables.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { nextOf } from '../../platform/paging/page.ts';
import type { PricingTables } from '../tables.ts';
import { adminTexts } from './pricing-admin-texts.ts';
import type { PromoAdmin } from './promo-admin.ts';
import type { PromoRow } from './promo-admin-queries.ts';
import type { RateAdmin } from './rate-admin.ts';
import { type CardRow, listPriceListRows } from './rate-admin-queries.ts';

export interface AdminRoutesDeps {
  readonly db: Kysely<Database>;
  readonly rates: RateAdmin;
  readonly promos: PromoAdmin;
}

/** Leaves out the fields that are null. */
const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };

const optionalMoment = (instant: Date | null) => (instant === null ? null : momentToWire(instant));

const toWireList = (row: Selectable<PricingTables['price_lists']>): Static<typeof priceList> => ({
  id: row.id,
  nameTh: row.name_th,
  nameEn: row.name_en,
  allowsPromo: row.allows_promo,
  createdAt: momentToWire(row.created_at),
  ...present({ createdBy: row.created_by }),
});

const toWireCard = (row: CardRow): Static<typeof rateCard> => ({
  id: row.id,
  priceList: row.price_list,
  vehicle: row.vehicle_id,
  service: row.service,
  basePrice: bahtFromSatang(row.base_satang),
  bands: row.bands.map(({ fromKm, perKmSatang }) => ({ fromKm, perKm: bahtFromSatang(perKmSatang) })),
  extraStopFee: bahtFromSatang(row.extra_stop_satang),
  farePercent: row.fare_percent,
  validFrom: momentToWire(row.valid_from),
  state: row.state,
  note: row.note,
  enteredAt: momentToWire(row.entered_at),
  ...present({ enteredBy: row.entered_by }),
});

const toWirePromo = (row: PromoRow): Static<typeof promoCode> => ({
  code: row.code,
  descriptionTh: row.description_th,
  descriptionEn: row.description_en,
  kind: row.kind,
  amount: bahtFromSatang(row.amount_satang),
  percent: row.percent,
  audience: row.audience,
  minimumFare: bahtFromSatang(row.minimum_fare_satang),
  uses: Number(row.uses),
  createdAt: momentToWire(row.created_at),
  ...present({
    totalUses: row.total_uses,
    usesPerUser: row.uses_per_user,
    newCustomerDays: row.new_customer_days,
    tier: row.tier,
    service: row.service,
    firstStopProvince: row.first_stop_province,
    startsAt: optionalMoment(row.starts_at),
    endsAt: optionalMoment(row.ends_at),
    createdBy: row.created_by,
    stoppedAt: optionalMoment(row.stopped_at),
    stoppedBy: row.stopped_by,
  }),
});

/** Mounts the calls of administrators about prices and promo codes. */
export function registerPricingAdmin(app: FastifyInstance, { db, rates, promos }: AdminRoutesDeps): void {
  mountEndpoint(app, listPriceLists, async () => ({
    priceLists: (await listPriceListRows(db)).map(toWireList),
  }));

  mountEndpoint(app, createPriceList, async ({ body, session, language }) => ({
    responseDesc: adminTexts.saved[language],
    priceList: toWireList(await rates.makeList(body, session.userId)),
  }));

  mountEndpoint(app, listRateCards, async ({ body }) => {
    const page = await rates.listCards(body);
    return { rateCards: page.rows.map(toWireCard), ...nextOf(page) };
  });

  mountEndpoint(app, enterRateCard, async ({ body, session, language }) => ({
    responseDesc: adminTexts.saved[language],
    rateCard: toWireCard(await rates.enterCard(body, session.userId)),
  }));

  mountEndpoint(app, setSpecialRate, async ({ body, session, language }) => {
    await rates.setSpecialRate(body, session.userId);
    return { responseDesc: adminTexts.saved[language] };
  });

  mountEndpoint(app, listPromoCodes, async ({ body }) => {
    const page = await promos.list(body.cursor);
    return { promoCodes: page.rows.map(toWirePromo), ...nextOf(page) };
  });

  mountEndpoint(app, createPromoCode, async ({ body, session, language }) => ({
    responseDesc: adminTexts.saved[language],
    promoCode: toWirePromo(await promos.make(body, session.userId)),
  }));

  mountEndpoint(app, stopPromoCode, async ({ body, session, language }) => ({
    responseDesc: adminTexts.saved[language],
    promoCode: toWirePromo(await promos.stop(body.code, session.userId)),
  }));
}
