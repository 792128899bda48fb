import { cancelJob, createJob } from '@songwai/core/jobs/contract';
import { payJob, payOpenAmounts } from '@songwai/core/jobs/paying/pay-contract';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContracts } from '../../../tests/app/contracts.ts';
import { fillPath } from '../../../tests/app/fill-example.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { plainOrder } from '../../../tests/builders/order.ts';
import { signOn, signOnGuest } from '../../../tests/builders/partners.ts';
import { answerBank, saveCard } from '../../../tests/builders/payments.ts';
import { type Admin, signInAdmin } from '../../../tests/builders/sessions.ts';
import { UsageError } from '../../identity/admin/administrator-command.ts';
import { systemRandom } from '../../platform/deps.ts';
import { readPartnersCommand } from '../admin/partners-command.ts';
import { runPartnersCommand } from '../admin/run-partners-command.ts';

const [cash, card, wallet, promptPay, invoice] = [0, 1, 2, 3, 4];
const notAllowed = { responseCode: 422, field: 'paymentType', reason: 'payment_not_allowed' };

let gateway: Gateway;
let admin: Admin;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());
const allow = (...paymentTypes: readonly number[]) => admin.post('/partner/update', { partnerId: 'baanchandra', paymentTypes });
beforeEach(async () => {
  await allow(cash, card, promptPay);
});

const book = async (guest: { readonly token: string }, change: object) =>
  (await gateway.call(createJob, plainOrder({ lang: 'en', ...change }), guest)).body;
/** The calls that can be paid by card and PromptPay; files and recurring bookings know neither. */
const paying = (await readContracts()).filter(({ method, request, access }) => {
  const type = (request.properties as Readonly<Record<string, TSchema>>)['paymentType'];
  return (
    method === 'POST' && access !== 'admin' && type !== undefined && [card, promptPay].every((way) => Value.Check(type, way))
  );
});

describe('how a guest may pay', () => {
  it('is cash alone, unless something else was set', async () => {
    await admin.post('/partner/create', { partnerId: 'hotelsiam', partnerName: 'Hotel Siam' });
    const { body } = await admin.get('/partner/list');
    const found = (body['partners'] as readonly { partnerId: string; paymentTypes: unknown }[]).map((one) => [
      one.partnerId,
      one.paymentTypes,
    ]);
    expect(Object.fromEntries(found)).toEqual({ baanchandra: [cash, card, promptPay], hotelsiam: [cash] });
  });

  it('is known from the sign-on', async () => {
    expect((await signOn(gateway)).body['paymentTypes']).toEqual([cash, card, promptPay]);
    await allow(cash);
    expect((await signOn(gateway)).body['paymentTypes']).toBeUndefined();
  });

  it('cannot be nothing, or anything but cash, a card and PromptPay', async () => {
    for (const types of [[], [wallet], [invoice], [cash, cash]]) expect((await allow(...types)).body['responseCode']).toBe(400);
  });

  it('is set by the operator, too', async () => {
    const run = (words: string) => {
      const command = readPartnersCommand(words.split(' '));
      if (command === undefined) throw new UsageError(words);
      return runPartnersCommand(command, {
        ...gateway,
        random: systemRandom,
        isProduction: false,
        publicUrl: 'https://songwai.test',
      });
    };
    expect(await run('payments baanchandra cash promptpay')).toBe('baanchandra  Baan Chandra  guests pay by cash, promptpay');
    expect(await run('list')).toContain('hotelsiam  Hotel Siam  guests pay by cash');
    expect((await signOn(gateway)).body['paymentTypes']).toEqual([cash, promptPay]);
    await expect(run('payments nobody cash')).rejects.toThrow('There is no partner nobody.');
    for (const words of ['', 'payments', 'payments baanchandra', 'payments baanchandra wallet', 'list all'])
      expect(readPartnersCommand(words.split(' ').filter(Boolean))).toBeUndefined();
  });
});

describe('a way to pay that the partner does not allow', () => {
  it('concerns every call that says how something is paid', () => {
    expect(paying.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/create_job', '/create_new_job', '/job/:jobId/pay', '/payment/open/pay', '/job/:jobId/tip']),
    );
  });

  it.each(paying.map((endpoint) => [endpoint.path, endpoint] as const))('is refused by %s', async (_path, endpoint) => {
    await allow(cash);
    const { token } = await signOnGuest(gateway);
    const url = `/api${fillPath(endpoint, {})}`;
    for (const type of [card, promptPay]) {
      const payload = { lang: 'en', ...endpoint.example, paymentType: type };
      const { body } = await gateway.inject({ method: 'POST', url, headers: { 'sk-token': token }, payload });
      expect(body).toMatchObject(notAllowed);
      expect(body['responseDesc']).toBe('The partner that signed you on does not allow this way to pay. Please choose another.');
    }
  });

  it('is refused for cash as well, from one moment to the next', async () => {
    const guest = await signOnGuest(gateway, 'guest-of-moments');
    expect(await book(guest, { paymentType: cash })).toMatchObject({ responseCode: 200 });
    await allow(promptPay);
    expect(await book(guest, { paymentType: cash })).toMatchObject(notAllowed);
  });

  it('is the invoice always, and the wallet where PromptPay is none', async () => {
    const guest = await signOnGuest(gateway);
    expect(await book(guest, { paymentType: invoice })).toMatchObject(notAllowed);
    await allow(cash, card);
    expect(await book(guest, { paymentType: wallet })).toMatchObject(notAllowed);
  });

  it('does not concern our own customers', async () => {
    await allow(cash);
    expect(await book(await addCustomer(gateway), { paymentType: promptPay })).toMatchObject({ responseCode: 200 });
  });
});

describe('a guest who pays by PromptPay', () => {
  it('finds the job that waits for it again with the next sign-on, until it is paid', async () => {
    const guest = await signOnGuest(gateway, 'guest-of-codes');
    const { jobId, payment } = await book(guest, { paymentType: promptPay });
    expect(payment).toMatchObject({ state: 'pending', purpose: 'job' });
    expect((await signOn(gateway, 'guest-of-codes')).body['awaitedJobId']).toBe(jobId);
    expect((await signOn(gateway, 'guest-of-others')).body['awaitedJobId']).toBeUndefined();
    await answerBank(gateway, payment, 'pay');
    expect((await signOn(gateway, 'guest-of-codes')).body['awaitedJobId']).toBeUndefined();

    // What was paid comes back into the wallet, which pays from then on.
    expect((await gateway.call(cancelJob, { jobId }, guest)).body.responseCode).toBe(200);
    expect((await signOn(gateway, 'guest-of-codes')).body['paymentTypes']).toEqual([cash, card, promptPay, wallet]);
    expect(await book(guest, { paymentType: wallet })).toMatchObject({ responseCode: 200 });
  });

  it('may pay by a card instead', async () => {
    const guest = await signOnGuest(gateway, 'guest-of-ways');
    const { jobId } = await book(guest, { paymentType: promptPay });
    await saveCard(gateway, guest, 'needsConfirmation');
    const paid = await gateway.call(payJob, { jobId, guid: '20261208-guest-pay', paymentType: card }, guest);
    expect(paid.body.payment).toMatchObject({ method: 'card', state: 'pending' });
    const open = { guid: '20261208-guest-open', paymentType: promptPay };
    expect((await gateway.call(payOpenAmounts, open, guest)).body.responseCode).toBe(409);
  });
});
