import type { Kysely } from 'kysely';
import { seedVerification } from '../companies/seed.ts';
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

type DemoEmail = (typeof demoAccounts)[number]['email'];

/** What the wallets of demo accounts have at first, in satang. */
const demoMoney: readonly (readonly [DemoEmail, number])[] = [
  ['demo@songwai.test', 124_000],
  ['company@songwai.test', 500_000],
];

const findDemoUser = (db: Kysely<Database>, email: DemoEmail) => findUserByLoginName(db, readLoginName(email));

/** Their wallets. An account that was removed since has none. */
async function findDemoWallets(db: Kysely<Database>): Promise<readonly DemoWallet[]> {
  const found: DemoWallet[] = [];
  for (const [email, satang] of demoMoney) {
    const user = await findDemoUser(db, email);
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
  const [company, admin] = [await findDemoUser(db, 'company@songwai.test'), await findDemoUser(db, 'admin@songwai.test')];
  if (company !== undefined && admin !== undefined)
    await seedVerification({ db, clock, random }, { companyId: company.id, adminId: admin.id });
  await seedWallets({ db, clock }, await findDemoWallets(db));
  await seedIssuer(db);
  await seedNews({ db, clock });
  const { partnerDemoSecret: secret, partnerPort } = config;
  if (secret !== undefined) await seedPartners({ db, clock, secret, partnerPort });
}
