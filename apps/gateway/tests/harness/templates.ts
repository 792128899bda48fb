import { migrate } from '../../src/database/migrate.ts';
import type { OpenDatabase } from '../../src/database/open-database.ts';
import { silentLog } from './silent-log.ts';

/** How a template is filled, once for the run. */
type FillTemplate = (database: OpenDatabase) => Promise<void>;

/** For tests of the migrations themselves. */
const empty: FillTemplate = async () => undefined;

const migrated: FillTemplate = async ({ pool }) => {
  await migrate(pool, { log: silentLog });
};

/** The databases that tests clone. A new seed adds one here. */
export const templates = { empty, migrated } satisfies Record<string, FillTemplate>;

/** A template's name. */
export type TemplateName = keyof typeof templates;
