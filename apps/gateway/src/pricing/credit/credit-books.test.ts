import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, addFreeCredit } from '../../../tests/builders/customers.ts';
import { daySeconds } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { createEarlierDatabase } from '../../../tests/harness/create-earlier-database.ts';
import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { readBalance } from '../../ledger/balance-queries.ts';
import { addUpLedger } from '../../ledger/check-queries.ts';
import { findWrongCredit } from './credit-check-view.ts';
import { expireFreeCredit } from './free-credit-queries.ts';
import { warnOfExpiry } from './warn-credit-queries.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const postedOf = (userId: string) => readBalance(gateway.db, customerAccount('freeCredit', userId));

describe('free credit in the books', () => {
  it('is there once it is granted, once for a key, at our cost', async () => {
    const { userId } = await addCustomer(gateway);
    const costBefore = await readBalance(gateway.db, ownAccount('promotionCost'));
    const guid = randomUUID();
    await addFreeCredit(gateway, { userId, amountSatang: 5_000, guid });
    await addFreeCredit(gateway, { userId, amountSatang: 5_000, guid });
    expect(await postedOf(userId)).toBe(5_000);
    expect((await readBalance(gateway.db, ownAccount('promotionCost'))) - costBefore).toBe(-5_000);
  });

  it('is taken out when it expires, by two workers at once only once', async () => {
    const customers = await Promise.all(Array.from({ length: 4 }, () => addCustomer(gateway)));
    const expiresAt = new Date(gateway.clock.now().getTime() + daySeconds * 1_000);
    for (const { userId } of customers)
      for (const amountSatang of [100, 200, 300]) await addFreeCredit(gateway, { userId, amountSatang, expiresAt });
    gateway.clock.advanceSeconds(daySeconds);
    const expire = () => expireFreeCredit(gateway.db, gateway.clock.now());
    const counts = await Promise.all([expire(), expire(), expire()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    expect(await Promise.all(customers.map(({ userId }) => postedOf(userId)))).toEqual([0, 0, 0, 0]);
    expect(await findWrongCredit(gateway.db)).toEqual([]);
  });
});

it('is announced once a week before it expires, by two workers at once only once', async () => {
  const { userId } = await addCustomer(gateway);
  const inDays = (days: number) => new Date(gateway.clock.now().getTime() + days * daySeconds * 1_000);
  for (const days of [8, 8, 30]) await addFreeCredit(gateway, { userId, amountSatang: 100, expiresAt: inDays(days) });
  await addFreeCredit(gateway, { userId, amountSatang: 100 });
  const warn = () => warnOfExpiry(gateway.db, gateway.clock.now());
  const announced = async () =>
    (await gateway.db.selectFrom('outbox').select('kind').where('subject', '=', userId).execute()).map(({ kind }) => kind);
  await warn();
  expect(await announced()).toEqual([]);
  gateway.clock.advanceSeconds(daySeconds);
  await Promise.all([warn(), warn(), warn()]);
  await warn();
  expect(await announced()).toEqual(['pricing.creditExpiring']);
});

it('that was granted before there were books is carried over, customer by customer', async () => {
  const database = await createEarlierDatabase();
  await database.run(0, 323);
  const [rich, poor, spent] = [randomUUID(), randomUUID(), randomUUID()];
  for (const userId of [rich, poor, spent])
    await database.pool.query(
      `insert into users (id, user_type, refer_code, created_at) values ('${userId}', 2, '${userId}', now())`,
    );
  const grant = (userId: string, leftSatang: number) =>
    database.pool.query(
      `insert into free_credit_grants (user_id, amount_satang, left_satang, reason_th, reason_en, granted_at, guid)
       values ('${userId}', 9000, ${leftSatang}, '', '', now(), '${randomUUID()}')`,
    );
  for (const [userId, left] of [
    [rich, 700],
    [rich, 300],
    [poor, 1],
    [spent, 0],
  ] as const)
    await grant(userId, left);
  await database.run(324, 324);
  const { db } = database;
  const posted = await Promise.all([rich, poor, spent].map((userId) => readBalance(db, customerAccount('freeCredit', userId))));
  expect(posted).toEqual([1_000, 1, 0]);
  expect(await readBalance(db, ownAccount('opening'))).toBe(-1_001);
  expect(await addUpLedger(db)).toEqual({ movements: 2, entries: 4, unbalanced: [], wrongBalances: [] });
  expect(await findWrongCredit(db)).toEqual([]);
  await database.close();
});
