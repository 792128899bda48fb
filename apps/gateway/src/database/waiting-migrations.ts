import { CannotStartError } from '../cannot-start-error.ts';
import type { Migration } from './migration-files.ts';

/** The migrations of the database and those of this version do not belong together. Nothing was changed. */
export class MigrationError extends CannotStartError {
  override readonly name = 'MigrationError';
}

type Known = Omit<Migration, 'sql'>;

interface Waiting {
  /** What has not run yet, in order. */
  readonly waiting: readonly Migration[];
  /** Names of those that a newer version has run. They only expand (docs/operations.md), so this version can work beside it. */
  readonly newer: readonly string[];
}

/**
 * Compares the migrations of this version with those that have run.
 *
 * @throws MigrationError when one that has run was changed, or when each side has one that the other lacks.
 */
export function findWaiting(migrations: readonly Migration[], applied: readonly Known[]): Waiting {
  const done = new Map(applied.map((past) => [past.number, past]));
  const changed = migrations.find(({ number, checksum }) => (done.get(number)?.checksum ?? checksum) !== checksum);
  if (changed !== undefined)
    throw new MigrationError(
      `Migration ${changed.name} was changed after it had been applied. Restore the file, and put the change into a new migration.`,
    );
  const own = new Set(migrations.map(({ number }) => number));
  const unknown = applied.filter(({ number }) => !own.has(number));
  const waiting = migrations.filter(({ number }) => !done.has(number));
  const [stranger] = unknown;
  const [first] = waiting;
  if (stranger !== undefined && first !== undefined)
    throw new MigrationError(
      `The database has migration ${stranger.name}, and this version of the gateway has not; it lacks ${first.name}, which this version has. Start the version that made it, or a newer one.`,
    );
  const last = applied.at(-1);
  const late = waiting.find(({ number }) => last !== undefined && number < last.number);
  if (late !== undefined && last !== undefined)
    throw new MigrationError(
      `Migration ${late.name} comes before ${last.name}, which has been applied. Give it a higher number.`,
    );
  return { waiting, newer: unknown.map(({ name }) => name) };
}
