import type { WalletPackage } from '@songwai/core/wallet/wallet';
import type { Db } from '../../platform/db.ts';

const offered = (db: Db) =>
  db
    .selectFrom('wallet_packages')
    .select(['id as packageId', 'price_satang as priceSatang', 'bonus_satang as bonusSatang'])
    .where('is_offered', '=', true);

/** Packages for sale, the cheapest first. */
export const listPackages = (db: Db): Promise<readonly WalletPackage[]> => offered(db).orderBy('price_satang').execute();

/** A package for sale; undefined where there is none of this id. */
export const findPackage = (db: Db, packageId: number): Promise<WalletPackage | undefined> =>
  offered(db).where('id', '=', packageId).executeTakeFirst();
