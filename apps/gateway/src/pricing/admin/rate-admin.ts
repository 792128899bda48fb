import { satangFromBaht } from '@songwai/core/basics/money';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type {
  createPriceList,
  enterRateCard,
  listRateCards,
  setSpecialRate,
} from '@songwai/core/pricing/admin/rate-admin-contract';
import { momentFromWire } from '@songwai/core/pricing/moment-wire';
import type { Kysely } from 'kysely';
import { findCompanyOf } from '../../companies/members/member-queries.ts';
import type { Database } from '../../database/tables.ts';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { lockUser } from '../../identity/queries.ts';
import type { Clock } from '../../platform/deps.ts';
import type { Page } from '../../platform/paging/page.ts';
import { transact } from '../../platform/transact.ts';
import { defaultPriceList } from '../customer-view.ts';
import { adminTexts } from './pricing-admin-texts.ts';
import {
  type CardRow,
  changeRates,
  findCardRow,
  hasPriceList,
  hasVehicle,
  insertCard,
  insertPriceList,
  listCardRows,
} from './rate-admin-queries.ts';

const refuse = (field: string, text: LocalText): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

/** Builds the service for prices. `adminId` is recorded with every change. */
export function createRateAdmin({ db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock }) {
  const requirePriceList = async (id: string): Promise<void> => {
    if (!(await hasPriceList(db, id))) refuse('priceList', adminTexts.noPriceList);
  };

  /** The beginning of a card, from now at the earliest: an earlier one would change prices that customers have seen. */
  const readValidFrom = (validFrom: RequestOf<typeof enterRateCard>['validFrom']): Date => {
    const now = clock.now();
    if (validFrom === undefined) return now;
    const instant = momentFromWire(validFrom) ?? refuse('validFrom.date', adminTexts.noDate);
    return instant < now ? refuse('validFrom.date', adminTexts.past) : instant;
  };

  return {
    /** @throws {BusinessRefusal} 409 where the id is taken. */
    makeList: async (body: RequestOf<typeof createPriceList>, adminId: string) => {
      const row = await insertPriceList(db, {
        id: body.id,
        name_th: cleanText(body.nameTh),
        name_en: cleanText(body.nameEn),
        allows_promo: body.allowsPromo ?? false,
        created_by: adminId,
        created_at: clock.now(),
      });
      if (row === undefined) throw new BusinessRefusal({ code: 409, field: 'id', text: adminTexts.listExists });
      return row;
    },

    listCards: ({ priceList, vehicle, service, cursor }: RequestOf<typeof listRateCards>): Promise<Page<CardRow>> =>
      listCardRows(db, {
        priceList: priceList ?? null,
        vehicleId: vehicle === undefined ? null : Number(vehicle),
        service: service ?? null,
        cursor,
        now: clock.now(),
      }),

    /** @throws {BusinessRefusal} 422 with the field at fault, 409 where another card begins at that moment. */
    enterCard: async (body: RequestOf<typeof enterRateCard>, adminId: string): Promise<CardRow> => {
      const unordered = body.bands.findIndex(({ fromKm }, index) => fromKm <= (body.bands[index - 1]?.fromKm ?? -1));
      if (unordered !== -1) refuse(`bands.${unordered}.fromKm`, adminTexts.bandsUnordered);
      await requirePriceList(body.priceList);
      if (!(await hasVehicle(db, body.vehicle))) refuse('vehicle', adminTexts.noVehicle);
      const card = {
        price_list: body.priceList,
        vehicle_id: body.vehicle,
        service: body.service,
        valid_from: readValidFrom(body.validFrom),
        base_satang: satangFromBaht(body.basePrice),
        extra_stop_satang: satangFromBaht(body.extraStopFee),
        fare_percent: body.farePercent ?? 100,
        note: cleanText(body.note ?? ''),
        entered_by: adminId,
        entered_at: clock.now(),
      };
      const bands = body.bands.map(({ fromKm, perKm }) => ({ fromKm, perKmSatang: satangFromBaht(perKm) }));
      const id = await transact(db, (trx) => insertCard(trx, { card, bands }));
      if (id === undefined) throw new BusinessRefusal({ code: 409, field: 'validFrom.date', text: adminTexts.cardExists });
      return findCardRow(db, { id, now: clock.now() });
    },

    /** @throws {BusinessRefusal} 404 for no such user, 422 for no such list, or for a user who pays by a company's rates. */
    setSpecialRate: async (body: RequestOf<typeof setSpecialRate>, adminId: string): Promise<void> => {
      const priceList = body.isSpecial ? (body.priceList ?? defaultPriceList) : null;
      if (priceList !== null) await requirePriceList(priceList);
      await transact(db, async (trx) => {
        const customer = await lockUser(trx, body.userId);
        if (customer === undefined || customer.status === 'removed')
          throw new BusinessRefusal({ code: 404, text: adminTexts.noUser });
        if ((await findCompanyOf(trx, customer.id)) !== null) refuse('userId', adminTexts.paysByCompany);
        await changeRates(trx, {
          user_id: customer.id,
          tier: body.isSpecial ? 'contract' : 'normal',
          price_list: priceList,
          changed_by: adminId,
          changed_at: clock.now(),
        });
      });
    },
  };
}

export type RateAdmin = ReturnType<typeof createRateAdmin>;
