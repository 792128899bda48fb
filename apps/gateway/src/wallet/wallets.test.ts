import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { moveWallet } from '../../tests/builders/wallets.ts';
import { customerAccount, ownAccount } from '../ledger/accounts.ts';
import { readBalance, readWalletBalances } from '../ledger/balance-queries.ts';
import { transact } from '../platform/transact.ts';
import { creditCashBack } from './cash-back.ts';
import type { Spending, Wallets } from './wallet.ts';
import { createWallets } from './wallets.ts';

let gateway: Gateway;
let wallets: Wallets;
beforeAll(async () => {
  gateway = await createGateway();
  wallets = createWallets(gateway);
});
afterAll(() => gateway.close());

const addRich = async () => {
  const customer = await addCustomer(gateway);
  await moveWallet(gateway, customer, { kind: 'codCredited', part: 'walletCod', satang: 30_000 });
  await moveWallet(gateway, customer, { satang: 20_000 });
  await moveWallet(gateway, customer, { kind: 'bonus', part: 'walletBonus', satang: 10_000 });
  return customer;
};
const pay = (payerId: string, fields: Partial<Spending> = {}) =>
  transact(gateway.db, (trx) =>
    wallets.pay(trx, {
      ...{ key: randomUUID(), payerId, amountSatang: 10_000, kind: 'bookingPaid', actor: payerId, at: gateway.clock.now() },
      ...{ to: customerAccount('jobHold', payerId), ...fields },
    }),
  );

describe('a wallet', () => {
  it('spends its bonus first, then what was paid in, and money of cash on delivery last', async () => {
    const { userId } = await addRich();
    expect(await pay(userId, { amountSatang: 15_000 })).toBe(0);
    expect(await readWalletBalances(gateway.db, userId)).toEqual({ walletBonus: 0, walletTopUp: 15_000, walletCod: 30_000 });
    expect(await pay(userId, { amountSatang: 20_000 })).toBe(0);
    expect(await readWalletBalances(gateway.db, userId)).toEqual({ walletBonus: 0, walletTopUp: 0, walletCod: 25_000 });
    expect(await readBalance(gateway.db, customerAccount('jobHold', userId))).toBe(35_000);
  });

  it('that has too little says what is missing and pays nothing', async () => {
    const { userId } = await addRich();
    expect(await pay(userId, { amountSatang: 60_001 })).toBe(1);
    expect(await wallets.readBalance(userId)).toBe(60_000);
  });

  it('pays once for a key, also under fifty presses at the same moment', async () => {
    const { userId } = await addRich();
    const key = randomUUID();
    const missing = await Promise.all(Array.from({ length: 50 }, () => pay(userId, { key })));
    expect(new Set(missing)).toEqual(new Set([0]));
    expect(await wallets.readBalance(userId)).toBe(50_000);
  });

  it('is never overdrawn by payments at the same moment', async () => {
    const { userId } = await addRich();
    const missing = await Promise.all(Array.from({ length: 10 }, () => pay(userId, { to: ownAccount('revenue') })));
    expect(missing.filter((satang) => satang === 0)).toHaveLength(6);
    expect(await wallets.readBalance(userId)).toBe(0);
  });

  it('gets a month’s cash-back once', async () => {
    const { userId } = await addCustomer(gateway);
    const cashBack = { userId, month: '2026-10', amountSatang: 1_234, at: gateway.clock.now() };
    const credit = () => transact(gateway.db, (trx) => creditCashBack(trx, cashBack));
    expect([await credit(), await credit()]).toEqual([true, false]);
    expect(await wallets.readBalance(userId)).toBe(1_234);
  });
});
