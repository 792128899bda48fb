import { openDatabase } from '../../src/database/open-database.ts';
import { createGateway, type Gateway } from '../builders/gateway.ts';
import { silentLog } from '../harness/silent-log.ts';

/** Another gateway of the same deployment, with connections of its own: it hears of changes as one on another machine does. Close it first. */
export const createSecondGateway = async (
  { connectionString }: Pick<Gateway, 'connectionString'>,
  given: Parameters<typeof createGateway>[0] = {},
): Promise<Gateway> =>
  createGateway({ ...given, database: await openDatabase({ databaseUrl: connectionString, dataDir: '', log: silentLog }) });
