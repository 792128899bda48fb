import { satangFromBaht } from '@songwai/core/basics/money';
import { cleanText } from '@songwai/core/basics/text/clean-text';
import type { RequestOf } from '@songwai/core/gateway/endpoint';
import type { createPromoCode } from '@songwai/core/pricing/admin/promo-admin-contract';
import { momentFromWire } from '@songwai/core/pricing/moment-wire';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { findMissingUsers } from '../../identity/users/user-list-queries.ts';
import { provinces } from '../../places/area/provinces.ts';
import type { Clock } from '../../platform/deps.ts';
import type { Page } from '../../platform/paging/page.ts';
import { transact } from '../../platform/transact.ts';
import { readPromoCode } from '../promo/promo-queries.ts';
import type { PromoTables } from '../promo/promo-tables.ts';
import { adminTexts } from './pricing-admin-texts.ts';
import { findPromoRow, insertPromo, listPromoRows, type PromoRow, stopPromo } from './promo-admin-queries.ts';

type NewPromo = RequestOf<typeof createPromoCode>;

const refuse = (field: string, text: LocalText): never => {
  throw new BusinessRefusal({ code: 422, field, text });
};

/** The condition that each audience needs. Conditions of other audiences are refused, as they would have no effect. */
const audienceFields = { newCustomers: 'newCustomerDays', tier: 'tier', listed: 'userIds' } as const;

function checkAudience(body: NewPromo): void {
  for (const [audience, field] of Object.entries(audienceFields) as [keyof typeof audienceFields, keyof NewPromo][]) {
    const isGiven = body[field] !== undefined;
    const isNeeded = body.audience === audience;
    if (isNeeded && !isGiven) refuse(field, adminTexts.conditionMissing(field));
    if (isGiven && !isNeeded) refuse(field, adminTexts.conditionUnused(field));
  }
}

function readMoment(field: 'startsAt' | 'endsAt', moment: NewPromo['startsAt']): Date | null {
  if (moment === undefined) return null;
  return momentFromWire(moment) ?? refuse(`${field}.date`, adminTexts.noDate);
}

function readWindow(body: NewPromo, now: Date): { readonly starts_at: Date | null; readonly ends_at: Date | null } {
  const starts_at = readMoment('startsAt', body.startsAt);
  const ends_at = readMoment('endsAt', body.endsAt);
  if (ends_at !== null && ends_at <= now) refuse('endsAt.date', adminTexts.past);
  if (ends_at !== null && starts_at !== null && ends_at <= starts_at) refuse('endsAt.date', adminTexts.endBeforeStart);
  return { starts_at, ends_at };
}

function readDiscount(body: NewPromo): Pick<Insertable<PromoTables['promo_codes']>, 'kind' | 'amount_satang' | 'percent'> {
  const amount_satang = satangFromBaht(body.amount);
  if (amount_satang === 0) refuse('amount', adminTexts.nothingOff);
  if (body.kind === 'amount') return { kind: 'amount', amount_satang, percent: 0 };
  return { kind: 'percent', amount_satang, percent: body.percent ?? refuse('percent', adminTexts.percentMissing) };
}

/** Builds the service for promo codes. `adminId` is recorded with every change. */
export function createPromoAdmin({ db, clock }: { readonly db: Kysely<Database>; readonly clock: Clock }) {
  const find = async (code: string): Promise<PromoRow> => {
    const row = await findPromoRow(db, code);
    if (row === undefined) throw new BusinessRefusal({ code: 404, text: adminTexts.noCode });
    return row;
  };

  return {
    list: (cursor: string | undefined): Promise<Page<PromoRow>> => listPromoRows(db, cursor),

    /** @throws {BusinessRefusal} 422 with the field at fault, 409 where the code exists already. */
    make: async (body: NewPromo, adminId: string): Promise<PromoRow> => {
      checkAudience(body);
      const { firstStopProvince = null } = body;
      if (firstStopProvince !== null && !provinces.some(({ code }) => code === firstStopProvince))
        refuse('firstStopProvince', adminTexts.noProvince);
      const userIds = [...new Set((body.userIds ?? []).map((id) => id.toLowerCase()))];
      const [missing] = await findMissingUsers(db, userIds);
      if (missing !== undefined) refuse(`userIds.${userIds.indexOf(missing)}`, adminTexts.noUser);
      const now = clock.now();
      const promo = {
        code: readPromoCode(body.code),
        description_th: cleanText(body.descriptionTh),
        description_en: cleanText(body.descriptionEn),
        ...readDiscount(body),
        ...readWindow(body, now),
        total_uses: body.totalUses ?? null,
        uses_per_user: body.usesPerUser ?? null,
        audience: body.audience ?? 'everyone',
        new_customer_days: body.newCustomerDays ?? null,
        tier: body.tier ?? null,
        service: body.service ?? null,
        minimum_fare_satang: satangFromBaht(body.minimumFare ?? 0),
        first_stop_province: firstStopProvince,
        created_by: adminId,
        created_at: now,
      } as const;
      const isNew = await transact(db, (trx) => insertPromo(trx, { promo, userIds }));
      if (!isNew) throw new BusinessRefusal({ code: 409, field: 'code', text: adminTexts.codeExists });
      return find(promo.code);
    },

    /** @throws {BusinessRefusal} 404 for no such code. */
    stop: async (code: string, adminId: string): Promise<PromoRow> => {
      await stopPromo(db, { code: readPromoCode(code), adminId, now: clock.now() });
      return find(readPromoCode(code));
    },
  };
}

export type PromoAdmin = ReturnType<typeof createPromoAdmin>;
