import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import type { Random } from '../../platform/deps.ts';

/** As long as the hash of HS256. */
const keyBytes = 32;

const selectKey = async (db: Kysely<Database>) => (await db.selectFrom('quote_keys').select('secret').executeTakeFirst())?.secret;

/** The secret that signs quotes; whichever gateway needs it first stores it. */
export async function readQuoteKey(db: Kysely<Database>, random: Random): Promise<Uint8Array> {
  const stored = await selectKey(db);
  if (stored !== undefined) return stored;
  await db
    .insertInto('quote_keys')
    .values({ secret: random.bytes(keyBytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const first = await selectKey(db);
  if (first === undefined) throw new Error('The table quote_keys refused a key and has none.');
  return first;
}
