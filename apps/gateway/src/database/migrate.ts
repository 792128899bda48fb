import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { CannotStartError } from '../cannot-start-error.ts';
import type { DatabaseLog } from './database-log.ts';
import { readTrouble } from './database-trouble.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import type { Database } from './tables.ts';

/** Folder of the gateway's own migrations. */
const migrationsDirectory = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that no other code locks; the same in every process. */
const migrationLock = 7_361_001;

/** The database was migrated with other files. Nothing was changed. */
class MigrationError extends CannotStartError {
  override readonly name = 'MigrationError';
}

interface AppliedMigration {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

/**
 * Brings the schema up to date: runs what has not run yet, each file in a transaction of its own, one process at a time.
 *
 * @returns how many migrations ran.
 * @throws MigrationError when an applied migration was changed or is missing.
 */
export async function migrate(
  pool: pg.Pool,
  { log, directory = migrationsDirectory }: { log: DatabaseLog; directory?: string },
): Promise<number> {
  const migrations = await readMigrations(directory);
  const client = await pool.connect();
  let isSound = false;
  try {
    // Migrations, and waiting for those of another process, may take long.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(`create table if not exists schema_migration (
      number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<AppliedMigration>('select number, name, checksum from schema_migration order by number');
    const waiting = findWaiting(migrations, rows);
    for (const migration of waiting) await apply(client, migration);
    if (waiting.length > 0) log.info({ migrations: waiting.map(({ name }) => name) }, 'database migrated');
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    await client.query('reset statement_timeout');
    isSound = true;
    return waiting.length;
  } finally {
    // Closing the connection releases the lock even after an error.
    client.release(!isSound);
  }
}

/**
 * Whether exactly the migrations of the folder have been applied.
 *
 * @throws when the database cannot be reached.
 */
export async function isMigrated(db: Kysely<Database>, directory: string = migrationsDirectory): Promise<boolean> {
  const table = await sql<{ name: string | null }>`select to_regclass('schema_migration')::text as name`.execute(db);
  if (table.rows[0]?.name == null) return false;
  const migrations = await readMigrations(directory);
  const applied = await db.selectFrom('schema_migration').select(['number', 'checksum']).orderBy('number').execute();
  return migrations.length === applied.length && migrations.every((migration, i) => migration.checksum === applied[i]?.checksum);
}

function findWaiting(migrations: readonly Migration[], applied: readonly AppliedMigration[]): readonly Migration[] {
  const files = new Map(migrations.map((migration) => [migration.number, migration]));
  for (const past of applied) {
    const file = files.get(past.number);
    if (file === undefined)
      throw new MigrationError(
        `The database has migration ${past.name}, and this version of the gateway has not. Start the version that made it, or a newer one.`,
      );
    if (file.checksum !== past.checksum)
      throw new MigrationError(
        `Migration ${file.name} was changed after it had been applied. Restore the file, and put the change into a new migration.`,
      );
  }
  const done = new Set(applied.map(({ number }) => number));
  const waiting = migrations.filter(({ number }) => !done.has(number));
  const last = applied.at(-1);
  const late = waiting.find(({ number }) => last !== undefined && number < last.number);
  if (late !== undefined && last !== undefined)
    throw new MigrationError(
      `Migration ${late.name} comes before ${last.name}, which has been applied. Give it a higher number.`,
    );
  return waiting;
}

async function apply(client: pg.PoolClient, { number, name, checksum, sql: text }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [number, name, checksum]);
    await client.query('commit');
  } catch (cause) {
    // The rollback still happens; the next start applies the migration.
    if (readTrouble(cause) !== undefined) throw cause;
    await client.query('rollback');
    throw new MigrationError(
      `Migration ${name} failed and was undone: ${cause instanceof Error ? cause.message : String(cause)}.`,
      {
        cause,
      },
    );
  }
}
