import { randomUUID } from 'node:crypto';
import { cancelPayment, paymentStatus } from '@songwai/core/payments/contract';
import { tipDriver, tipDriverByToken } from '@songwai/core/ratings/tip-contract';
import { walletHistory, walletInfo } from '@songwai/core/wallet/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookJob, readJob } from '../../tests/builders/bookings.ts';
import { addCustomer } from '../../tests/builders/customers.ts';
import { addDriver } from '../../tests/builders/drivers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { answerBank, createCardToken, makeSweeper, saveCard } from '../../tests/builders/payments.ts';
import type { Caller } from '../../tests/builders/sessions.ts';
import { moveWallet } from '../../tests/builders/wallets.ts';
import { readFaults } from '../../tests/money/read-faults.ts';
import { rideTo } from '../../tests/money/ride-to.ts';
import { driverAccount } from '../ledger/accounts.ts';
import { readBalance } from '../ledger/balance-queries.ts';

const [card, wallet, promptPay] = [1, 2, 3] as const;

let gateway: Gateway;
let user: Caller;
let driverId: number;
let jobId: string;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  user = await addCustomer(gateway);
  driverId = (await addDriver(gateway)).id;
  jobId = (await bookJob(gateway, user)).jobId;
});
afterEach(async () => {
  await makeSweeper(gateway).work();
  expect(await readFaults(gateway.db)).toEqual([]);
});

const finish = () => rideTo(gateway, { jobId, driverId });
const give = async (amount: number, paymentType: 1 | 2 | 3, caller = user) =>
  (await gateway.call(tipDriver, { jobId, guid: randomUUID(), amount, paymentType, lang: 'en' }, caller)).body;
const given = async () => (await readBalance(gateway.db, driverAccount('driverTips', driverId))) / 100;

describe('a tip', () => {
  it('from the wallet is the driver’s at once, and in the history', async () => {
    await finish();
    await moveWallet(gateway, user, { satang: 10_000 });
    expect(await give(30, wallet)).toMatchObject({ responseCode: 200, songwaiWallet: 70 });
    expect(await given()).toBe(30);
    expect((await gateway.call(walletHistory, {}, user)).body.transactions[0]).toMatchObject({ type: 'tip', amount: -30, jobId });
    expect(await give(71, wallet)).toMatchObject({ responseCode: 422, field: 'paymentType', reason: 'wallet_short' });
    expect(await given()).toBe(30);
  });

  it('by card may need the bank, and is given when that agrees', async () => {
    await finish();
    expect(await give(20, card)).toMatchObject({ responseCode: 422, field: 'cardId' });
    await saveCard(gateway, user, 'needsConfirmation');
    const [yes, no] = [await give(20, card), await give(50, card)];
    expect(await given()).toBe(0);
    await answerBank(gateway, yes.payment, 'pass');
    await answerBank(gateway, no.payment, 'fail');
    expect(await given()).toBe(20);
    expect(await give(19, card)).toMatchObject({ responseCode: 422, field: 'paymentType' });
  });

  it('by PromptPay is given when the code is paid; late money is the customer’s', async () => {
    await finish();
    const [inTime, late] = [await give(5, promptPay), await give(7, promptPay)];
    await answerBank(gateway, inTime.payment, 'pay');
    expect(await given()).toBe(5);
    gateway.clock.advanceSeconds(11 * 60);
    await makeSweeper(gateway).work();
    await answerBank(gateway, late.payment, 'pay');
    expect(await given()).toBe(5);
    expect((await gateway.call(walletInfo, {}, user)).body.songwaiWallet).toBe(7);
  });

  it('by the link needs no sign-in, but money: a card of the vault, or PromptPay', async () => {
    const { rating_token: tokenRating } = await readJob(gateway, jobId);
    const byLink = async (fields: object) =>
      (await gateway.call(tipDriverByToken, { tokenRating, guid: randomUUID(), amount: 40, lang: 'en', ...fields })).body;
    expect(await byLink({ paymentType: promptPay })).toMatchObject({ responseCode: 409 });
    await finish();
    expect(await byLink({ paymentType: card })).toMatchObject({ responseCode: 422, field: 'cardToken' });
    expect(await byLink({ paymentType: card, cardToken: await createCardToken(gateway) })).toMatchObject({
      payment: { state: 'paid' },
    });
    const { payment } = await byLink({ paymentType: promptPay });
    await answerBank(gateway, payment, 'pay');
    expect(await given()).toBe(80);
    expect(await byLink({ paymentType: wallet })).toMatchObject({ responseCode: 400 });
    expect(await byLink({ paymentType: promptPay, tokenRating: 'nobodys-link-of-24-chars' })).toMatchObject({
      responseCode: 404,
    });
  });

  it('is for the driver of a completed job of one’s own', async () => {
    await moveWallet(gateway, user, { satang: 10_000 });
    expect(await give(10, wallet)).toMatchObject({ responseCode: 409 });
    await finish();
    const stranger = await addCustomer(gateway);
    await moveWallet(gateway, stranger, { satang: 10_000 });
    expect(await give(10, wallet, stranger)).toMatchObject({ responseCode: 404 });
    expect(await given()).toBe(0);
  });

  it.each([0, 0.5, 1_001, -20])('of %s baht is refused', async (amount) => {
    await finish();
    await moveWallet(gateway, user, { satang: 1_000_000 });
    expect(await give(amount, wallet)).toMatchObject({ responseCode: 400 });
    expect(await given()).toBe(0);
  });

  it.each([1, 1_000])('of %s baht is given', async (amount) => {
    await finish();
    await moveWallet(gateway, user, { satang: 1_000_000 });
    await give(amount, wallet);
    expect(await given()).toBe(amount);
  });
});

describe('a tip by the link', () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const byLink = async (fields: object) => {
    const { rating_token: tokenRating } = await readJob(gateway, jobId);
    const tip = { tokenRating, guid: randomUUID(), amount: 40, paymentType: promptPay, lang: 'en', ...fields };
    return (await gateway.call(tipDriverByToken, tip)).body;
  };
  const stateOf = async (chargeId: string) => (await gateway.call(paymentStatus, { chargeId })).body.payment.state;

  it('shows the same code again to a page that was loaded anew, so that only one is paid', async () => {
    await finish();
    const [before, after] = [await byLink({ guid: first }), await byLink({ guid: second })];
    expect(after.payment).toEqual(before.payment);
  });

  it('gives an open payment up for another sum or way, and a repeated press changes nothing', async () => {
    await finish();
    const before = await byLink({ guid: first });
    const after = await byLink({ guid: second, amount: 50 });
    expect(await stateOf(before.payment.chargeId)).toBe('expired');
    expect((await byLink({ guid: first })).payment.chargeId).toBe(before.payment.chargeId);
    expect(await stateOf(after.payment.chargeId)).toBe('pending');
    const cardToken = await createCardToken(gateway, 'needsConfirmation');
    const byCard = await byLink({ paymentType: card, cardToken });
    expect(await stateOf(after.payment.chargeId)).toBe('expired');
    await answerBank(gateway, byCard.payment, 'pass');
    expect(await given()).toBe(40);
  });

  it('can be given up without signing in; a transfer that comes all the same is the driver’s', async () => {
    await finish();
    const { payment } = await byLink({ amount: 7 });
    const givenUp = await gateway.call(cancelPayment, { chargeId: payment.chargeId });
    expect(givenUp.body).toMatchObject({ responseCode: 200, payment: { state: 'expired' } });
    await answerBank(gateway, payment, 'pay');
    await answerBank(gateway, payment, 'pay');
    expect(await given()).toBe(7);
    expect((await gateway.call(cancelPayment, { chargeId: payment.chargeId })).body.responseCode).toBe(409);
  });

  it('is no place to try many cards', async () => {
    await finish();
    const tries = [];
    for (let number = 0; number < 13; number += 1)
      tries.push((await byLink({ paymentType: card, cardToken: `tokn_${number}` })).responseCode);
    expect(tries.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(tries[12]).toBe(429);
    // Nor by repeating what was refused.
    expect(await byLink({ paymentType: card, cardToken: 'tokn_12' })).toMatchObject({ responseCode: 429 });
    expect(await byLink({ paymentType: promptPay })).toMatchObject({ responseCode: 200 });
  });
});

describe('the same guid', () => {
  it('tips once, also by another way, and not for another job', async () => {
    await finish();
    await moveWallet(gateway, user, { satang: 10_000 });
    const guid = randomUUID();
    const press = async (fields: object, job = jobId) =>
      (await gateway.call(tipDriver, { jobId: job, guid, amount: 5, lang: 'en', ...fields }, user)).body;
    const { payment } = await press({ paymentType: promptPay });
    expect((await press({ paymentType: wallet })).payment).toEqual(payment);
    const other = (await bookJob(gateway, user)).jobId;
    await rideTo(gateway, { jobId: other, driverId });
    expect(await press({ paymentType: promptPay }, other)).toMatchObject({ responseCode: 422, field: 'guid' });
    await answerBank(gateway, payment, 'pay');
    expect(await given()).toBe(5);
  });
});
