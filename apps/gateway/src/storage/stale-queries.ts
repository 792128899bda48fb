import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db.ts';

/** Marks the files that a query selects as stale, for the object store's worker to delete. */
export const discardObjects = async (trx: Db, files: RawBuilder<unknown>, at: Date): Promise<void> => {
  await sql`
    insert into stale_objects (key, since)
    select distinct key, ${at}::timestamptz from (${files}) as gone (key) on conflict do nothing`.execute(trx);
};
