import type { Db } from '../../platform/db.ts';

/** What a top-up was chosen to be. */
export interface TopUpRow {
  readonly id: string;
  readonly userId: string;
  readonly amountSatang: number;
  readonly bonusSatang: number;
}

interface NewTopUp extends TopUpRow {
  readonly guid: string;
  readonly packageId: number | null;
  readonly at: Date;
}

const rows = (db: Db) =>
  db
    .selectFrom('wallet_top_ups')
    .select(['id', 'user_id as userId', 'amount_satang as amountSatang', 'bonus_satang as bonusSatang']);

export const findTopUp = (db: Db, id: string): Promise<TopUpRow | undefined> => rows(db).where('id', '=', id).executeTakeFirst();

/** The top-up of a payer's earlier press. */
export const findTopUpByGuid = (db: Db, { userId, guid }: Pick<NewTopUp, 'userId' | 'guid'>): Promise<TopUpRow | undefined> =>
  rows(db).where('user_id', '=', userId).where('guid', '=', guid).executeTakeFirst();

/** Stores what was chosen. @returns the first choice, where the guid is repeated. */
export async function storeTopUp(trx: Db, topUp: NewTopUp): Promise<TopUpRow> {
  const { id, userId, guid, packageId, amountSatang, bonusSatang, at } = topUp;
  await trx
    .insertInto('wallet_top_ups')
    .values({
      ...{ id, user_id: userId, guid, package_id: packageId },
      ...{ amount_satang: amountSatang, bonus_satang: bonusSatang, chosen_at: at },
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'guid']).doNothing())
    .execute();
  return (await findTopUpByGuid(trx, topUp)) ?? topUp;
}
