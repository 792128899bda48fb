import { randomUUID } from 'node:crypto';
import { cancelJob, createJob } from '@songwai/core/jobs/contract';
import { listOpenAmounts, payJob, payOpenAmounts } from '@songwai/core/jobs/paying/pay-contract';
import { addCardToCustomer, listCards } from '@songwai/core/payments/card-contract';
import { tipDriver, tipDriverByToken } from '@songwai/core/ratings/tip-contract';
import { walletHistory, walletInfo } from '@songwai/core/wallet/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { driverAccount } from '../src/ledger/accounts.ts';
import { readBalance } from '../src/ledger/balance-queries.ts';
import { bookJob, moveJob, readJob, readJobEvents } from './builders/bookings.ts';
import { addCustomer } from './builders/customers.ts';
import { addDriver } from './builders/drivers.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { plainOrder } from './builders/order.ts';
import { createCardToken, makeSweeper, saveCard } from './builders/payments.ts';
import type { Caller } from './builders/sessions.ts';
import { moveWallet } from './builders/wallets.ts';
import { readFaults } from './money/read-faults.ts';
import { rideTo } from './money/ride-to.ts';

const [card, wallet, promptPay] = [1, 2, 3] as const;
const times = 50;

let gateway: Gateway;
let user: Caller;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  user = await addCustomer(gateway);
});
afterEach(async () => {
  await makeSweeper(gateway).work();
  expect(await readFaults(gateway.db)).toEqual([]);
});

const press = <T>(once: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: times }, once));
const codesOf = (answers: readonly { body: { responseCode: number } }[]) => [
  ...new Set(answers.map(({ body }) => body.responseCode)),
];
const chargesOf = (answers: readonly { body: { payment?: { chargeId: string } } }[]) =>
  new Set(answers.map(({ body }) => body.payment?.chargeId)).size;
const balance = async () => (await gateway.call(walletInfo, {}, user)).body.songwaiWallet;
const history = async () => (await gateway.call(walletHistory, {}, user)).body.transactions.map(({ amount }) => amount);
const takenByProvider = async () => {
  const rows = await gateway.db
    .selectFrom('sandbox_charges')
    .innerJoin('charges', 'charges.charge_id', 'sandbox_charges.charge_id')
    .select('sandbox_charges.amount_satang')
    .where('charges.payer_id', '=', user.userId)
    .where('sandbox_charges.state', 'in', ['paid', 'authorised'])
    .execute();
  return rows.map(({ amount_satang }) => amount_satang);
};

describe('fifty presses at once', () => {
  it('of booking by card hold its price once', async () => {
    await saveCard(gateway, user);
    const order = plainOrder({ paymentType: card });
    const answers = await press(() => gateway.call(createJob, order, user));
    expect([codesOf(answers), new Set(answers.map(({ body }) => body.jobId)).size]).toEqual([[200], 1]);
    expect(await takenByProvider()).toEqual([(await readJob(gateway, answers[0]?.body.jobId ?? '')).net_satang]);
  });

  it('of paying a job that waits take its price once, in each way', async () => {
    await saveCard(gateway, user);
    await moveWallet(gateway, user, { satang: 100_000 });
    for (const paymentType of [card, wallet, promptPay]) {
      const { jobId } = await bookJob(gateway, user, { paymentType: promptPay });
      const fields = { jobId, guid: randomUUID(), paymentType };
      const answers = await press(() => gateway.call(payJob, fields, user));
      expect(codesOf(answers)).toEqual([200]);
      if (paymentType !== wallet) expect(chargesOf(answers)).toBe(1);
    }
    expect(await takenByProvider()).toHaveLength(1);
    expect(await history()).toHaveLength(2);
  });

  it.each([
    ['the wallet', wallet],
    ['a card', card],
    ['PromptPay', promptPay],
  ] as const)('of paying what is open with %s pay it once, and are all answered the same', async (_name, paymentType) => {
    await saveCard(gateway, user);
    const { jobId } = await bookJob(gateway, user, { paymentType: card });
    await moveJob(gateway, jobId, ['arrived', 0]);
    await gateway.call(cancelJob, { jobId }, user);
    await makeSweeper(gateway).work();
    await moveWallet(gateway, user, { satang: 100_000 });
    const fields = { guid: randomUUID(), paymentType, shownAmount: 65 };
    const answers = await press(() => gateway.call(payOpenAmounts, fields, user));
    expect(codesOf(answers)).toEqual([200]);
    if (paymentType !== wallet) expect(chargesOf(answers)).toBe(1);
    expect((await gateway.call(listOpenAmounts, {}, user)).body.total).toBe(paymentType === promptPay ? 65 : 0);
    expect(await balance()).toBe(paymentType === wallet ? 935 : 1_000);
    expect(await takenByProvider()).toEqual(paymentType === card ? [6_500] : []);
    // Of another press, later, nothing is open.
    if (paymentType !== promptPay)
      expect((await gateway.call(payOpenAmounts, { ...fields, guid: randomUUID() }, user)).body.responseCode).toBe(409);
  });

  it('of tipping a driver give the tip once, and are one event', async () => {
    await saveCard(gateway, user);
    await moveWallet(gateway, user, { satang: 100_000 });
    const driver = await addDriver(gateway);
    const { jobId } = await bookJob(gateway, user);
    await rideTo(gateway, { jobId, driverId: driver.id });
    const { jobId: other } = await bookJob(gateway, user);
    await rideTo(gateway, { jobId: other, driverId: driver.id });
    const { rating_token: tokenRating } = await readJob(gateway, other);
    for (const paymentType of [wallet, card]) {
      const fields = { jobId, guid: randomUUID(), amount: 20, paymentType };
      expect(codesOf(await press(() => gateway.call(tipDriver, fields, user)))).toEqual([200]);
    }
    const link = { tokenRating, guid: randomUUID(), amount: 20, paymentType: card, cardToken: await createCardToken(gateway) };
    expect(codesOf(await press(() => gateway.call(tipDriverByToken, link)))).toEqual([200]);
    expect(await readBalance(gateway.db, driverAccount('driverTips', driver.id))).toBe(6_000);
    expect(await balance()).toBe(980);
    const events = [...(await readJobEvents(gateway, jobId)), ...(await readJobEvents(gateway, other))];
    expect(events.filter((kind) => kind === 'ratings.tipped')).toHaveLength(3);
  });

  it('of adding a card save it once, where everybody finds it', async () => {
    const cardTokenId = await createCardToken(gateway);
    const answers = await press(() => gateway.call(addCardToCustomer, { cardTokenId }, user));
    expect(answers.filter(({ body }) => body.responseCode === 200)).toHaveLength(1);
    expect((await gateway.call(listCards, {}, user)).body.cards).toHaveLength(1);
  });
});
