import { plainCode } from '@songwai/core/basics/text/plain-code';
import type { PromoDiscount } from '@songwai/core/pricing/fares/net-price';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import type { Promo } from './promo-rule.ts';
import type { PromoTables } from './promo-tables.ts';
import { promoTexts } from './promo-texts.ts';

/** A promo code with the uses that count for one customer. */
export interface FoundPromo extends Promo {
  readonly code: string;
  readonly description: LocalText;
  readonly uses: number;
  readonly allUses: number;
  readonly isListed: boolean;
}

const asDiscount = (row: { kind: 'amount' | 'percent'; amount_satang: number; percent: number }): PromoDiscount =>
  row.kind === 'amount'
    ? { kind: 'amount', amountSatang: row.amount_satang }
    : { kind: 'percent', percent: row.percent, maxSatang: row.amount_satang };

/** Normalises a code: upper case, without what pasting brings along. */
export const readPromoCode = (typed: string): string => plainCode(typed).toUpperCase();

/** The conditions of a code in the form of the rule. */
const toPromo = (row: Selectable<PromoTables['promo_codes']>): Promo & { code: string; description: LocalText } => ({
  code: row.code,
  description: { th: row.description_th, en: row.description_en },
  discount: asDiscount(row),
  totalUses: row.total_uses,
  usesPerUser: row.uses_per_user,
  audience: row.audience,
  newCustomerDays: row.new_customer_days,
  tier: row.tier,
  service: row.service,
  minimumFareSatang: row.minimum_fare_satang,
  firstStopProvince: row.first_stop_province,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  stoppedAt: row.stopped_at,
});

/** A promo code with its number of uses, in all and by this customer (null: by nobody); undefined for an unknown code. */
export async function findPromo(
  db: Kysely<Database>,
  asked: { readonly code: string; readonly userId: string | null },
): Promise<FoundPromo | undefined> {
  const row = await db
    .selectFrom('promo_codes')
    .selectAll()
    .select([
      sql<number>`(select count(*) from promo_uses where code = promo_codes.code and user_id = ${asked.userId}
        and given_back_at is null)`.as('uses'),
      sql<number>`(select count(*) from promo_uses where code = promo_codes.code and given_back_at is null)`.as('allUses'),
      sql<boolean>`exists (select from promo_customers where code = promo_codes.code and user_id = ${asked.userId})`.as(
        'isListed',
      ),
    ])
    .where('code', '=', readPromoCode(asked.code))
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : { ...toPromo(row), uses: Number(row.uses), allUses: Number(row.allUses), isListed: row.isListed };
}

/**
 * Spends a code on a job, within the transaction that books it. Locks a code with a total limit until that transaction ends, so
 * that its last use is given only once.
 *
 * @throws {BusinessRefusal} 422 at `promoCode` where another customer has taken the last use meanwhile.
 */
export async function recordPromoUse(
  db: Kysely<Database>,
  use: { readonly jobId: string; readonly code: string; readonly userId: string; readonly usedAt: Date },
): Promise<void> {
  const limited = await db
    .selectFrom('promo_codes')
    .select('total_uses')
    .where('code', '=', use.code)
    .where('total_uses', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (limited !== undefined) {
    const { count } = await db
      .selectFrom('promo_uses')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('code', '=', use.code)
      .where('given_back_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= (limited.total_uses ?? 0))
      throw new BusinessRefusal({ code: 422, field: 'promoCode', text: promoTexts.usedUp });
  }
  await db
    .insertInto('promo_uses')
    .values({ job_id: use.jobId, code: use.code, user_id: use.userId, used_at: use.usedAt, given_back_at: null })
    .execute();
}

/** Returns the code of a job that will not be done to its customer; a second call changes nothing. */
export async function giveBackPromoUse(db: Kysely<Database>, jobId: string, now: Date): Promise<void> {
  await db
    .updateTable('promo_uses')
    .set({ given_back_at: now })
    .where('job_id', '=', jobId)
    .where('given_back_at', 'is', null)
    .execute();
}
