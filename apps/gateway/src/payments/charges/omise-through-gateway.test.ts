import { randomUUID } from 'node:crypto';
import { createJob } from '@songwai/core/jobs/contract';
import { addCardToCustomer, cardPublicKey } from '@songwai/core/payments/card-contract';
import { cancelPayment, paymentStatus } from '@songwai/core/payments/contract';
import { payWalletPackage, walletInfo } from '@songwai/core/wallet/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveJob, readJob } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { plainOrder } from '../../../tests/builders/order.ts';
import { makeSweeper } from '../../../tests/builders/payments.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { type OmiseStandIn, omiseKeys, startOmiseStandIn } from '../../../tests/payments/omise-stand-in.ts';
import { checkLedger, faultsOf } from '../../ledger/check-ledger.ts';
import { findWrongCredit } from '../../pricing/credit/credit-check-view.ts';

const number = '4242424242424242';
const [card, promptPay] = [1, 3] as const;

let omise: OmiseStandIn;
let gateway: Gateway;
let user: Caller;
beforeAll(async () => {
  omise = await startOmiseStandIn({ now: () => gateway.clock.now() });
  gateway = await createGateway({
    env: {
      ...{ OMISE_PUBLIC_KEY: omiseKeys.publicKey, OMISE_SECRET_KEY: omiseKeys.secretKey, OMISE_API_URL: omise.url },
      OMISE_WEBHOOK_SECRET: omiseKeys.webhookSecret,
    },
  });
});
afterAll(async () => {
  await gateway.close();
  await omise.close();
});
beforeEach(async () => {
  user = await addCustomer(gateway);
});
afterEach(async () => {
  omise.answer('well');
  expect(faultsOf(await checkLedger(gateway.db, findWrongCredit))).toEqual([]);
});

const token = () => omise.createToken({ number, name: 'PIMCHANOK SRIAREE', expiration_month: 8, expiration_year: 2031 });
const topUp = async (fields: object) =>
  (await gateway.call(payWalletPackage, { guid: randomUUID(), amount: 500, ...fields }, user)).body.payment;
const balance = async () => (await gateway.call(walletInfo, {}, user)).body.songwaiWallet;
const statusOf = async (chargeId: string) => (await gateway.call(paymentStatus, { chargeId })).body.payment.state;
const deliver = (delivery: ReturnType<OmiseStandIn['webhook']>) =>
  gateway.inject({ method: 'POST', url: '/api/payment/webhook/omise', headers: delivery.headers, payload: delivery.body });
const last = <T>(list: readonly T[]): T => {
  const item = list.at(-1);
  if (item === undefined) throw new Error('there is none');
  return item;
};
const sweep = async (seconds: number) => {
  gateway.clock.advanceSeconds(seconds);
  const { publicKey, secretKey, webhookSecret } = omiseKeys;
  await makeSweeper(gateway, { provider: 'omise', publicKey, secretKey, webhookSecret, apiUrl: omise.url }).work();
};

describe('with Omise', () => {
  it('the browser gets the public key, and never the secret one', async () => {
    const { body } = await gateway.call(cardPublicKey, {});
    expect(body.responseDesc).toBe(omiseKeys.publicKey);
  });

  it('a saved card holds the price of a job, which is taken at the end', async () => {
    await gateway.call(addCardToCustomer, { cardTokenId: await token() }, user);
    const { jobId, payment } = (await gateway.call(createJob, plainOrder({ paymentType: card }), user)).body;
    if (payment.state === 'pending') await omise.confirm(payment.authorizeUri, 'pass');
    expect(await statusOf(payment.chargeId)).toBe('authorised');
    expect((await readJob(gateway, jobId)).status).toBe('matching');
    await moveJob(gateway, jobId, 'completed');
    await sweep(10);
    expect(await statusOf(payment.chargeId)).toBe('paid');
    expect(last(omise.charges)).toMatchObject({ status: 'successful', amount: (await readJob(gateway, jobId)).net_satang });
  });

  it('PromptPay comes with a picture, and the webhook says that it is paid', async () => {
    const { chargeId, qrImage } = await topUp({ paymentType: promptPay });
    const { headers } = await gateway.app.inject(qrImage);
    expect(headers['content-type']).toContain('image/svg+xml');
    // Pages of partners show it, too.
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    omise.payPromptPay(last(omise.charges).id);
    expect(await balance()).toBe(0);
    const delivery = omise.webhook(last(omise.events));
    expect((await deliver(delivery)).status).toBe(200);
    expect([await balance(), await statusOf(chargeId)]).toEqual([500, 'paid']);
  });
});

describe('the webhook', () => {
  it('that comes again and again, and at once with the customer, moves the money once', async () => {
    const { chargeId } = await topUp({ paymentType: promptPay });
    omise.payPromptPay(last(omise.charges).id);
    const delivery = omise.webhook(last(omise.events));
    const answers = await Promise.all(Array.from({ length: 20 }, () => Promise.all([deliver(delivery), statusOf(chargeId)])));
    expect(new Set(answers.map(([{ status }]) => status))).toEqual(new Set([200]));
    expect(await balance()).toBe(500);
  });

  it('that is forged, or older than five minutes, is answered 401 and changes nothing', async () => {
    await topUp({ paymentType: promptPay });
    omise.payPromptPay(last(omise.charges).id);
    const event = last(omise.events);
    const early = new Date(gateway.clock.now().getTime() - 6 * 60_000);
    for (const delivery of [omise.webhook(event, { isForged: true }), omise.webhook(event, { at: early })])
      expect((await deliver(delivery)).status).toBe(401);
    expect(await balance()).toBe(0);
    expect((await deliver(omise.webhook(event))).status).toBe(200);
    expect(await balance()).toBe(500);
  });

  it('that lies about a charge costs a look, and is answered 200', async () => {
    await topUp({ paymentType: promptPay });
    const { id } = last(omise.charges);
    for (const charge of [id, 'chrg_test_of_nobody'])
      expect(
        (
          await deliver(
            omise.webhook({ ...last(omise.events), key: 'charge.complete', data: { object: 'charge', id: charge } } as never),
          )
        ).status,
      ).toBe(200);
    expect(await balance()).toBe(0);
  });

  it('that comes late puts the money into the wallet', async () => {
    const { chargeId } = await topUp({ paymentType: promptPay });
    const { id } = last(omise.charges);
    await gateway.call(cancelPayment, { chargeId }, user);
    omise.payPromptPay(id);
    await deliver(omise.webhook(last(omise.events)));
    await deliver(omise.webhook(last(omise.events)));
    expect([await balance(), await statusOf(chargeId)]).toEqual([500, 'paid']);
  });
});

describe('an answer of Omise that never comes', () => {
  it.each(['dropped', 'garbled'] as const)('(%s) is looked up by the sweeper, and settled once', async (mood) => {
    const fields = { guid: randomUUID(), paymentType: card, token: await token() };
    const before = omise.charges.length;
    omise.answer(mood);
    const payment = await topUp(fields);
    omise.answer('well');
    expect(payment.state).toBe('pending');
    expect(await balance()).toBe(0);
    // Pressed again meanwhile.
    expect((await topUp(fields)).chargeId).toBe(payment.chargeId);
    await sweep(90);
    // It was made, and the bank's page is known now.
    const { authorizeUri } = (await gateway.call(paymentStatus, { chargeId: payment.chargeId })).body.payment;
    await omise.confirm(authorizeUri, 'pass');
    await sweep(10);
    expect([await balance(), await statusOf(payment.chargeId)]).toEqual([500, 'paid']);
    expect(omise.charges.length - before).toBe(1);
  });

  it('although nothing was charged ends the payment, so that the customer can pay again', async () => {
    omise.answer('broken');
    const payment = await topUp({ paymentType: card, token: await token() });
    omise.answer('well');
    await sweep(90);
    await sweep(4 * 60);
    expect([await balance(), await statusOf(payment.chargeId)]).toEqual([0, 'failed']);
  });
});

it('no line of the log has a card’s number, and none the secret key', () => {
  const log = gateway.logLines.join('\n');
  expect(log).toContain('payments');
  expect(log).not.toContain(number);
  expect(log).not.toMatch(/\b4242[ -]?4242/);
  expect(log).not.toContain(omiseKeys.secretKey);
});
