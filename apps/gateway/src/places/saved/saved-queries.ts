import { type Insertable, type Kysely, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Page } from '../../platform/paging/page.ts';
import { paginate } from '../../platform/paging/paginate.ts';
import { flagKey, type SortKey, timeKey, uuidKey } from '../../platform/paging/sort-key.ts';
import type { PlacesTables } from '../tables.ts';

/** A saved place as stored. */
export type SavedRow = Selectable<PlacesTables['saved_locations']>;

/** The condition for one saved place of this user; other users' places are never found. */
interface Owned {
  readonly userId: string;
  readonly id: string;
}

/** Filters for saved places, and the page to read. */
export interface SavedFilter {
  readonly userId: string;
  readonly favouritesOnly: boolean;
  readonly size: number;
  readonly cursor: string | undefined;
}

/** Favourites first, then the last changed. */
export const savedKeys: readonly SortKey<SavedRow>[] = [flagKey('is_favourite'), timeKey('updated_at'), uuidKey('id')];

/** A page of a customer's saved places. */
export function listSaved(db: Kysely<Database>, { userId, favouritesOnly, ...page }: SavedFilter): Promise<Page<SavedRow>> {
  const saved = db
    .selectFrom('saved_locations')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(favouritesOnly, (query) => query.where('is_favourite', '=', true));
  return paginate(saved, { keys: savedKeys, direction: 'desc', ...page });
}

/** How many places a customer has saved. */
export async function countSaved(
  db: Kysely<Database>,
  { userId, favouritesOnly = false }: { readonly userId: string; readonly favouritesOnly?: boolean },
): Promise<number> {
  const row = await db
    .selectFrom('saved_locations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .$if(favouritesOnly, (query) => query.where('is_favourite', '=', true))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Places that contain a text in any field, in the order of the list. A phone is found by its digits however they are grouped. */
export const searchSaved = (
  db: Kysely<Database>,
  { userId, text, limit }: { readonly userId: string; readonly text: string; readonly limit: number },
): Promise<readonly SavedRow[]> => {
  const digits = text.replace(/[\s-]/g, '');
  const words = sql`lower(concat_ws(' ', address_name, address, contact_name, district, sub_district, remark))`;
  return db
    .selectFrom('saved_locations')
    .selectAll()
    .where('user_id', '=', userId)
    .where(
      sql<SqlBool>`(strpos(${words}, lower(${text})) > 0 or (${/^\d+$/.test(digits)} and strpos(contact_phone, ${digits}) > 0))`,
    )
    .orderBy('is_favourite', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
};

/** The saved place with the same name, point and phone, which count as the same place. */
export const findSame = (
  db: Kysely<Database>,
  place: Pick<SavedRow, 'user_id' | 'address_name' | 'lat' | 'lng' | 'contact_phone'>,
): Promise<SavedRow | undefined> =>
  db
    .selectFrom('saved_locations')
    .selectAll()
    .where('user_id', '=', place.user_id)
    .where('address_name', '=', place.address_name)
    .where('lat', '=', place.lat)
    .where('lng', '=', place.lng)
    .where('contact_phone', '=', place.contact_phone)
    .executeTakeFirst();

export const insertSaved = (db: Kysely<Database>, row: Insertable<PlacesTables['saved_locations']>): Promise<SavedRow> =>
  db.insertInto('saved_locations').values(row).returningAll().executeTakeFirstOrThrow();

/** @returns the changed place; undefined where the customer has no such place. */
export const updateSaved = (
  db: Kysely<Database>,
  { userId, id }: Owned,
  change: Updateable<PlacesTables['saved_locations']>,
): Promise<SavedRow | undefined> =>
  db
    .updateTable('saved_locations')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** @returns whether the customer had such a place. */
export async function deleteSaved(db: Kysely<Database>, { userId, id }: Owned): Promise<boolean> {
  const row = await db
    .deleteFrom('saved_locations')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
