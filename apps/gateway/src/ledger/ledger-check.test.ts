import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer, addFreeCredit } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { moveWallet } from '../../tests/builders/wallets.ts';
import { findWrongInvoices } from '../invoices/invoice-check-view.ts';
import { findLeftOver } from '../jobs/charges/left-over-view.ts';
import { findStuckPayments } from '../payments/stuck-payments-view.ts';
import { findWrongCredit } from '../pricing/credit/credit-check-view.ts';
import { readLedgerCommand, runLedgerCommand } from './admin/ledger-command.ts';
import { createNightlyCheck } from './nightly-check.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  const customer = await addCustomer(gateway, { freeCreditSatang: 5_000 });
  await moveWallet(gateway, customer, { satang: 10_000 });
});

const finders = { findWrongCredit, findStuckPayments, findLeftOver, findWrongInvoices };
const check = () => runLedgerCommand({ db: gateway.db, clock: gateway.clock, finders });

/** Changes the books as no program of ours can, as if by hand. */
const spoil = async (work: () => Promise<unknown>): Promise<void> => {
  await sql`alter table ledger_entries disable trigger user`.execute(gateway.db);
  await work();
  await sql`alter table ledger_entries enable trigger user`.execute(gateway.db);
};
const lastEntry = sql`(select max(id) from ledger_entries where balance_satang is not null)`;
const addToBalance = (satang: number) =>
  sql`update ledger_entries set balance_satang = balance_satang + ${satang} where id = ${lastEntry}`.execute(gateway.db);
const addToAmount = (satang: number) =>
  sql`update ledger_entries set amount_satang = amount_satang + ${satang} where id = ${lastEntry}`.execute(gateway.db);

describe('the check of the ledger', () => {
  it('counts what there is and finds nothing in sound books', async () => {
    expect(await check()).toMatch(/^\d+ movements, \d+ entries: everything adds up\.$/);
  });

  it('names an account whose balance its entries do not explain', async () => {
    await spoil(() => addToBalance(1));
    await expect(check()).rejects.toThrow(/account walletTopUp .* has a balance that its entries do not explain/);
    await spoil(() => addToBalance(-1));
    await check();
  });

  it('names a movement that does not add up', async () => {
    await spoil(() => addToAmount(1));
    await expect(check()).rejects.toThrow(/movement .* does not add up to 0/);
    await spoil(() => addToAmount(-1));
    await check();
  });

  it('names a customer whose grants of free credit say something else', async () => {
    const { userId } = await addCustomer(gateway);
    await addFreeCredit(gateway, { userId, amountSatang: 700 });
    const setLeft = (left_satang: number) =>
      gateway.db.updateTable('free_credit_grants').set({ left_satang }).where('user_id', '=', userId).execute();
    await setLeft(600);
    await expect(check()).rejects.toThrow(`free credit of ${userId}: 600 satang of grants, 700 in the ledger`);
    await setLeft(700);
    await check();
  });

  it.each([[[]], [['check', 'all']], [['mend']]])('is not asked for by %j', (words) => {
    expect(readLedgerCommand(words)).toBeUndefined();
  });
});

describe('each night', () => {
  it('the ledger is checked once, and a fault is logged as an error', async () => {
    const lines: [string, string, object][] = [];
    const line = (level: string) => (fields: object, message: string) => void lines.push([level, message, fields]);
    const log = { info: line('info'), warn: line('warn'), error: line('error') };
    const round = createNightlyCheck({ db: gateway.db, clock: gateway.clock, log, finders });
    const never = new AbortController().signal;
    // The clock begins at noon.
    await round(never);
    await round(never);
    expect(lines.map(([level, message]) => [level, message])).toEqual([['info', 'the ledger adds up']]);
    gateway.clock.advanceSeconds(14 * 3_600);
    await round(never);
    expect(lines).toHaveLength(1);
    await spoil(() => addToBalance(1));
    gateway.clock.advanceSeconds(3_600);
    await round(never);
    await spoil(() => addToBalance(-1));
    expect(lines[1]).toMatchObject(['error', 'the ledger does not add up', { faults: [expect.stringContaining('walletTopUp')] }]);
  });
});
