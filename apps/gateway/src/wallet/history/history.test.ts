import { bangkokDate } from '@songwai/core/basics/bangkok-time';
import { walletHistory } from '@songwai/core/wallet/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { daySeconds } from '../../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { moveWallet, type WalletMovement } from '../../../tests/builders/wallets.ts';
import { walletKinds } from '../../ledger/accounts.ts';
import { readWalletBalances, sumOfWallet } from '../../ledger/balance-queries.ts';
import { mayTakeFrom } from '../../ledger/split-spending.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const ask = async (customer: Caller, question: object = {}) =>
  (await gateway.call(walletHistory, { ...question, lang: 'en' }, customer)).body;
const satang = (baht: number): number => Math.round(baht * 100);

/** All entries, read page by page. */
async function readAll(customer: Caller, question: { readonly limit: number; readonly sortBy?: string }) {
  const entries = [];
  for (let page = 0; ; page += 1) {
    const { transactions } = await ask(customer, { ...question, page });
    if (transactions.length === 0) return entries;
    entries.push(...transactions);
  }
}

const movements = fc.array(
  fc.record({
    part: fc.constantFrom(...walletKinds),
    satang: fc.integer({ min: -50_000, max: 50_000 }).filter((amount) => amount !== 0),
    kind: fc.constantFrom('topUp', 'bonus', 'booked', 'released', 'charged', 'refunded', 'adjusted', 'codCredited'),
  }),
  { minLength: 1, maxLength: 12 },
);

/** Those that no part of the wallet is too poor for. */
function possible(wanted: readonly Required<Pick<WalletMovement, 'part' | 'satang' | 'kind'>>[]) {
  const left = { walletBonus: 0, walletTopUp: 0, walletCod: 0 };
  return wanted.filter(({ part, satang: amount, kind }) => {
    if (left[part] + amount < 0 || (amount < 0 && !mayTakeFrom(part, kind))) return false;
    left[part] += amount;
    return true;
  });
}

describe('the history of a wallet', () => {
  it('adds up to its balance entry by entry, whatever was moved, in both orders and on pages of any size', async () => {
    await fc.assert(
      fc.asyncProperty(movements, fc.integer({ min: 1, max: 20 }), async (wanted, limit) => {
        const customer = await addCustomer(gateway);
        const moved = possible(wanted);
        for (const movement of moved) await moveWallet(gateway, customer, movement);
        const oldestFirst = await readAll(customer, { limit, sortBy: 'createdDatetime asc' });
        expect(oldestFirst).toHaveLength(moved.length);
        let balance = 0;
        for (const entry of oldestFirst) {
          balance += satang(entry.amount);
          expect(satang(entry.balance)).toBe(balance);
        }
        expect(balance).toBe(sumOfWallet(await readWalletBalances(gateway.db, customer.userId)));
        expect(await readAll(customer, { limit })).toEqual(oldestFirst.toReversed());
      }),
      { numRuns: 25 },
    );
  });

  it('says what each movement was for, with its job and what exactly', async () => {
    const customer = await addCustomer(gateway);
    const move = (movement: WalletMovement) => moveWallet(gateway, customer, movement);
    await move({ satang: 100_000 });
    await move({ kind: 'booked', satang: -39_645, jobId: 'J00048213' });
    await move({ kind: 'charged', satang: -3_000, jobId: 'J00048213', details: { charge: 'waiting', stop: 1 } });
    await move({ kind: 'adjusted', satang: -4_000, jobId: 'J00048213', details: { reason: 'เพิ่ม 1 จุด' } });
    await move({ kind: 'released', satang: 39_645, jobId: 'J00048213' });
    await move({ kind: 'redeemed', part: 'walletBonus', satang: 20_000, details: { code: 'SWABC-••••' } });
    await move({ kind: 'cashBack', part: 'walletBonus', satang: 500, details: { month: '2026-10' } });
    const { totalRecords, transactions } = await ask(customer);
    expect(totalRecords).toBe(7);
    expect(transactions.map(({ type, amount, balance, detailEn }) => [type, amount, balance, detailEn])).toEqual([
      ['cashBack', 5, 1_135, 'For 10/2026'],
      ['redeem', 200, 1_130, 'Code SWABC-••••'],
      ['orderCancelled', 396.45, 930, undefined],
      ['orderModified', -40, 533.55, 'เพิ่ม 1 จุด'],
      ['charge', -30, 573.55, 'Waiting, stop 2'],
      ['orderSuccessful', -396.45, 603.55, undefined],
      ['topUp', 1_000, 1_000, undefined],
    ]);
    expect(transactions[5]?.jobId).toBe('J00048213');
    expect(transactions[0]?.referenceNo).toMatch(/^M\d{8}$/);
  });

  it('is filtered by days in Bangkok, both included, and by direction, with the balances of that time', async () => {
    const customer = await addCustomer(gateway);
    const days = [];
    for (const amount of [30_000, -10_000, 5_000]) {
      days.push(bangkokDate(gateway.clock.now()));
      await moveWallet(gateway, customer, { kind: amount > 0 ? 'topUp' : 'booked', satang: amount });
      gateway.clock.advanceSeconds(daySeconds);
    }
    const amounts = async (question: object) =>
      (await ask(customer, question)).transactions.map(({ amount, balance }) => [amount, balance]);
    expect(await amounts({ fromDate: days[1], toDate: days[1] })).toEqual([[-100, 200]]);
    expect(await amounts({ fromDate: days[1] })).toEqual([
      [50, 250],
      [-100, 200],
    ]);
    expect(await amounts({ toDate: days[0] })).toEqual([[300, 300]]);
    expect(await amounts({ direction: 'out' })).toEqual([[-100, 200]]);
    expect(await amounts({ direction: 'in' })).toEqual([
      [50, 250],
      [300, 300],
    ]);
    expect(await ask(customer, { fromDate: '31/02/2026' })).toMatchObject({ responseCode: 422, field: 'fromDate' });
  });

  it("is the company's for its members and shows nobody else's", async () => {
    const company = await addCompany(gateway);
    const member = await addMember(gateway, company, { rights: ['order', 'pay'] });
    await moveWallet(gateway, company, { satang: 10_000 });
    expect((await ask(member)).transactions).toMatchObject([{ amount: 100, balance: 100 }]);
    expect((await ask(await addCustomer(gateway))).transactions).toEqual([]);
  });
});
