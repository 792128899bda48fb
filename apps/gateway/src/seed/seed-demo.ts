import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/tables.ts';
import { seedAccounts } from '../identity/seed.ts';
import { seedPartners } from '../partners/seed.ts';
import type { Clock, Random } from '../platform/deps.ts';
import { seedAcceptance } from '../terms/seed.ts';

export interface DemoSeedDeps {
  readonly db: Kysely<Database>;
  readonly config: Pick<Config, 'partnerDemoSecret' | 'partnerPort'>;
  readonly clock: Clock;
  readonly random: Random;
}

/**
 * Fills a database for a demo (`SEED=demo`): its accounts and its partner. Safe to run at every start. The rate card comes with the
 * migrations, and the simulator adds its drivers.
 */
export async function seedDemo({ db, config, clock, random }: DemoSeedDeps): Promise<void> {
  const userIds = await seedAccounts({ db, clock, random });
  await seedAcceptance({ db, clock }, userIds);
  const { partnerDemoSecret: secret, partnerPort } = config;
  if (secret !== undefined) await seedPartners({ db, clock, secret, partnerPort });
}
