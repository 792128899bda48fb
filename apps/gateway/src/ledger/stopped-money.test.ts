import { randomUUID } from 'node:crypto';
import { createJob } from '@songwai/core/jobs/contract';
import { payWalletPackage } from '@songwai/core/wallet/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveJob, setJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { daySeconds } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { plainOrder } from '../../tests/builders/order.ts';
import { answerBank, makeSweeper, saveCard } from '../../tests/builders/payments.ts';
import type { Caller } from '../../tests/builders/sessions.ts';
import { moveWallet } from '../../tests/builders/wallets.ts';
import { findWrongInvoices } from '../invoices/invoice-check-view.ts';
import { findLeftOver } from '../jobs/charges/left-over-view.ts';
import { findStuckPayments } from '../payments/stuck-payments-view.ts';
import { findWrongCredit } from '../pricing/credit/credit-check-view.ts';
import { checkMoney } from './check-ledger.ts';

const [card, wallet, promptPay] = [1, 2, 3] as const;

let gateway: Gateway;
let user: Caller;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  user = await addCustomer(gateway);
});

const finders = { findWrongCredit, findStuckPayments, findLeftOver, findWrongInvoices };
const faults = async () => (await checkMoney(gateway.db, finders, gateway.clock.now())).faults;
const topUp = async (paymentType: 1 | 3) =>
  (await gateway.call(payWalletPackage, { guid: randomUUID(), amount: 500, paymentType }, user)).body.payment;
const book = async (paymentType: number) => (await gateway.call(createJob, plainOrder({ paymentType }), user)).body;
const passDays = (days: number) => gateway.clock.advanceSeconds(days * daySeconds + 60);

describe('the check of money', () => {
  it('finds nothing while money is on its way as it should be', async () => {
    await saveCard(gateway, user);
    await moveWallet(gateway, user, { satang: 50_000 });
    await topUp(promptPay);
    await topUp(card);
    const [first, second] = [await book(wallet), await book(card)];
    expect(await faults()).toEqual([]);
    for (const { jobId } of [first, second]) await moveJob(gateway, jobId, 'completed');
    expect(await faults()).toEqual([]);
    gateway.clock.advanceSeconds(660);
    await makeSweeper(gateway).work();
    passDays(2);
    expect(await faults()).toEqual([]);
  });

  it('finds a payment of another sum than was asked for, a day later', async () => {
    const payment = await topUp(promptPay);
    await sql`update sandbox_charges set amount_satang = 1 where charge_id = ${payment.chargeId}`.execute(gateway.db);
    await answerBank(gateway, payment, 'pay');
    await makeSweeper(gateway).work();
    expect(await faults()).toEqual([]);
    passDays(1);
    await makeSweeper(gateway).work();
    expect(await faults()).toEqual([
      expect.stringMatching(`payment ${payment.reference} of sandbox sandbox_chrg_.* is not settled`),
    ]);
    await sql`update charges set state = 'failed' where charge_id = ${payment.chargeId}`.execute(gateway.db);
  });

  it('finds an order that the provider has not carried out, and a card that is held for a job that is over', async () => {
    await saveCard(gateway, user);
    const { jobId, payment } = await book(card);
    await moveJob(gateway, jobId, 'completed');
    passDays(1);
    expect(await faults()).toEqual([
      expect.stringMatching(`order capture:.* for payment ${payment.reference} is not done after 0 attempts`),
      `payment ${payment.reference} is still authorised, and job ${jobId} is completed`,
    ]);
    await makeSweeper(gateway).work();
    expect(await faults()).toEqual([]);
  });

  it('finds a job that is over with money put aside', async () => {
    await moveWallet(gateway, user, { satang: 50_000 });
    const { jobId } = await book(wallet);
    await setJob(gateway, jobId, { status: 'cancelled', over_at: gateway.clock.now() });
    expect(await faults()).toEqual([expect.stringMatching(`job ${jobId} is cancelled and has \\d+ satang on jobHold`)]);
  });
});
