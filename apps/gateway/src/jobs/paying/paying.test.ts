import { cancelJob, createJob } from '@songwai/core/jobs/contract';
import { listOpenAmounts, payJob, payOpenAmounts } from '@songwai/core/jobs/paying/pay-contract';
import { paymentStatus } from '@songwai/core/payments/contract';
import { walletHistory, walletInfo } from '@songwai/core/wallet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireJob, moveJob, readJob, setJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { plainOrder } from '../../../tests/builders/order.ts';
import { answerBank, makeSweeper, saveCard } from '../../../tests/builders/payments.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { moveWallet } from '../../../tests/builders/wallets.ts';
import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { readBalance } from '../../ledger/balance-queries.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { createSandboxBank } from '../../payments/providers/sandbox/sandbox-bank.ts';
import { findWrongCredit } from '../../pricing/credit/credit-check-view.ts';

const card = 1;
const wallet = 2;
const promptPay = 3;

let gateway: Gateway;
let sweeper: ReturnType<typeof makeSweeper>;
let user: Caller & { readonly userId: string };

beforeAll(async () => {
  gateway = await createGateway();
  sweeper = makeSweeper(gateway);
});
afterAll(async () => {
  const check = await checkLedger(gateway.db, findWrongCredit);
  await gateway.close();
  expect(check).toMatchObject({ unbalanced: [], wrongBalances: [], wrongCredit: [] });
});

const book = async (change: object) => (await gateway.call(createJob, plainOrder(change), user)).body;
const statusOf = async (jobId: string) => (await readJob(gateway, jobId)).status;
const balance = async () => (await gateway.call(walletInfo, {}, user)).body.songwaiWallet;
const history = async () =>
  ((await gateway.call(walletHistory, {}, user)).body.transactions ?? []).map(({ type, amount }) => [type, amount]);
const paymentOf = async (chargeId: string) => (await gateway.call(paymentStatus, { chargeId })).body.payment;
const hold = (userId: string) => readBalance(gateway.db, customerAccount('jobHold', userId));
const revenue = () => readBalance(gateway.db, ownAccount('revenue'));
const newCustomer = async (satang = 0) => {
  user = await addCustomer(gateway);
  if (satang > 0) await moveWallet(gateway, user, { satang });
};
const minutes = (count: number) => gateway.clock.advanceSeconds(count * 60);

describe('a job that is paid from the wallet', () => {
  it('puts its price aside, which becomes ours when the job is done', async () => {
    await newCustomer(100_000);
    const before = await revenue();
    const { jobId, songwaiWallet } = await book({ paymentType: wallet });
    const { net_satang: net } = await readJob(gateway, jobId);
    expect(songwaiWallet).toBe((100_000 - net) / 100);
    expect(await hold(user.userId)).toBe(net);
    await moveJob(gateway, jobId, 'completed');
    expect(await hold(user.userId)).toBe(0);
    expect((await revenue()) - before).toBe(net);
    expect(await history()).toEqual([
      ['orderSuccessful', -net / 100],
      ['topUp', 1000],
    ]);
  });

  it('gives everything back when it is cancelled, less the fee after the driver came', async () => {
    await newCustomer(50_000);
    const { jobId } = await book({ paymentType: wallet });
    const { net_satang: net } = await readJob(gateway, jobId);
    await moveJob(gateway, jobId, ['arrived', 0]);
    await gateway.call(cancelJob, { jobId }, user);
    expect(await balance()).toBe(500 - 65);
    expect(await history()).toEqual([
      ['charge', -65],
      ['orderCancelled', net / 100],
      ['orderSuccessful', -net / 100],
      ['topUp', 500],
    ]);
  });

  it('is refused with what is missing, and nothing is booked or taken', async () => {
    await newCustomer(1_000);
    const refused = await book({ paymentType: wallet });
    expect(refused).toMatchObject({ responseCode: 422, field: 'paymentType', reason: 'wallet_short' });
    expect(refused).toMatchObject({ missing: expect.any(Number) });
    expect(await balance()).toBe(10);
  });

  it('that is booked fifty times at once with one guid is paid once', async () => {
    await newCustomer(500_000);
    const order = plainOrder({ paymentType: wallet });
    const answers = await Promise.all(Array.from({ length: 50 }, () => gateway.call(createJob, order, user)));
    expect(new Set(answers.map(({ body }) => body.jobId)).size).toBe(1);
    expect((await history()).filter(([type]) => type === 'orderSuccessful')).toHaveLength(1);
  });

  it('is given back when no driver is found, and paid again when the search goes on', async () => {
    await newCustomer(50_000);
    const { jobId } = await book({ paymentType: wallet });
    const { net_satang: net } = await readJob(gateway, jobId);
    await expireJob(gateway, jobId);
    expect(await balance()).toBe(500);
    await gateway.post(`/job/${jobId}/search/again`, { guid: 'search-again-1' }, user);
    expect(await statusOf(jobId)).toBe('matching');
    expect(await balance()).toBe(500 - net / 100);
  });
});

describe('a job that is paid by PromptPay', () => {
  it('waits for its money, and asks a driver when it is there', async () => {
    await newCustomer();
    const { jobId, payment } = await book({ paymentType: promptPay });
    expect(payment).toMatchObject({
      state: 'pending',
      method: 'promptpay',
      qrPayload: expect.stringMatching(/6304[0-9A-F]{4}$/),
    });
    expect(await statusOf(jobId)).toBe('awaitingPayment');
    if (payment) await answerBank(gateway, payment, 'pay');
    expect(await statusOf(jobId)).toBe('matching');
    expect(await hold(user.userId)).toBe((await readJob(gateway, jobId)).net_satang);
    expect(await paymentOf(payment?.chargeId ?? '')).toMatchObject({ state: 'paid' });
  });

  it('ends after ten minutes without a charge; money that comes later goes into the wallet', async () => {
    await newCustomer();
    const { jobId, payment } = await book({ paymentType: promptPay });
    minutes(11);
    await sweeper.work();
    expect(await statusOf(jobId)).toBe('cancelled');
    expect(await paymentOf(payment?.chargeId ?? '')).toMatchObject({ state: 'expired' });
    if (payment) await answerBank(gateway, payment, 'pay');
    expect(await balance()).toBe((await readJob(gateway, jobId)).net_satang / 100);
    expect(await paymentOf(payment?.chargeId ?? '')).toMatchObject({ state: 'paid', isLate: true });
  });

  it('that comes late is found although the bank’s notice is lost', async () => {
    await newCustomer();
    const { jobId, payment } = await book({ paymentType: promptPay });
    minutes(11);
    await sweeper.work();
    const ref = payment?.authorizeUri?.split('/').at(-1) ?? '';
    expect(await createSandboxBank(gateway).pay(ref)).toBe(true);
    minutes(11);
    await sweeper.work();
    expect(await balance()).toBe((await readJob(gateway, jobId)).net_satang / 100);
  });

  it('goes into the wallet when it is cancelled', async () => {
    await newCustomer();
    const { jobId, payment } = await book({ paymentType: promptPay });
    if (payment) await answerBank(gateway, payment, 'pay');
    await gateway.call(cancelJob, { jobId }, user);
    expect(await balance()).toBe((await readJob(gateway, jobId)).net_satang / 100);
  });

  it('answers the same payment to the same guid', async () => {
    await newCustomer();
    const order = plainOrder({ paymentType: promptPay });
    const answers = await Promise.all([1, 2, 3].map(() => gateway.call(createJob, order, user)));
    expect(new Set(answers.map(({ body }) => body.payment?.chargeId)).size).toBe(1);
  });
});

describe('a job that is paid by card', () => {
  it('is held by the bank after the customer has confirmed, and captured at the end', async () => {
    await newCustomer();
    await saveCard(gateway, user, 'needsConfirmation');
    const { jobId, payment } = await book({ paymentType: card });
    expect(payment).toMatchObject({ state: 'pending', method: 'card', authorizeUri: expect.stringContaining('/sandbox/3ds/') });
    if (payment) await answerBank(gateway, payment, 'pass');
    expect(await statusOf(jobId)).toBe('matching');
    expect(await paymentOf(payment?.chargeId ?? '')).toMatchObject({ state: 'authorised' });
    const before = await revenue();
    await moveJob(gateway, jobId, 'completed');
    await sweeper.work();
    expect(await paymentOf(payment?.chargeId ?? '')).toMatchObject({ state: 'paid' });
    expect((await revenue()) - before).toBe((await readJob(gateway, jobId)).net_satang);
  });

  it('is let go of when it is cancelled, so that nothing is charged', async () => {
    await newCustomer();
    await saveCard(gateway, user);
    const { jobId, payment } = await book({ paymentType: card });
    expect(await statusOf(jobId)).toBe('matching');
    await gateway.call(cancelJob, { jobId }, user);
    await sweeper.work();
    expect(await paymentOf(payment?.chargeId ?? '')).toMatchObject({ state: 'released' });
  });

  it('waits on when the bank refuses, and can be paid in another way', async () => {
    await newCustomer(50_000);
    await saveCard(gateway, user, 'insufficientFunds');
    const { jobId, payment } = await book({ paymentType: card });
    expect(payment).toMatchObject({ state: 'failed', failure: 'insufficientFunds' });
    expect(await statusOf(jobId)).toBe('awaitingPayment');
    const { body } = await gateway.call(payJob, { jobId, guid: 'another-way-01', paymentType: wallet }, user);
    expect(body).toMatchObject({ responseCode: 200 });
    expect(await statusOf(jobId)).toBe('matching');
    expect(await hold(user.userId)).toBe((await readJob(gateway, jobId)).net_satang);
  });

  it('cannot be booked without a card', async () => {
    await newCustomer();
    expect(await book({ paymentType: card })).toMatchObject({ responseCode: 422, field: 'cardId' });
  });
});

describe('what comes up after the booking', () => {
  it('of a job paid by card stays open, and is paid before the next booking', async () => {
    await newCustomer();
    await saveCard(gateway, user);
    const { jobId } = await book({ paymentType: card });
    await moveJob(gateway, jobId, ['arrived', 0]);
    await gateway.call(cancelJob, { jobId }, user);
    expect((await gateway.call(listOpenAmounts, {}, user)).body).toMatchObject({ total: 65, amounts: [{ jobId, amount: 65 }] });
    expect(await book({})).toMatchObject({ responseCode: 422, field: 'paymentType', reason: 'open_amounts', openAmount: 65 });
    const pay = () => gateway.call(payOpenAmounts, { guid: 'open-amounts-1', paymentType: card, shownAmount: 65 }, user);
    const [first] = await Promise.all([pay(), pay(), pay()]);
    expect(first?.body.payment).toMatchObject({ purpose: 'openAmount', amount: 65 });
    expect((await gateway.call(listOpenAmounts, {}, user)).body).toMatchObject({ total: 0, amounts: [] });
    expect(await book({})).toMatchObject({ responseCode: 200 });
  });

  it('of a job paid by PromptPay is taken from the wallet, as far as it reaches', async () => {
    await newCustomer(10_000);
    const { jobId, payment } = await book({ paymentType: promptPay });
    if (payment) await answerBank(gateway, payment, 'pay');
    const { net_satang: net } = await readJob(gateway, jobId);
    await moveJob(gateway, jobId, ['arrived', 0]);
    await gateway.call(cancelJob, { jobId }, user);
    expect(await balance()).toBe(100 + net / 100 - 65);
    expect((await gateway.call(listOpenAmounts, {}, user)).body).toMatchObject({ total: 0 });
  });

  it('of a price that was raised is owed at the end by a card that held less', async () => {
    await newCustomer();
    await saveCard(gateway, user);
    const { jobId } = await book({ paymentType: card });
    await setJob(gateway, jobId, { search_until: gateway.clock.now() });
    await gateway.post(`/job/${jobId}/search/add_price`, { amount: 20, guid: 'add-price-0001' }, user);
    expect((await gateway.call(listOpenAmounts, {}, user)).body).toMatchObject({ total: 20 });
  });
});
