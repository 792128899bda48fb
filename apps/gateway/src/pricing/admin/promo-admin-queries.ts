import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Page } from '../../platform/paging/page.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { textKey } from '../../platform/paging/sort-key.ts';
import type { PromoTables } from '../promo/promo-tables.ts';

/** A promo code with its number of current uses, without those given back. */
export type PromoRow = Selectable<PromoTables['promo_codes']> & { readonly uses: number };

const pageSize = 100;

const selectPromos = (db: Kysely<Database>) =>
  db
    .selectFrom('promo_codes')
    .selectAll()
    .select(sql<number>`(select count(*) from promo_uses where code = promo_codes.code and given_back_at is null)`.as('uses'));

/** A page of promo codes, ordered by code. */
export const listPromoRows = (db: Kysely<Database>, cursor: string | undefined): Promise<Page<PromoRow>> =>
  paginate(selectPromos(db), { keys: [textKey('code')], direction: 'asc', cursor, size: pageSize });

export const findPromoRow = (db: Kysely<Database>, code: string): Promise<PromoRow | undefined> =>
  selectPromos(db).where('code', '=', code).executeTakeFirst();

/** Stores a code and the customers listed for it; within a transaction. @returns false where the code exists already. */
export async function insertPromo(
  db: Kysely<Database>,
  { promo, userIds }: { readonly promo: Insertable<PromoTables['promo_codes']>; readonly userIds: readonly string[] },
): Promise<boolean> {
  const row = await db
    .insertInto('promo_codes')
    .values(promo)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  if (row === undefined) return false;
  if (userIds.length > 0)
    await db
      .insertInto('promo_customers')
      .values(userIds.map((userId) => ({ code: promo.code, user_id: userId })))
      .execute();
  return true;
}

/** Stops a code; the first administrator who stopped it stays recorded. @returns whether there is such a code. */
export async function stopPromo(
  db: Kysely<Database>,
  { code, adminId, now }: { readonly code: string; readonly adminId: string; readonly now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('promo_codes')
    .set({
      stopped_at: sql<Date>`coalesce(stopped_at, ${now}::timestamptz)`,
      stopped_by: sql<string | null>`case when stopped_at is null then ${adminId}::uuid else stopped_by end`,
    })
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}
