import { createJob } from '@songwai/core/jobs/contract';
import { estimatePrice } from '@songwai/core/pricing/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany, addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { asok, bangNa, plainOrder, siam, stopAt } from '../../../tests/builders/order.ts';
import { type Admin, type Caller, signInAdmin } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
let admin: Admin;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());

const quote = async (fields: object = {}, caller?: Caller) =>
  (await gateway.call(estimatePrice, { vehicle: 1, locationList: [siam, bangNa], ...fields }, caller)).body;
const book = async (fields: object, caller: Caller) => (await gateway.call(createJob, plainOrder(fields), caller)).body;
const readNet = async (jobId: string) => {
  const job = gateway.db.selectFrom('jobs').select('net_satang').where('id', '=', jobId);
  return (await job.executeTakeFirstOrThrow()).net_satang / 100;
};
let fee = 100;
/** Makes every trip dearer from now on. */
const raisePrices = async () => {
  fee += 10;
  const card = { priceList: 'DEFAULT', vehicle: 1, service: 'express', basePrice: fee, bands: [{ fromKm: 1, perKm: 20 }] };
  expect((await admin.post('/rate_cards', { ...card, extraStopFee: 30 })).body).toMatchObject({ responseCode: 200 });
  gateway.clock.advanceSeconds(1);
};

describe('a quoted price', () => {
  it('says until when it holds, a quarter of an hour from now', async () => {
    const { quoteId, quoteUntil } = await quote();
    expect(quoteId).toBeTruthy();
    expect(new Date(quoteUntil ?? '').getTime() - gateway.clock.now().getTime()).toBe(15 * 60_000);
  });

  it('is what the job costs, although prices have risen since', async () => {
    const user = await addCustomer(gateway);
    const { quoteId, netPrice } = await quote({}, user);
    await raisePrices();
    expect((await quote({}, user)).netPrice).toBeGreaterThan(netPrice);
    const { responseCode, jobId = '' } = await book({ quoteId, shownPrice: netPrice }, user);
    expect(responseCode).toBe(200);
    expect(await readNet(jobId)).toBe(netPrice);
  });

  it('holds for a visitor who signs in, and for the same extras in another order', async () => {
    const { quoteId, netPrice } = await quote({ option: '1,5', vehicle: 2 });
    const user = await addCustomer(gateway);
    const answer = await book({ quoteId, shownPrice: netPrice, option: [5, 1], vehicle: 2 }, user);
    expect(answer.responseCode).toBe(200);
  });

  it('is over after a quarter of an hour: the booking is asked again with the present price and a new quote', async () => {
    const user = await addCustomer(gateway);
    const { quoteId, netPrice } = await quote({}, user);
    await raisePrices();
    gateway.clock.advanceSeconds(15 * 60);
    const refused = await book({ quoteId, shownPrice: netPrice }, user);
    expect(refused.responseCode).toBe(409);
    const { estimate } = refused;
    expect(estimate?.netPrice).toBeGreaterThan(netPrice);
    expect(await book({ quoteId: estimate?.quoteId, shownPrice: estimate?.netPrice }, user)).toMatchObject({ responseCode: 200 });
  });

  const other = {
    'another route': { locationList: [stopAt(siam), stopAt(asok)] },
    'another vehicle': { vehicle: 2 },
    'another extra': { option: '5' },
    'another service': { taskType: 3, orderType: 'schedule', jobDate: '22/11/2026', startTime: '10:00' },
  };
  it.each(Object.entries(other))('is not valid for %s', async (_what, fields) => {
    const user = await addCustomer(gateway);
    const { quoteId } = await quote({}, user);
    expect(await book({ quoteId, ...fields }, user)).toMatchObject({ responseCode: 409 });
  });

  it('is not valid by another price list', async () => {
    const { quoteId } = await quote();
    await admin.post('/price_lists', { id: 'CONTRACT', nameTh: 'สัญญา', nameEn: 'Contract' });
    const company = await addCompany(gateway, { price_list: 'CONTRACT' });
    expect(await book({ quoteId }, company)).toMatchObject({ responseCode: 409 });
  });

  it('cannot be forged', async () => {
    const user = await addCustomer(gateway);
    const { quoteId = '' } = await quote({}, user);
    const [head, body = '', signature] = quoteId.split('.');
    const cheap = { ...JSON.parse(Buffer.from(body, 'base64url').toString('utf8')), distanceHundredthsKm: 1 };
    const forged = [head, Buffer.from(JSON.stringify(cheap)).toString('base64url'), signature].join('.');
    const unsigned = [Buffer.from('{"alg":"none"}').toString('base64url'), body, ''].join('.');
    const answers = await Promise.all([forged, unsigned, 'x'].map((wrong) => book({ quoteId: wrong }, user)));
    expect(answers.map(({ responseCode }) => responseCode)).toEqual([409, 409, 409]);
  });

  it('holds the price of the trip, not the free credit that another booking spends meanwhile', async () => {
    const user = await addCustomer(gateway, { freeCreditSatang: 2_000 });
    const { quoteId, netPrice, freeCredit } = await quote({}, user);
    expect(freeCredit).toBe(20);
    expect(await book({}, user)).toMatchObject({ responseCode: 200 });
    const refused = await book({ quoteId, shownPrice: netPrice }, user);
    expect(refused).toMatchObject({ responseCode: 409, estimate: { freeCredit: 0 } });
  });

  it('is known to every gateway of a database', async () => {
    const user = await addCustomer(gateway);
    const { quoteId } = await quote({}, user);
    const keys = await gateway.db.selectFrom('quote_keys').select('secret').execute();
    expect(keys).toHaveLength(1);
    expect(await book({ quoteId }, user)).toMatchObject({ responseCode: 200 });
  });
});
