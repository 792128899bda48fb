import { listOpenAmounts } from '@songwai/core/jobs/paying/pay-contract';
import { walletHistory, walletInfo } from '@songwai/core/wallet/contract';
import { expect } from 'vitest';
import { customerAccount, driverAccount } from '../../src/ledger/accounts.ts';
import { readBalance } from '../../src/ledger/balance-queries.ts';
import type { Gateway } from '../builders/gateway.ts';
import type { Actors } from './actors.ts';
import { type Model, openDuesOf, sumOf, tipsPaid, totalOf } from './model.ts';
import { readFaults } from './read-faults.ts';

/** The customer's whole history, the oldest first, in satang. */
async function readHistory({ gateway, user }: Actors) {
  const rows: { readonly amount: number; readonly balance: number }[] = [];
  for (let page = 0; ; page += 1) {
    const { body } = await gateway.call(walletHistory, { page, limit: 100, sortBy: 'createdDatetime asc' }, user);
    rows.push(...body.transactions);
    if (rows.length >= body.totalRecords) return rows.map(({ amount, balance }) => [satang(amount), satang(balance)] as const);
  }
}

const satang = (baht: number): number => Math.round(baht * 100);

async function readStatuses({ db }: Gateway, userId: string): Promise<Readonly<Record<string, string>>> {
  const rows = await db.selectFrom('jobs').select(['id', 'status']).where('user_id', '=', userId).execute();
  return Object.fromEntries(rows.map(({ id, status }) => [id, status]));
}

/** What the customer is shown, and what the books say of the customer, as the model has it. */
async function readActual(actors: Actors) {
  const { gateway, user, driverId } = actors;
  const { body: info } = await gateway.call(walletInfo, {}, user);
  const { body: open } = await gateway.call(listOpenAmounts, {}, user);
  const of = (kind: 'jobHold' | 'promotion' | 'payoutDue' | 'codOwed') =>
    readBalance(gateway.db, customerAccount(kind, user.userId));
  return {
    wallet: satang(info.songwaiWallet),
    bonus: await readBalance(gateway.db, customerAccount('walletBonus', user.userId)),
    cod: satang(info.codMoney),
    freeCredit: satang(info.freeCredit),
    open: satang(open.total),
    hold: await of('jobHold'),
    promotion: await of('promotion'),
    payoutDue: await of('payoutDue'),
    codOwed: await of('codOwed'),
    tips: await readBalance(gateway.db, driverAccount('driverTips', driverId)),
    jobs: await readStatuses(gateway, user.userId),
  };
}

const isRunning = ({ status }: Model['jobs'][number]): boolean => ['awaitingPayment', 'matching', 'arrived'].includes(status);

function expectedOf(model: Model): Awaited<ReturnType<typeof readActual>> {
  const running = model.jobs.filter(isRunning);
  return {
    wallet: sumOf(model.wallet),
    bonus: model.wallet.bonus,
    cod: model.wallet.cod,
    freeCredit: model.freeCredit,
    open: totalOf(openDuesOf(model)),
    hold: running.reduce((sum, { parts, promptPay, cardPaid, credit }) => sum + sumOf(parts) + promptPay + cardPaid + credit, 0),
    promotion: running.reduce((sum, { discount }) => sum + discount, 0),
    payoutDue: totalOfPayouts(model),
    codOwed: 0,
    tips: tipsPaid(model),
    jobs: Object.fromEntries(model.jobs.map(({ jobId, status }) => [jobId, status])),
  };
}

const totalOfPayouts = ({ payouts }: Model): number => payouts.reduce((sum, { amount }) => sum + amount, 0);

/** Holds what the customer has and owes against the model, the history against the balance, and adds up all books. */
export async function expectSound(model: Model, actors: Actors): Promise<void> {
  const actual = await readActual(actors);
  expect(actual).toEqual(expectedOf(model));
  let balance = 0;
  for (const [amount, after] of await readHistory(actors)) {
    balance += amount;
    expect(after).toBe(balance);
  }
  expect(balance).toBe(actual.wallet);
  expect(await readFaults(actors.gateway.db)).toEqual(actors.known);
}
