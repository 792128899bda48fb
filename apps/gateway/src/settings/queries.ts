import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Every setting of the app by its name. */
export async function readAppSettings(db: Kysely<Database>): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.selectFrom('app_settings').select(['name', 'value']).execute();
  return new Map(rows.map(({ name, value }): [string, unknown] => [name, value]));
}
