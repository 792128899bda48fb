import { readConfig } from '../../src/config.ts';
import { migrate } from '../../src/database/migrate.ts';
import type { OpenDatabase } from '../../src/database/open-database.ts';
import { systemRandom } from '../../src/platform/deps.ts';
import { seedDemo } from '../../src/seed/seed-demo.ts';
import { createFakeClock } from '../builders/fake-clock.ts';
import { quietEnvironment } from './quiet-environment.ts';
import { silentLog } from './silent-log.ts';

/** Fills a template; runs once for each test run. */
type FillTemplate = (database: OpenDatabase) => Promise<void>;

/** For tests of the migrations. */
const empty: FillTemplate = async () => undefined;

const migrated: FillTemplate = async ({ pool }) => {
  await migrate(pool, { log: silentLog });
};

/** For whoever builds a whole gateway, which seeds the demo: hashing its passwords takes longer than all else of a test's start. */
const demo: FillTemplate = async ({ pool, db }) => {
  await migrate(pool, { log: silentLog });
  await seedDemo({ db, config: readConfig(quietEnvironment), clock: createFakeClock(), random: systemRandom });
};

/** The databases that tests clone. Add one here for a new set of seed data. */
export const templates = { empty, migrated, demo } satisfies Record<string, FillTemplate>;

/** Name of a template. */
export type TemplateName = keyof typeof templates;
