import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration-files.ts';
import type { Database } from './tables.ts';

/**
 * Whether at least these migrations have been applied, unchanged. A newer version may have applied more.
 *
 * @throws when the database cannot be reached.
 */
export async function hasMigrations(
  db: Kysely<Database>,
  migrations: readonly Pick<Migration, 'number' | 'checksum'>[],
): Promise<boolean> {
  const numbers = migrations.map(({ number }) => number);
  const checksums = migrations.map(({ checksum }) => checksum);
  try {
    const { rows } = await sql<{ hasAll: boolean }>`
      select not exists (
        select from unnest(${numbers}::int[], ${checksums}::text[]) as own (number, checksum)
        where not exists (
          select from schema_migration as done where done.number = own.number and done.checksum = own.checksum)
      ) as "hasAll"`.execute(db);
    return rows[0]?.hasAll === true;
  } catch (error) {
    if (isUndefinedTable(error)) return false;
    throw error;
  }
}

const isUndefinedTable = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '42P01';
