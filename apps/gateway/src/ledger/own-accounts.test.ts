import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/harness/create-test-database.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Db } from '../platform/db.ts';
import { type Account, customerAccount, driverAccount, ownAccount } from './accounts.ts';
import { postMovement } from './movement-queries.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const post = (trx: Db, from: Account, to: Account): Promise<boolean> =>
  postMovement(trx, {
    ...{ key: randomUUID(), kind: 'topUp', actor: 'test', at: new Date() },
    lines: [
      { account: from, amountSatang: -100 },
      { account: to, amountSatang: 100 },
    ],
  });

/** Posts one movement while another transaction has posted and not committed; gives up where it would have to wait. */
const postBeside = (open: readonly [Account, Account], beside: readonly [Account, Account]): Promise<boolean> =>
  database.db.transaction().execute(async (first) => {
    await post(first, ...open);
    return database.db.transaction().execute(async (second) => {
      await sql`set local lock_timeout = '300ms'`.execute(second);
      return post(second, ...beside);
    });
  });

const walletOf = (owner: string): Account => customerAccount('walletTopUp', owner);

it('two customers who pay at the same time do not wait for each other', async () => {
  const provider = ownAccount('cardProvider');
  for (const owner of ['a', 'b']) await database.db.transaction().execute((trx) => post(trx, provider, walletOf(owner)));
  expect(await postBeside([provider, walletOf('a')], [provider, walletOf('b')])).toBe(true);
});

it('two charges that a bank pays to us do not wait for each other', async () => {
  const capture = [ownAccount('cardProvider'), ownAccount('revenue')] as const;
  await database.db.transaction().execute((trx) => post(trx, ...capture));
  expect(await postBeside(capture, capture)).toBe(true);
});

it('two customers of one driver do not wait for each other', async () => {
  const [provider, tips] = [ownAccount('cardProvider'), driverAccount('driverTips', 7)];
  await database.db.transaction().execute((trx) => post(trx, provider, tips));
  expect(await postBeside([provider, tips], [provider, tips])).toBe(true);
});

it('two payments from one wallet wait for each other', async () => {
  const spend = [walletOf('a'), customerAccount('jobHold', 'a')] as const;
  await expect(postBeside(spend, spend)).rejects.toMatchObject({ code: '55P03' });
});
