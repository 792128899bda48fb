import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { InvoicesTables } from '../tables.ts';

/** A billing address as stored. */
export type HeaderRow = Selectable<InvoicesTables['receipt_headers']>;

/** The condition for one billing address of this user; other users' are never found. */
interface Owned {
  readonly userId: string;
  readonly id: string;
}

/** A user's billing addresses, the last changed first. */
export const listHeaders = (db: Db, userId: string): Promise<readonly HeaderRow[]> =>
  db
    .selectFrom('receipt_headers')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();

export async function countHeaders(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('receipt_headers')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The one with the same name, address and tax id; an address belongs to one office. */
export const findSameHeader = (
  db: Db,
  header: Pick<HeaderRow, 'user_id' | 'company_name' | 'address' | 'tax_number'>,
): Promise<HeaderRow | undefined> =>
  db
    .selectFrom('receipt_headers')
    .selectAll()
    .where('user_id', '=', header.user_id)
    .where('company_name', '=', header.company_name)
    .where('address', '=', header.address)
    .where('tax_number', '=', header.tax_number)
    .executeTakeFirst();

export const insertHeader = (db: Db, row: HeaderRow): Promise<HeaderRow> =>
  db.insertInto('receipt_headers').values(row).returningAll().executeTakeFirstOrThrow();

/** @returns the changed one; undefined where the user has no such billing address. */
export const updateHeader = (
  db: Db,
  { userId, id }: Owned,
  change: Partial<Omit<HeaderRow, 'id' | 'user_id' | 'created_at'>>,
): Promise<HeaderRow | undefined> =>
  db
    .updateTable('receipt_headers')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** @returns whether the user had such a billing address. */
export async function deleteHeader(db: Db, { userId, id }: Owned): Promise<boolean> {
  const row = await db
    .deleteFrom('receipt_headers')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
