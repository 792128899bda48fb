import type { PromoDiscount } from '@songwai/core/pricing/net-price';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { LocalText } from '../http/language.ts';
import type { Promo } from './promo-rule.ts';

const asDiscount = (row: { kind: 'amount' | 'percent'; amount_satang: number; percent: number }): PromoDiscount =>
  row.kind === 'amount'
    ? { kind: 'amount', amountSatang: row.amount_satang }
    : { kind: 'percent', percent: row.percent, maxSatang: row.amount_satang };

/** A promo code as it stands, with how often this customer has used it; undefined for a code that nobody made. */
export async function findPromo(
  db: Kysely<Database>,
  asked: { readonly code: string; readonly userId: string },
): Promise<(Promo & { readonly code: string; readonly description: LocalText; readonly uses: number }) | undefined> {
  const row = await db
    .selectFrom('promo_codes')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('promo_uses')
        .whereRef('promo_uses.code', '=', 'promo_codes.code')
        .where('promo_uses.user_id', '=', asked.userId)
        .where('promo_uses.given_back_at', 'is', null)
        .select((uses) => uses.fn.countAll<number>().as('count'))
        .as('uses'),
    )
    .where('code', '=', asked.code.trim().toUpperCase())
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : {
        code: row.code,
        description: { th: row.description_th, en: row.description_en },
        discount: asDiscount(row),
        uses: row.uses ?? 0,
        usesPerUser: row.uses_per_user,
        newCustomerDays: row.new_customer_days,
        firstStopProvince: row.first_stop_province,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
      };
}

/** Spends a code on a job; within the transaction that books it. */
export async function recordPromoUse(
  db: Kysely<Database>,
  use: { readonly jobId: string; readonly code: string; readonly userId: string; readonly usedAt: Date },
): Promise<void> {
  await db
    .insertInto('promo_uses')
    .values({ job_id: use.jobId, code: use.code, user_id: use.userId, used_at: use.usedAt, given_back_at: null })
    .execute();
}

/** Gives the code of a job that will not be done back to its customer. Giving it back twice gives it back once. */
export async function giveBackPromoUse(db: Kysely<Database>, jobId: string, now: Date): Promise<void> {
  await db
    .updateTable('promo_uses')
    .set({ given_back_at: now })
    .where('job_id', '=', jobId)
    .where('given_back_at', 'is', null)
    .execute();
}
