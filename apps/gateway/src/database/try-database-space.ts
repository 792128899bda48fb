import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

/** Sorts a megabyte with little memory, which makes the server write to its disk and delete it again. Nothing is stored or synced. */
export async function tryDatabaseSpace(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local work_mem = '64kB'`.execute(trx);
    await sql`select count(*) from (select md5(i::text) from generate_series(1, 25000) as i order by 1 offset 0) as sorted`.execute(
      trx,
    );
  });
}
