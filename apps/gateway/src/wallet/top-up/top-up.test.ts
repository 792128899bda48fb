import { randomUUID } from 'node:crypto';
import { payWalletPackage, walletPackages } from '@songwai/core/wallet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { createFakePayments, type FakePayments } from '../../../tests/builders/fake-payments.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { readWalletBalances } from '../../ledger/balance-queries.ts';
import { systemRandom } from '../../platform/deps.ts';
import { topUpCharges } from './top-up-charges.ts';
import { createTopUps, type TopUpRequest, type TopUps } from './top-ups.ts';

let gateway: Gateway;
let payments: FakePayments;
let topUps: TopUps;
beforeAll(async () => {
  gateway = await createGateway();
  payments = createFakePayments(gateway, topUpCharges);
  topUps = createTopUps({ db: gateway.db, clock: gateway.clock, random: systemRandom, payments });
});
afterAll(() => gateway.close());

const source = { kind: 'promptpay' } as const;
const pay = (payerId: string, fields: Partial<TopUpRequest> = {}) =>
  topUps.pay({ payerId, guid: randomUUID(), source, ...fields });
const balancesOf = (userId: string) => readWalletBalances(gateway.db, userId);

describe('the packages', () => {
  it('are those of the specification, with their bonuses and the limits of an own amount', async () => {
    const { body } = await gateway.call(walletPackages);
    expect(body.packages.map(({ price, bonus }) => [price, bonus])).toEqual([
      [1_000, 100],
      [3_000, 400],
      [7_000, 1_000],
      [10_000, 1_500],
    ]);
    expect(body).toMatchObject({ minAmount: 100, maxAmount: 20_000 });
  });

  it.each([
    ['an unknown package', { packageId: 99 }, { responseCode: 404, responseDesc: 'Wallet package not found' }],
    ['less than the least amount', { amount: 99 }, { responseCode: 422, field: 'amount' }],
    ['more than the greatest amount', { amount: 20_000.01 }, { responseCode: 422, field: 'amount' }],
    ['a part of a satang', { amount: 100.001 }, { responseCode: 422, field: 'amount' }],
    ['neither package nor amount', {}, { responseCode: 422, field: 'amount' }],
    ['both', { packageId: 1, amount: 1_000 }, { responseCode: 422, field: 'amount' }],
  ])('refuse %s', async (_what, fields, refusal) => {
    const customer = await addCustomer(gateway);
    const request = { guid: randomUUID(), paymentType: 3, lang: 'en', ...fields };
    expect((await gateway.call(payWalletPackage, request, customer)).body).toMatchObject(refusal);
  });
});

describe('a top-up', () => {
  it('brings the price of its package and its bonus into the wallet when it is paid, once', async () => {
    const { userId } = await addCustomer(gateway);
    const { chargeId, amountSatang } = await pay(userId, { packageId: 2 });
    expect(amountSatang).toBe(300_000);
    expect(await balancesOf(userId)).toEqual({ walletBonus: 0, walletTopUp: 0, walletCod: 0 });
    await payments.settle(chargeId);
    await payments.settle(chargeId);
    expect(await balancesOf(userId)).toEqual({ walletBonus: 40_000, walletTopUp: 300_000, walletCod: 0 });
  });

  it('of an own amount has no bonus, also where a package costs as much', async () => {
    const { userId } = await addCustomer(gateway);
    await payments.settle((await pay(userId, { amount: 3_000 })).chargeId);
    expect(await balancesOf(userId)).toEqual({ walletBonus: 0, walletTopUp: 300_000, walletCod: 0 });
  });

  it('earns the bonus that was offered when it was chosen, whatever the package gives when the bank answers', async () => {
    const { userId } = await addCustomer(gateway);
    const { chargeId } = await pay(userId, { packageId: 4 });
    const setBonus = (bonus_satang: number) =>
      gateway.db.updateTable('wallet_packages').set({ bonus_satang }).where('id', '=', 4).execute();
    await setBonus(0);
    await payments.settle(chargeId);
    await setBonus(150_000);
    expect((await balancesOf(userId)).walletBonus).toBe(150_000);
  });

  it('pressed fifty times is one charge, and keeps what was chosen first', async () => {
    const { userId } = await addCustomer(gateway);
    const guid = randomUUID();
    const first = await pay(userId, { guid, packageId: 1 });
    const presses = await Promise.all(Array.from({ length: 50 }, () => pay(userId, { guid, packageId: 4 })));
    expect(new Set(presses.map(({ chargeId }) => chargeId))).toEqual(new Set([first.chargeId]));
    expect(presses[0]?.amountSatang).toBe(100_000);
    const stored = await gateway.db.selectFrom('wallet_top_ups').select('id').where('user_id', '=', userId).execute();
    expect(stored).toHaveLength(1);
  });

  it('at the same moment as fifty presses of its button is stored once', async () => {
    const { userId } = await addCustomer(gateway);
    const guid = randomUUID();
    await Promise.all(Array.from({ length: 50 }, () => pay(userId, { guid, packageId: 3 })));
    const own = payments.charges.filter(({ payerId }) => payerId === userId);
    expect(new Set(own.map(({ subject }) => subject)).size).toBe(1);
  });

  it('by a member of a company needs the right to pay', async () => {
    const company = await addCompany(gateway);
    const booker = await addMember(gateway, company, { rights: ['order'] });
    const request = { guid: randomUUID(), packageId: 1, paymentType: 3 };
    expect((await gateway.call(payWalletPackage, request, booker)).status).toBe(403);
  });
});
