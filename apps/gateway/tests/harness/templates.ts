import { migrate } from '../../src/database/migrate.ts';
import type { OpenDatabase } from '../../src/database/open-database.ts';
import { silentLog } from './silent-log.ts';

/** Fills a template; runs once for each test run. */
type FillTemplate = (database: OpenDatabase) => Promise<void>;

/** For tests of the migrations. */
const empty: FillTemplate = async () => undefined;

const migrated: FillTemplate = async ({ pool }) => {
  await migrate(pool, { log: silentLog });
};

/** The databases that tests clone. Add one here for a new set of seed data. */
export const templates = { empty, migrated } satisfies Record<string, FillTemplate>;

/** Name of a template. */
export type TemplateName = keyof typeof templates;
