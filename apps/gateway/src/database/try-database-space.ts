import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

/** Sorts a megabyte in a little memory: the server has to put it on its disk, and takes it away again. Nothing of it is kept or synced. */
export async function tryDatabaseSpace(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local work_mem = '64kB'`.execute(trx);
    await sql`select count(*) from (select md5(i::text) from generate_series(1, 25000) as i order by 1 offset 0) as sorted`.execute(
      trx,
    );
  });
}
