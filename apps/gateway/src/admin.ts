import { readConfig } from './config.ts';
import type { DatabaseLog } from './database/database-log.ts';
import { hasMigrations } from './database/has-migrations.ts';
import { readOwnMigrations } from './database/migrate.ts';
import { openDatabaseBeside } from './database/open-database.ts';
import { readEventsCommand, runEventsCommand } from './events/admin/failure-command.ts';
import { readAdministratorCommand, runAdministratorCommand, UsageError, usage } from './identity/admin/administrator-command.ts';
import { createAdministrators } from './identity/admin/administrators.ts';
import { readInvoicesCommand, runInvoicesCommand } from './invoices/admin/invoices-command.ts';
import { findWrongInvoices } from './invoices/invoice-check-view.ts';
import { findLeftOver } from './jobs/charges/left-over-view.ts';
import { readLedgerCommand, runLedgerCommand } from './ledger/admin/ledger-command.ts';
import { readPartnersCommand } from './partners/admin/partners-command.ts';
import { runPartnersCommand } from './partners/admin/run-partners-command.ts';
import { findStuckPayments } from './payments/stuck-payments-view.ts';
import type { Db } from './platform/db.ts';
import { systemClock as clock, systemRandom as random } from './platform/deps.ts';
import { findVehicleNames } from './pricing/catalog/vehicle-queries.ts';
import { findWrongCredit } from './pricing/credit/credit-check-view.ts';
import { endSessions } from './sessions/session-queries.ts';
import { openDocuments } from './tax-documents/open-documents.ts';
import { readCodesCommand, runCodesCommand } from './wallet/codes/codes-command.ts';
import { readPayoutsCommand, runPayoutsCommand } from './wallet/payouts/payouts-command.ts';

/** Standard output is for the result only; logs go to standard error. */
const warn = (_fields: object, message: string): void => {
  process.stderr.write(`${message}\n`);
};
const log: DatabaseLog = { info: () => undefined, warn, error: warn };

/** A command that was read, to be run on a database. @returns the output for the operator. */
type Run = (on: Deployment) => Promise<string>;

interface Deployment {
  readonly db: Db;
  readonly publicUrl: string;
  readonly billerId: string | undefined;
  readonly isProduction: boolean;
}

/** Reads the words after a group's name, and says how the command is run. */
const group =
  <Command>(
    read: (words: readonly string[]) => Command | undefined,
    run: (command: Command, deps: Deployment) => Promise<string>,
  ) =>
  (words: readonly string[]): Run | undefined => {
    const command = read(words);
    return command && ((deployment) => run(command, deployment));
  };

const groups: Readonly<Record<string, (words: readonly string[]) => Run | undefined>> = {
  events: group(readEventsCommand, (command, { db }) => runEventsCommand(command, { db, clock })),
  invoices: group(readInvoicesCommand, (command, { db, publicUrl, billerId }) =>
    runInvoicesCommand(command, {
      db,
      clock,
      random,
      publicUrl,
      documents: openDocuments({ random, publicUrl, billerId, findVehicleNames }),
    }),
  ),
  ledger: group(readLedgerCommand, (_command, { db }) =>
    runLedgerCommand({ db, clock, finders: { findWrongCredit, findStuckPayments, findLeftOver, findWrongInvoices } }),
  ),
  codes: group(readCodesCommand, (command, { db }) => runCodesCommand(command, { db, clock, random })),
  partners: group(readPartnersCommand, (command, { db, isProduction, publicUrl }) =>
    runPartnersCommand(command, { db, clock, random, isProduction, publicUrl }),
  ),
  payouts: group(readPayoutsCommand, (command, { db }) => runPayoutsCommand(command, { db, clock })),
};

/** @throws {UsageError} unknown command. */
function readCommand([name = '', ...words]: readonly string[]): Run {
  if (Object.hasOwn(groups, name)) {
    const run = groups[name]?.(words);
    if (run === undefined) throw new UsageError(usage);
    return run;
  }
  const command = readAdministratorCommand([name, ...words]);
  return ({ db, publicUrl }) =>
    runAdministratorCommand(command, { db, administrators: createAdministrators({ db, endSessions, clock, publicUrl }) });
}

/** Runs an operator's command on the database of the gateway that this environment configures. */
const run = async (command: Run): Promise<string> => {
  const { databaseUrl, databaseDirectUrl: directUrl, dataDir, publicUrl, billerId, isProduction } = readConfig(process.env);
  const { db, close } = await openDatabaseBeside({ databaseUrl, directUrl, dataDir, log });
  try {
    if (!(await hasMigrations(db, await readOwnMigrations())))
      throw new Error(
        'The database belongs to another version of the gateway. Start this version once: it brings the database up to date.',
      );
    return await command({ db, publicUrl, billerId, isProduction });
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
