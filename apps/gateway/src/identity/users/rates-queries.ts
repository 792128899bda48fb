import type { Db } from '../../platform/db.ts';
import type { UserRow } from '../queries.ts';

/** Sets a user's tier and its own price list, or none. */
export const setRates = async (trx: Db, id: string, rates: Pick<UserRow, 'tier' | 'price_list'>): Promise<void> => {
  const { tier, price_list } = rates;
  await trx.updateTable('users').set({ tier, price_list }).where('id', '=', id).execute();
};

/** Sets the price list of users; null: that of their tier. */
export const setPriceList = async (trx: Db, ids: readonly string[], priceList: string | null): Promise<void> => {
  // One parameter, however many ids there are.
  await trx
    .updateTable('users')
    .set({ price_list: priceList })
    .where((is) => is('id', '=', is.fn.any(is.val([...ids]))))
    .execute();
};

/** Sets whether a user's jobs are offered to favourite drivers only. */
export const setFixDriver = async (db: Db, id: string, isFixed: boolean): Promise<void> => {
  await db.updateTable('users').set({ fix_driver: isFixed }).where('id', '=', id).execute();
};

/** Sets a user's tier and leaves the price list. */
export const setTier = async (trx: Db, id: string, tier: UserRow['tier']): Promise<void> => {
  await trx.updateTable('users').set({ tier }).where('id', '=', id).execute();
};
