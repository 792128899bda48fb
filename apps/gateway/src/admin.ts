import { readConfig } from './config.ts';
import type { DatabaseLog } from './database/database-log.ts';
import { isMigrated } from './database/migrate.ts';
import { openDatabaseBeside } from './database/open-database.ts';
import { type EventsCommand, readEventsCommand, runEventsCommand } from './events/admin/failure-command.ts';
import {
  type AdministratorCommand,
  readAdministratorCommand,
  runAdministratorCommand,
  UsageError,
  usage,
} from './identity/admin/administrator-command.ts';
import { createAdministrators } from './identity/admin/administrators.ts';
import { systemClock as clock } from './platform/deps.ts';
import { endSessions } from './sessions/session-queries.ts';

/** Standard output is for the result only; logs go to standard error. */
const warn = (_fields: object, message: string): void => {
  process.stderr.write(`${message}\n`);
};
const log: DatabaseLog = { info: () => undefined, warn, error: warn };

/** @throws {UsageError} unknown command. */
function readCommand(words: readonly string[]): AdministratorCommand | EventsCommand {
  if (words[0] !== 'events') return readAdministratorCommand(words);
  const command = readEventsCommand(words.slice(1));
  if (command === undefined) throw new UsageError(usage);
  return command;
}

/** Runs an operator's command on the database of the gateway that this environment configures. */
const run = async (command: AdministratorCommand | EventsCommand): Promise<string> => {
  const { databaseUrl, dataDir, publicUrl } = readConfig(process.env);
  const { db, close } = await openDatabaseBeside({ databaseUrl, dataDir, log });
  try {
    if (!(await isMigrated(db)))
      throw new Error(
        'The database belongs to another version of the gateway. Start this version once: it brings the database up to date.',
      );
    if (command.verb === 'listEvents' || command.verb === 'retryEvents') return await runEventsCommand(command, { db, clock });
    return await runAdministratorCommand(command, {
      db,
      administrators: createAdministrators({ db, endSessions, clock, publicUrl }),
    });
  } finally {
    await close();
  }
};

try {
  process.stdout.write(`${await run(readCommand(process.argv.slice(2)))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
