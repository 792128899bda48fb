import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { readTrouble } from './database-trouble.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import { findWaiting, MigrationError } from './waiting-migrations.ts';

/** Folder of the gateway's own migrations. */
const migrationsDirectory = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that no other code locks; the same in every process. */
const migrationLock = 7_361_001;
const lookAgainMs = 200;

/**
 * How long a migration waits for a lock on a table. Who waits for such a lock makes everybody after it wait, too: it gives up soon, lets the
 * calls through, and tries again.
 */
const longestLockWait = '2s';
const mostLockTries = 30;
const betweenLockTriesMs = 1_000;

/** What a migration that cannot run in a transaction begins with (`create index concurrently`). */
const outsideMark = /^-- outside a transaction\b/;

let ownMigrations: Promise<readonly Migration[]> | undefined;

/** The migrations of this version, read once: what is put into the folder later belongs to another version. */
export function readOwnMigrations(): Promise<readonly Migration[]> {
  ownMigrations ??= readMigrations(migrationsDirectory);
  return ownMigrations;
}

/**
 * Brings the schema up to date: runs what has not run yet, one process at a time. A database that a newer version has migrated is left as it is.
 *
 * @returns how many migrations ran.
 * @throws MigrationError when an applied migration was changed, or this version and the database went separate ways.
 */
export async function migrate(pool: pg.Pool, { log, directory }: { log: DatabaseLog; directory?: string }): Promise<number> {
  const migrations = await (directory === undefined ? readOwnMigrations() : readMigrations(directory));
  const client = await pool.connect();
  let isSound = false;
  try {
    // Migrations, and waiting for those of another process, may take long.
    await client.query('set statement_timeout = 0');
    await takeLock(client);
    await client.query(`create table if not exists schema_migration (
      number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<Omit<Migration, 'sql'>>(
      'select number, name, checksum from schema_migration order by number',
    );
    const { waiting, newer } = findWaiting(migrations, rows);
    for (const migration of waiting) await applyWhenFree(client, migration, log);
    if (waiting.length > 0) log.info({ migrations: waiting.map(({ name }) => name) }, 'database migrated');
    if (newer.length > 0)
      log.info({ migrations: newer }, 'the database was migrated by a newer version, which this one can serve');
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    await client.query('reset statement_timeout');
    isSound = true;
    return waiting.length;
  } finally {
    // Closing the connection releases the lock even after an error.
    client.release(!isSound);
  }
}

/** Asks again and again instead of waiting in the database: `create index concurrently` waits for every statement that is under way. */
async function takeLock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [migrationLock]);
    if (rows[0]?.isOurs === true) return;
    await wait(lookAgainMs);
  }
}

async function applyWhenFree(client: pg.PoolClient, migration: Migration, log: DatabaseLog): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await (outsideMark.test(migration.sql) ? applyOutside(client, migration) : applyInside(client, migration));
      return;
    } catch (error) {
      if (readTrouble(error) !== 'contended' || tries === mostLockTries) throw error;
      log.warn({ migration: migration.name, tries }, 'a migration waits for tables that are in use, and tries again');
      await wait(betweenLockTriesMs);
    }
  }
}

async function applyInside(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${longestLockWait}'`);
    await client.query(migration.sql);
    await note(client, migration);
    await client.query('commit');
  } catch (cause) {
    await rollBack(client, cause);
    if (readTrouble(cause) !== undefined) throw cause;
    throw failure(migration, 'failed and was undone', cause);
  }
}

/** After a connection was lost, PostgreSQL does it. */
async function rollBack(client: pg.PoolClient, cause: unknown): Promise<void> {
  if (readTrouble(cause) === 'away') return;
  await client.query('rollback');
}

/** Statement by statement. One that was interrupted is done again from its beginning, so its statements must stand that. */
async function applyOutside(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    for (const statement of migration.sql.split(/;\s*$/m).filter((part) => /^\s*[^\s-]/m.test(part)))
      await client.query(statement);
    await note(client, migration);
  } catch (cause) {
    if (readTrouble(cause) !== undefined) throw cause;
    throw failure(migration, 'failed on its way and is begun again at the next start', cause);
  }
}

const note = (client: pg.PoolClient, { number, name, checksum }: Migration) =>
  client.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [number, name, checksum]);

const failure = ({ name }: Migration, how: string, cause: unknown): MigrationError =>
  new MigrationError(`Migration ${name} ${how}: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
