import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { setPriceList } from '../../identity/users/rates-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Page } from '../../platform/paging/page.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { textKey } from '../../platform/paging/sort-key.ts';
import type { PartnersTable } from '../tables.ts';

/** A registered partner, active or not, with the version of its terms. */
export interface RegisteredRow extends Selectable<PartnersTable> {
  readonly terms_version: number | null;
}

const termsVersion = sql<number | null>`(select max(version) from partner_terms where partner_id = partners.id)`.as(
  'terms_version',
);

export const listRegistered = (
  db: Db,
  page: { readonly cursor: string | undefined; readonly size: number },
): Promise<Page<RegisteredRow>> =>
  paginate(db.selectFrom('partners').selectAll().select(termsVersion), { keys: [textKey('id')], direction: 'asc', ...page });

/** @param mode `forChange` locks the row until the transaction ends, so that concurrent changes run one after another. */
export const findRegistered = (db: Db, id: string, mode: 'forShow' | 'forChange'): Promise<RegisteredRow | undefined> =>
  db
    .selectFrom('partners')
    .selectAll()
    .select(termsVersion)
    .where('id', '=', id)
    .$if(mode === 'forChange', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();

/** @returns false where the id is taken. */
export async function insertPartner(db: Db, row: Insertable<PartnersTable>): Promise<boolean> {
  const done = await db
    .insertInto('partners')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return done.numInsertedOrUpdatedRows === 1n;
}

export async function changePartner(db: Db, id: string, change: Updateable<PartnersTable>): Promise<void> {
  if (Object.keys(change).length > 0) await db.updateTable('partners').set(change).where('id', '=', id).execute();
}

/** The terms in force; undefined where the partner has published none. */
export const findTerms = (db: Db, partnerId: string) =>
  db
    .selectFrom('partner_terms')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertTerms = async (db: Db, row: Insertable<Database['partner_terms']>): Promise<void> => {
  await db.insertInto('partner_terms').values(row).execute();
};

/** Sets the price list of the partner's present guests; later guests get it when they are signed on. */
export async function setGuestsPriceList(db: Db, partnerId: string, priceList: string | null): Promise<void> {
  const guests = await db.selectFrom('partner_users').select('user_id').where('partner_id', '=', partnerId).execute();
  const ids = guests.map(({ user_id }) => user_id);
  await setPriceList(db, ids, priceList);
}
