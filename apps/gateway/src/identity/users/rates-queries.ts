import type { Db } from '../../platform/db.ts';
import type { UserRow } from '../queries.ts';

/** Gives a user a tier and a price list of its own, or none. */
export const setRates = async (trx: Db, id: string, rates: Pick<UserRow, 'tier' | 'price_list'>): Promise<void> => {
  const { tier, price_list } = rates;
  await trx.updateTable('users').set({ tier, price_list }).where('id', '=', id).execute();
};

/** Lets users pay by a price list, or by that of their tier. */
export const setPriceList = async (trx: Db, ids: readonly string[], priceList: string | null): Promise<void> => {
  // One parameter, however many they are.
  await trx
    .updateTable('users')
    .set({ price_list: priceList })
    .where((is) => is('id', '=', is.fn.any(is.val([...ids]))))
    .execute();
};

/** Whether a user's jobs are offered to favourite drivers alone. */
export const setFixDriver = async (db: Db, id: string, isFixed: boolean): Promise<void> => {
  await db.updateTable('users').set({ fix_driver: isFixed }).where('id', '=', id).execute();
};
