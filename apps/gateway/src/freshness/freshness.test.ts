import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, addFreeCredit } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { bangNa, siam } from '../../tests/builders/order.ts';
import { type Admin, type Caller, signInAdmin } from '../../tests/builders/sessions.ts';
import { countQueries } from '../../tests/database/count-queries.ts';
import { createSecondGateway } from '../../tests/database/second-gateway.ts';

/** Two gateways of one deployment. */
let one: Gateway;
let other: Gateway;
let admin: Admin;
beforeAll(async () => {
  one = await createGateway();
  other = await createSecondGateway(one);
  admin = await signInAdmin(one);
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const trip = { vehicle: 1, locationList: [siam, bangNa].map(({ lat, lng }) => ({ lat, lng })) };
const priceAt = async (gateway: Gateway, caller?: Caller) =>
  Number((await gateway.post('/estimate_price', trip, caller)).body['netPrice']);
/** The fewest statements of several calls: what a gateway does by itself now and then falls into some of them. */
const fewestQueries = async (work: () => Promise<unknown>) => {
  const counts: number[] = [];
  for (let round = 0; round < 5; round += 1) counts.push(await countQueries(one.pool, work));
  return Math.min(...counts);
};

let fee = 200;
const raisePrices = async () => {
  fee += 10;
  const card = {
    priceList: 'DEFAULT',
    vehicle: 1,
    service: 'express',
    basePrice: fee,
    extraStopFee: 30,
    bands: [{ fromKm: 99, perKm: 20 }],
  };
  expect((await admin.post('/rate_cards', card)).body).toMatchObject({ responseCode: 200 });
  for (const { clock } of [one, other]) clock.advanceSeconds(1);
  return fee;
};

describe('prices in the memory of several gateways', () => {
  it('are those of a change as soon as it is answered, at every gateway, however often they change', async () => {
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([priceAt(one), priceAt(other)]);
      const raised = await raisePrices();
      expect(await Promise.all([priceAt(other), priceAt(one)])).toEqual([raised, raised]);
    }
  });

  it('need no database: the next estimate of a visitor asks it for nothing', async () => {
    await priceAt(one);
    expect(await fewestQueries(() => priceAt(one))).toBe(0);
  });

  it('need it once for a customer, whose price list and free credit they depend on', async () => {
    const customer = await addCustomer(one);
    expect(await fewestQueries(() => priceAt(one, customer))).toBe(0);
  });

  it('count free credit as soon as it is granted, at every gateway', async () => {
    const customer = await addCustomer(one);
    const [before] = await Promise.all([priceAt(one, customer), priceAt(other, customer)]);
    const grant = { userId: customer.userId, amount: 20, reasonTh: 'ของขวัญ', reasonEn: 'A present', guid: randomUUID() };
    expect((await admin.post('/free_credit/grant', grant)).body).toMatchObject({ responseCode: 200 });
    expect(await Promise.all([priceAt(one, customer), priceAt(other, customer)])).toEqual([before - 20, before - 20]);
  });

  it('count free credit no longer than it lasts', async () => {
    const customer = await addCustomer(one);
    const before = await priceAt(one, customer);
    const expiresAt = new Date(one.clock.now().getTime() + 60_000);
    await addFreeCredit(one, { userId: customer.userId, amountSatang: 2_000, expiresAt });
    expect(await priceAt(one, customer)).toBe(before - 20);
    one.clock.advanceSeconds(60);
    expect(await priceAt(one, customer)).toBe(before);
  });

  it('follow a change that somebody makes in the database itself', async () => {
    await priceAt(other);
    await one.pool.query(`update rate_cards set base_satang = 99900 where vehicle_id = 1 and service = 'express'`);
    await expect.poll(() => priceAt(other)).toBe(999);
  });
});
