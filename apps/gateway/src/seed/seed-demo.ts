import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/tables.ts';
import { readLoginName } from '../identity/login-name.ts';
import { findUserByLoginName } from '../identity/queries.ts';
import { type demoAccounts, seedAccounts } from '../identity/seed.ts';
import { seedNews } from '../news/seed.ts';
import { seedPartners } from '../partners/seed.ts';
import type { Clock, Random } from '../platform/deps.ts';
import { seedIssuer } from '../tax-documents/seed.ts';
import { seedAcceptance } from '../terms/seed.ts';
import { type DemoWallet, seedWallets } from '../wallet/seed.ts';

export interface DemoSeedDeps {
  readonly db: Kysely<Database>;
  readonly config: Pick<Config, 'partnerDemoSecret' | 'partnerPort'>;
  readonly clock: Clock;
  readonly random: Random;
}

/** What the wallets of demo accounts have at first, in satang. */
const demoMoney: readonly (readonly [(typeof demoAccounts)[number]['email'], number])[] = [
  ['demo@songwai.test', 124_000],
  ['company@songwai.test', 500_000],
];

/** Their wallets. An account that was removed since has none. */
async function findDemoWallets(db: Kysely<Database>): Promise<readonly DemoWallet[]> {
  const found: DemoWallet[] = [];
  for (const [email, satang] of demoMoney) {
    const user = await findUserByLoginName(db, readLoginName(email));
    if (user !== undefined) found.push({ userId: user.id, satang });
  }
  return found;
}

/**
 * Fills a database for a demo (`SEED=demo`): its accounts, its news and its partner. Safe to run at every start. The rate card comes with the
 * migrations, and the simulator adds its drivers.
 */
export async function seedDemo({ db, config, clock, random }: DemoSeedDeps): Promise<void> {
  const userIds = await seedAccounts({ db, clock, random });
  await seedAcceptance({ db, clock }, userIds);
  await seedWallets({ db, clock }, await findDemoWallets(db));
  await seedIssuer(db);
  await seedNews({ db, clock });
  const { partnerDemoSecret: secret, partnerPort } = config;
  if (secret !== undefined) await seedPartners({ db, clock, secret, partnerPort });
}
