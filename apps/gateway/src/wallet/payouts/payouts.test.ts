import { randomUUID } from 'node:crypto';
import { requestPayout, saveBankAccount, walletHistory, walletInfo } from '@songwai/core/wallet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { moveWallet } from '../../../tests/builders/wallets.ts';
import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { readBalance, readWalletBalances } from '../../ledger/balance-queries.ts';
import { readPayoutsCommand, runPayoutsCommand } from './payouts-command.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const account = { bank: 'kbank', accountNumber: '0123456789', accountName: 'พิมพ์ชนก ศรีอารีย์' };
const operate = async (...words: readonly string[]): Promise<string> => {
  const command = readPayoutsCommand(words);
  if (command === undefined) throw new Error(`unknown: ${words.join(' ')}`);
  return runPayoutsCommand(command, gateway);
};
const addSeller = async (): Promise<Caller> => {
  const seller = await addCustomer(gateway);
  await moveWallet(gateway, seller, { kind: 'codCredited', part: 'walletCod', satang: 214_000 });
  await moveWallet(gateway, seller, { satang: 50_000 });
  return seller;
};
const addWithAccount = async (): Promise<Caller> => {
  const seller = await addSeller();
  await gateway.call(saveBankAccount, account, seller);
  return seller;
};
const request = async (seller: Caller, fields: object = {}) =>
  (await gateway.call(requestPayout, { guid: randomUUID(), amount: 2_000, lang: 'en', ...fields }, seller)).body;
const partsOf = async ({ userId }: Caller) => {
  const { walletCod } = await readWalletBalances(gateway.db, userId);
  return { walletCod, payoutDue: await readBalance(gateway.db, customerAccount('payoutDue', userId)) };
};
const infoOf = async (seller: Caller) => (await gateway.call(walletInfo, {}, seller)).body;

describe('a payout of money of cash on delivery', () => {
  it('needs a bank account, of which only the last digits are shown', async () => {
    const seller = await addSeller();
    expect(await request(seller)).toMatchObject({ responseCode: 409 });
    const shown = { bank: 'kbank', lastDigits: '6789', accountName: account.accountName };
    const saved = await gateway.call(saveBankAccount, account, seller);
    expect(saved.body.bankAccount).toEqual(shown);
    expect((await infoOf(seller)).bankAccount).toEqual(shown);
    expect(JSON.stringify(await infoOf(seller))).not.toContain(account.accountNumber);
  });

  it('goes to a name on one line, which cannot pass for another payout in the operator’s list', async () => {
    const seller = await addSeller();
    const save = async (accountName: string) => (await gateway.call(saveBankAccount, { ...account, accountName }, seller)).body;
    expect(await save(' \n ')).toMatchObject({ responseCode: 422, field: 'accountName' });
    expect((await save('A\nW00000099  26/11/2026\u001b[2J')).bankAccount).toMatchObject({
      accountName: 'A W00000099 26/11/2026[2J',
    });
  });

  it('never contains bonus, whatever there is of it, and the ledger refuses what would take it from there', async () => {
    const seller = await addWithAccount();
    await moveWallet(gateway, seller, { kind: 'bonus', part: 'walletBonus', satang: 500_000 });
    expect(await request(seller, { amount: 2_141 })).toMatchObject({ responseCode: 422, field: 'amount' });
    await request(seller, { amount: 2_140 });
    expect(await request(seller, { amount: 1 })).toMatchObject({ responseCode: 422, field: 'amount' });
    expect(await readWalletBalances(gateway.db, seller.userId)).toEqual({
      walletBonus: 500_000,
      walletTopUp: 50_000,
      walletCod: 0,
    });
    const fromBonus = (kind: 'payoutRequested' | 'tip' | 'invoicePayment') =>
      moveWallet(gateway, seller, { kind, part: 'walletBonus', satang: -100 });
    for (const kind of ['payoutRequested', 'tip', 'invoicePayment'] as const)
      await expect(fromBonus(kind)).rejects.toThrow(/may not take from walletBonus/);
  });

  it('leaves the wallet at once', async () => {
    const seller = await addWithAccount();
    const body = await request(seller);
    expect(body).toMatchObject({ songwaiWallet: 640, payout: { amount: 2_000, state: 'requested', lastDigits: '6789' } });
    expect(await partsOf(seller)).toEqual({ walletCod: 14_000, payoutDue: 200_000 });
    expect(await infoOf(seller)).toMatchObject({ songwaiWallet: 640, codMoney: 140, payouts: [{ state: 'requested' }] });
  });

  it.each([
    ['more than there is of that money, although the wallet has more', 2_140.01],
    ['a part of a satang', 100.001],
  ])('is refused for %s', async (_what, amount) => {
    const seller = await addWithAccount();
    expect(await request(seller, { amount })).toMatchObject({ responseCode: 422, field: 'amount' });
    expect(await partsOf(seller)).toEqual({ walletCod: 214_000, payoutDue: 0 });
  });

  it('is requested once by fifty presses at the same moment', async () => {
    const seller = await addWithAccount();
    const guid = randomUUID();
    const presses = await Promise.all(Array.from({ length: 50 }, () => request(seller, { guid, amount: 10 })));
    expect(new Set(presses.map(({ payout }) => payout.payoutId)).size).toBe(1);
    expect(await partsOf(seller)).toEqual({ walletCod: 213_000, payoutDue: 1_000 });
  });

  it('is paid once by the operator, with the bank’s reference for the customer', async () => {
    const seller = await addWithAccount();
    const { payoutId } = (await request(seller)).payout;
    expect(await operate('list')).toContain(`฿2,000  kbank  0123456789  ${account.accountName}`);
    const bankBefore = await readBalance(gateway.db, ownAccount('bank'));
    const pay = () => operate('pay', payoutId, '--reference', 'KB-20261121-7');
    const ends = await Promise.allSettled([pay(), pay(), pay()]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(pay()).rejects.toThrow(`No payout ${payoutId} waits`);
    expect(await partsOf(seller)).toEqual({ walletCod: 14_000, payoutDue: 0 });
    expect((await readBalance(gateway.db, ownAccount('bank'))) - bankBefore).toBe(200_000);
    expect((await infoOf(seller)).payouts).toMatchObject([{ state: 'paid', remark: 'KB-20261121-7', lastDigits: '6789' }]);
    const { account_number } = await gateway.db
      .selectFrom('payouts')
      .select('account_number')
      .where('user_id', '=', seller.userId)
      .executeTakeFirstOrThrow();
    expect(account_number).toBeNull();
  });

  it('that is refused is back in the wallet, and the history says why', async () => {
    const seller = await addWithAccount();
    const { payoutId } = (await request(seller)).payout;
    await operate('refuse', payoutId, '--reason', 'ชื่อบัญชีไม่ตรง');
    expect(await partsOf(seller)).toEqual({ walletCod: 214_000, payoutDue: 0 });
    const { transactions } = (await gateway.call(walletHistory, {}, seller)).body;
    expect(transactions.slice(0, 2)).toMatchObject([
      { type: 'payoutRefused', amount: 2_000, detailTh: 'ชื่อบัญชีไม่ตรง' },
      { type: 'payout', amount: -2_000 },
    ]);
  });

  it('of a company is for members who may pay', async () => {
    const company = await addCompany(gateway);
    const [payer, booker] = [
      await addMember(gateway, company, { rights: ['pay'] }),
      await addMember(gateway, company, { rights: ['order'] }),
    ];
    await moveWallet(gateway, company, { kind: 'codCredited', part: 'walletCod', satang: 10_000 });
    expect((await gateway.call(saveBankAccount, account, booker)).status).toBe(403);
    expect((await gateway.call(requestPayout, { guid: randomUUID(), amount: 1 }, booker)).status).toBe(403);
    await gateway.call(saveBankAccount, account, payer);
    expect(await request(payer, { amount: 100 })).toMatchObject({ songwaiWallet: 0 });
    expect(await partsOf(company)).toEqual({ walletCod: 0, payoutDue: 10_000 });
  });
});

describe('the command for payouts', () => {
  it.each([
    [['pay', 'W00000001']],
    [['pay', 'W00000001', '--reason', 'x']],
    [['refuse', 'W00000001', '--reference', 'x']],
    [['pay', 'W00000001', '--reference', 'x', '--reason', 'y']],
    [['pay', 'first', '--reference', 'x']],
    [['list', 'all']],
  ])('does not understand %j', (words) => {
    expect(readPayoutsCommand(words)).toBeUndefined();
  });
});
