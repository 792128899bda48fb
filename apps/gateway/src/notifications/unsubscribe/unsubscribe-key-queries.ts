import type { Db } from '../../platform/db.ts';
import type { Random } from '../../platform/deps.ts';

/** As long as the hash. */
const keyBytes = 32;

const selectKey = async (db: Db) => (await db.selectFrom('unsubscribe_keys').select('secret').executeTakeFirst())?.secret;

/** The secret that signs links; whichever gateway needs it first stores it. */
export async function readUnsubscribeKey(db: Db, random: Random): Promise<Uint8Array> {
  const stored = await selectKey(db);
  if (stored !== undefined) return stored;
  await db
    .insertInto('unsubscribe_keys')
    .values({ secret: random.bytes(keyBytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const first = await selectKey(db);
  if (first === undefined) throw new Error('The table unsubscribe_keys refused a key and has none.');
  return first;
}
