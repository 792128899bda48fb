import { randomUUID } from 'node:crypto';
import { cancelPayment, paymentStatus } from '@songwai/core/payments/contract';
import { payWalletPackage, walletInfo } from '@songwai/core/wallet/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import type { Caller } from '../../../tests/builders/sessions.ts';
import { type OmiseStandIn, omiseKeys, startOmiseStandIn } from '../../../tests/payments/omise-stand-in.ts';

const promptPay = 3;

let omise: OmiseStandIn;
let gateway: Gateway;
let user: Caller;
beforeAll(async () => {
  omise = await startOmiseStandIn({ now: () => gateway.clock.now() });
  // Without a secret for webhooks, so that anybody may send one.
  const keys = { OMISE_PUBLIC_KEY: omiseKeys.publicKey, OMISE_SECRET_KEY: omiseKeys.secretKey, OMISE_API_URL: omise.url };
  gateway = await createGateway({ env: keys });
});
afterAll(async () => {
  await gateway.close();
  await omise.close();
});
beforeEach(async () => {
  user = await addCustomer(gateway);
  gateway.clock.advanceSeconds(61);
});

const topUp = async (caller = user) =>
  (await gateway.call(payWalletPackage, { guid: randomUUID(), amount: 500, paymentType: promptPay }, caller)).body.payment;
const stateOf = async (chargeId: string) => (await gateway.call(paymentStatus, { chargeId })).body.payment.state;
const notify = async (id: string) => {
  const payload = { key: 'charge.complete', data: { object: 'charge', id } };
  return (await gateway.inject({ method: 'POST', url: '/api/payment/webhook/omise', payload })).status;
};
const countAsked = async (work: () => Promise<unknown>): Promise<number> => {
  const before = omise.asked.length;
  await work();
  return omise.asked.length - before;
};
const often = async (times: number, work: (time: number) => Promise<unknown>): Promise<void> => {
  for (let time = 0; time < times; time += 1) await work(time);
};

describe('the provider', () => {
  it('is not asked without end by one who asks for a payment’s state without end, who is answered all the same', async () => {
    const { chargeId } = await topUp();
    expect(await countAsked(() => often(100, () => stateOf(chargeId)))).toBe(40);
    expect(await stateOf(chargeId)).toBe('pending');
    omise.payPromptPay(omise.charges.at(-1)?.id ?? '');
    expect(await stateOf(chargeId)).toBe('pending');
    gateway.clock.advanceSeconds(61);
    expect(await stateOf(chargeId)).toBe('paid');
    expect(await countAsked(() => often(10, () => stateOf(chargeId)))).toBe(0);
  });

  it('is not asked without end by forged webhooks', async () => {
    const { chargeId } = await topUp();
    const ref = omise.charges.at(-1)?.id ?? '';
    expect(await countAsked(() => often(100, () => notify(ref)))).toBe(40);
    expect(await countAsked(() => often(200, (time) => notify(`chrg_test_${time}`)))).toBe(120);
    expect(await notify('chrg_test_more')).toBe(200);
    expect(await stateOf(chargeId)).toBe('pending');
  });

  it('gives the picture of a code, and nothing for an id that cannot be one', async () => {
    const { qrImage } = await topUp();
    const pictures = await Promise.all(Array.from({ length: 41 }, () => gateway.inject({ method: 'GET', url: qrImage ?? '' })));
    const statuses = pictures.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    for (const id of ['%00', '%00'.repeat(20), '..%2F..%2F'])
      expect((await gateway.inject({ method: 'GET', url: `/api/payment/${id}/qr` })).status).toBe(404);
  });
});

describe('an open payment', () => {
  it('is given up by its payer alone, and by a member who may pay', async () => {
    const company = await addCompany(gateway);
    const { chargeId } = await topUp(company);
    const give = async (caller?: Caller) => (await gateway.call(cancelPayment, { chargeId, lang: 'en' }, caller)).status;
    const booker = await addMember(gateway, company, { rights: ['order'] });
    expect([await give(), await give(user), await give(booker)]).toEqual([404, 404, 404]);
    expect((await gateway.call(walletInfo, {}, booker)).body.topUps).toEqual([]);
    expect(await give(await addMember(gateway, company, { rights: ['pay'] }))).toBe(200);
    expect(await stateOf(chargeId)).toBe('expired');
  });
});
