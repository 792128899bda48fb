import { randomUUID } from 'node:crypto';
import { createFullDayJob } from '@songwai/core/full-day/full-day-contract';
import { addPrice, searchAgain } from '@songwai/core/jobs/change-contract';
import { cancelJob, createJob } from '@songwai/core/jobs/contract';
import { listOpenAmounts, payJob, payOpenAmounts } from '@songwai/core/jobs/paying/pay-contract';
import { paymentStatus } from '@songwai/core/payments/contract';
import { walletInfo } from '@songwai/core/wallet/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectCod } from '../src/jobs/cod/cod.ts';
import { settle } from '../src/payments/charges/settle.ts';
import { bookJob, expireJob, moveJob, readJob } from './builders/bookings.ts';
import { addCustomer } from './builders/customers.ts';
import { addDriver } from './builders/drivers.ts';
import { daySeconds } from './builders/fake-clock.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { bangNa, plainOrder, siam, stopAt } from './builders/order.ts';
import { handlers, makeSweeper, saveCard } from './builders/payments.ts';
import { type Caller, signInAdmin } from './builders/sessions.ts';
import { moveWallet } from './builders/wallets.ts';
import { readFaults } from './money/read-faults.ts';

const [card, wallet, promptPay] = [1, 2, 3] as const;

let gateway: Gateway;
let sweeper: ReturnType<typeof makeSweeper>;
let user: Caller;
beforeAll(async () => {
  gateway = await createGateway();
  sweeper = makeSweeper(gateway);
});
afterAll(() => gateway.close());
beforeEach(async () => {
  user = await addCustomer(gateway);
  await saveCard(gateway, user);
});
afterEach(async () => {
  await sweeper.work();
  expect(await readFaults(gateway.db)).toEqual([]);
});

const balance = async () => (await gateway.call(walletInfo, {}, user)).body.songwaiWallet;
const open = async () => (await gateway.call(listOpenAmounts, {}, user)).body.total;
const again = (jobId: string) => gateway.call(searchAgain, { jobId, guid: randomUUID() }, user);
const pay = (jobId: string, paymentType: 1 | 2 | 3) => gateway.call(payJob, { jobId, guid: randomUUID(), paymentType }, user);
const ordersOf = (jobId: string, kind: 'capture' | 'reverse' | 'refund') =>
  gateway.db.selectFrom('charge_orders').selectAll().where('job_id', '=', jobId).where('kind', '=', kind).orderBy('id').execute();

describe('a job whose search ended and went on', () => {
  it('gives back what was added to its price and paid, each time', async () => {
    await moveWallet(gateway, user, { satang: 10_000 });
    const { jobId } = await bookJob(gateway, user, { paymentType: card });
    for (const round of [1, 2]) {
      await gateway.call(addPrice, { jobId, amount: 20, guid: randomUUID() }, user);
      await gateway.call(payOpenAmounts, { guid: randomUUID(), paymentType: wallet }, user);
      expect(await balance(), `round ${round}`).toBe(80);
      await expireJob(gateway, jobId);
      expect(await balance(), `round ${round}`).toBe(100);
      await again(jobId);
      await pay(jobId, card);
    }
  });

  it('never has the bank take what it was told to let go of', async () => {
    await moveWallet(gateway, user, { satang: 100_000 });
    const { jobId } = await bookJob(gateway, user, { paymentType: card });
    await expireJob(gateway, jobId);
    await again(jobId);
    await pay(jobId, wallet);
    await moveJob(gateway, jobId, 'completed');
    expect(await ordersOf(jobId, 'reverse')).toHaveLength(1);
    expect(await ordersOf(jobId, 'capture')).toEqual([]);
  });
});

describe('a charge', () => {
  it('that was captured stays paid, whatever an older look at the bank says', async () => {
    const { body } = await gateway.call(createJob, plainOrder({ paymentType: card }), user);
    const { jobId } = body;
    const { chargeId } = body.payment;
    const row = await gateway.db.selectFrom('charges').selectAll().where('charge_id', '=', chargeId).executeTakeFirstOrThrow();
    await moveJob(gateway, jobId, 'completed');
    await sweeper.work();
    const seen = {
      ...{ ref: row.provider_ref ?? '', chargeId, state: 'authorised' as const, amountSatang: row.amount_satang },
      ...{
        refundedSatang: 0,
        failure: null,
        authorizeUri: null,
        qrPayload: null,
        qrImageUri: null,
        bill: null,
        expiresAt: null,
        paidAt: null,
        fingerprint: null,
      },
    };
    const at = gateway.clock.now();
    const settled = await gateway.db.transaction().execute((trx) => settle(trx, { chargeId, seen, at, handlers: handlers() }));
    expect(settled).toMatchObject({ state: 'paid', is_late: false });
    expect(await ordersOf(jobId, 'reverse')).toEqual([]);
  });

  it('that the bank let go of before it was captured is owed', async () => {
    const { jobId } = await bookJob(gateway, user, { paymentType: card });
    const { net_satang: net } = await readJob(gateway, jobId);
    await moveJob(gateway, jobId, 'completed');
    gateway.clock.advanceSeconds(8 * daySeconds);
    const row = await gateway.db.selectFrom('charges').selectAll().where('job_id', '=', jobId).executeTakeFirstOrThrow();
    // The provider's notice comes before our order.
    const hook = { key: 'charge.expire', data: { object: 'charge', id: row.provider_ref } };
    expect((await gateway.post('/payment/webhook/omise', hook)).status).toBe(200);
    await sweeper.work();
    expect(await open()).toBe(net / 100);
  });
});

describe('money for goods', () => {
  it('that was collected comes into the wallet, also when an administrator ends the job', async () => {
    const driver = await addDriver(gateway);
    const stops = [stopAt(siam), { ...stopAt(bangNa), codAmount: 500 }, { ...stopAt(bangNa), codAmount: 300 }];
    const { jobId } = await bookJob(gateway, user, { option: [1], locationList: stops });
    await moveJob(gateway, jobId, ['delivering', 1]);
    const at = gateway.clock.now();
    await gateway.db.transaction().execute((trx) => collectCod(trx, { jobId, stop: 1, driverId: driver.id, at }));
    const admin = await signInAdmin(gateway);
    const { body } = await admin.post(`/job/${jobId}/cancel`, { reason: 'the driver fell ill', withFee: false });
    expect(body).toMatchObject({ responseCode: 200 });
    expect((await gateway.call(walletInfo, {}, user)).body).toMatchObject({ songwaiWallet: 500, codMoney: 500 });
  });
});

describe('a job that waits for its payment', () => {
  it('is neither done nor driven because an administrator says so', async () => {
    const { jobId } = await bookJob(gateway, user, { paymentType: promptPay });
    const admin = await signInAdmin(gateway);
    const { id } = await addDriver(gateway, siam);
    const reason = 'it was done';
    for (const [call, fields] of [
      ['complete', {}],
      ['reassign', { songwaiId: String(id) }],
    ] as const)
      expect((await admin.post(`/job/${jobId}/${call}`, { reason, ...fields })).body).toMatchObject({ responseCode: 409 });
    expect((await readJob(gateway, jobId)).status).toBe('awaitingPayment');
  });
});

describe('drivers who are booked together by card', () => {
  const hire = async () => {
    const order = { ...createFullDayJob.example, guid: randomUUID(), jobDate: '02/12/2026', skNumber: 2, paymentType: card };
    const { body } = await gateway.call(createFullDayJob, order, user);
    return body as unknown as { jobId: string; jobIds: string[]; responseCode: number };
  };

  it('are paid apart once one of them is paid anew', async () => {
    const [first = '', second = ''] = (await hire()).jobIds;
    const { net_satang: net } = await readJob(gateway, second);
    await expireJob(gateway, second);
    await again(second);
    await saveCard(gateway, user, 'needsConfirmation');
    const unconfirmed = await pay(second, card);
    await saveCard(gateway, user);
    await pay(second, card);
    await gateway.call(cancelJob, { jobId: first }, user);
    await moveJob(gateway, second, 'completed');
    await sweeper.work();
    expect(await open()).toBe(0);
    expect(await gateway.call(paymentStatus, { chargeId: unconfirmed.body.payment.chargeId })).toMatchObject({
      body: { payment: { state: 'expired' } },
    });
    const taken = await gateway.db
      .selectFrom('sandbox_charges')
      .innerJoin('charges', 'charges.charge_id', 'sandbox_charges.charge_id')
      .select(['sandbox_charges.amount_satang as amount', 'refunded_satang as refunded'])
      .where('charges.payer_id', '=', user.userId)
      .where('sandbox_charges.state', '=', 'paid')
      .orderBy('charges.number')
      .execute();
    expect(taken).toEqual([
      { amount: 2 * net, refunded: 2 * net },
      { amount: net, refunded: 0 },
    ]);
  });

  it('are returned to the charge that paid for each', async () => {
    const booked = await hire();
    expect(booked, JSON.stringify(booked)).toMatchObject({ responseCode: 200, jobIds: [booked.jobId, expect.any(String)] });
    const [first = '', second = ''] = booked.jobIds;
    await sweeper.work();
    await expireJob(gateway, second);
    await sweeper.work();
    expect(await again(second)).toMatchObject({ body: { responseCode: 200 } });
    expect(await pay(second, card)).toMatchObject({
      body: { responseCode: 200, payment: { state: expect.stringMatching(/paid|authorised/) } },
    });
    for (const jobId of [first, second]) await gateway.call(cancelJob, { jobId }, user);
    await sweeper.work();
    const orders = await gateway.db.selectFrom('charge_orders').select('refused').where('kind', '=', 'refund').execute();
    expect(orders.filter(({ refused }) => refused !== null)).toEqual([]);
    const { left } = await gateway.db
      .selectFrom('sandbox_charges')
      .innerJoin('charges', 'charges.charge_id', 'sandbox_charges.charge_id')
      .select((eb) => eb.fn.sum<string>(eb('sandbox_charges.amount_satang', '-', eb.ref('refunded_satang'))).as('left'))
      .where('charges.payer_id', '=', user.userId)
      .where('sandbox_charges.state', '=', 'paid')
      .executeTakeFirstOrThrow();
    expect(Number(left)).toBe(0);
  });
});
