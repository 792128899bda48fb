import { greatCircleKm } from '@songwai/core/basics/geo';
import { decodePolyline } from '@songwai/core/basics/polyline';
import { estimatePrice, priceOptionV4 } from '@songwai/core/pricing/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../../tests/builders/customers.ts';
import { noon } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { ayutthaya, bangNa, bangSaen, siam } from '../../tests/builders/order.ts';
import type { Caller } from '../../tests/builders/sessions.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const point = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, lng });
const ask = (fields: object = {}, caller?: Caller) =>
  gateway.call(estimatePrice, { vehicle: 1, locationList: [point(siam), point(bangNa)], ...fields }, caller);

describe('the price of an order', () => {
  it('is counted from the road distance that a visitor without a session is told', async () => {
    const { status, body } = await ask();
    const km = Math.floor(greatCircleKm(siam, bangNa) * 1.35 * 100) / 100;
    const fare = Math.floor((48 + 9 * 8.5 + (km - 10) * 7.5) * 100 + 1e-6) / 100;
    expect(status).toBe(200);
    expect(body).toMatchObject({
      responseCode: 200,
      responseDesc: 'สำเร็จ',
      distance: km,
      normalPrice: fare,
      netPrice: fare,
      discount: 0,
      freeCredit: 0,
      routeApproximate: true,
      lines: { distanceFare: fare, extraStops: 0, extraStopFee: 0, extras: [] },
    });
  });

  it('comes with the price of every vehicle and a line over the stops', async () => {
    const { body } = await ask();
    expect(body.vehiclePrices.map(({ vehicle }) => vehicle)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(body.vehiclePrices[0]?.netPrice).toBe(body.netPrice);
    const other = await ask({ vehicle: 4 });
    expect(other.body.netPrice).toBe(body.vehiclePrices[3]?.netPrice);
    const line = decodePolyline(body.routePolyline);
    expect(greatCircleKm(line[0] ?? bangNa, siam)).toBeLessThan(0.01);
    expect(greatCircleKm(line.at(-1) ?? siam, bangNa)).toBeLessThan(0.01);
  });

  it('counts extra stops, and leaves a return point out of distance and stops', async () => {
    const plain = await ask();
    const back = await ask({ locationList: [point(siam), point(bangNa), { ...point(siam), isReturn: true }], option: '3' });
    expect(back.body.distance).toBe(plain.body.distance);
    expect(back.body.lines).toMatchObject({ extraStops: 0, extraStopFee: 0, distanceFare: plain.body.lines.distanceFare });
    expect(back.body.lines.extras).toEqual([{ id: 3, fee: expect.closeTo(plain.body.distance * 8.5 * 0.5, 1) }]);
    const third = await ask({ locationList: [point(siam), point(bangNa), point(siam)] });
    expect(third.body.lines).toMatchObject({ extraStops: 1, extraStopFee: 30 });
  });

  it('takes extras as text and as an array alike, and the way back without a return point', async () => {
    const text = await ask({ option: '1, 3' });
    const array = await ask({ option: [3, 1] });
    expect(text.body).toEqual(array.body);
    expect(text.body.lines.extras.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('is 80 % of the distance fare for the next day', async () => {
    const today = await ask({ vehicle: 3 });
    const tomorrow = await ask({ vehicle: 3, taskType: 3 });
    expect(tomorrow.body.netPrice).toBeCloseTo(today.body.netPrice * 0.8, 1);
  });

  it.each([
    ['a vehicle that nobody drives', { vehicle: 99 }, 'vehicle'],
    ['an extra that nobody offers', { option: '77' }, 'option'],
    ['loading help on a motorcycle', { option: '8' }, 'option'],
    ['a stop outside the area', { locationList: [point(siam), point(ayutthaya)] }, 'locationList.1'],
    ['one stop and a return point', { locationList: [point(siam), { ...point(siam), isReturn: true }] }, 'locationList'],
    ['eleven stops', { locationList: Array.from({ length: 11 }, () => point(siam)) }, 'locationList.10'],
  ])('is refused for %s, with the field named', async (_what, fields, field) => {
    const { status, body } = await ask({ ...fields, lang: 'en' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ responseCode: 422, field });
    expect(body.netPrice).toBeUndefined();
    expect(body.responseDesc).toMatch(/[.]$/);
  });

  it('names the field of a body that breaks the contract', async () => {
    const { status, body } = await ask({ locationList: [point(siam), { lat: '13.7', lng: 100.5 }] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ responseCode: 400, field: 'locationList.1.lat' });
  });
});

describe('promo codes and free credit', () => {
  it('are for signed-in customers: the code first, the credit after it', async () => {
    const user = await addCustomer(gateway, { freeCreditSatang: 2_000 });
    const { body } = await ask({ promoCode: 'welcome50' }, user);
    expect(body).toMatchObject({ discount: 50, freeCredit: 20, promoCode: 'WELCOME50' });
    expect(body.promoCodeDescTh).toContain('50');
    expect(body.netPrice).toBeCloseTo(body.normalPrice - 70, 5);
    expect(body.vehiclePrices[0]?.netPrice).toBe(body.netPrice);
    expect((await ask({ promoCode: 'WELCOME50' })).body).toMatchObject({ discount: 0, promoCodeDescTh: '' });
  });

  it('leave a code that does not hold without a description', async () => {
    const user = await addCustomer(gateway);
    const old = await addCustomer(gateway, { created_at: new Date(noon.getTime() - 61 * 86_400_000) });
    const special = await addCustomer(gateway, { tier: 'contract' });
    for (const [promoCode, token] of [
      ['NOSUCH', user],
      ['WELCOME50', old],
      ['WELCOME50', special],
      ['CHON50', user],
    ] as const)
      expect((await ask({ promoCode }, token)).body).toMatchObject({ discount: 0, promoCodeDescTh: '', promoCodeDescEn: '' });
  });

  it('take half off in Chonburi, 50 baht at most', async () => {
    const user = await addCustomer(gateway);
    const near = { lat: 13.2925, lng: 100.9147 };
    const short = await ask({ promoCode: 'CHON50', locationList: [point(bangSaen), near] }, user);
    expect(short.body.discount).toBeCloseTo(Math.floor(short.body.normalPrice * 50) / 100, 2);
    const long = await ask({ promoCode: 'CHON50', locationList: [point(bangSaen), point(siam)] }, user);
    expect(long.body.discount).toBe(50);
  });
});

describe('the extras at a place', () => {
  it('are listed with prices and vehicles', async () => {
    const { body } = await gateway.call(priceOptionV4, point(siam));
    expect(body.priceOptions).toHaveLength(8);
    expect(body.priceOptions[0]).toMatchObject({
      id: 1,
      kind: 'fareShare',
      percent: 50,
      maxFee: 200,
      vehicles: [1, 2, 3, 4, 5, 6],
    });
    expect(body.priceOptions[5]).toMatchObject({ id: 6, kind: 'fixed', fee: 0, vehicles: [1] });
    expect(body.priceOptions[7]).toMatchObject({ id: 8, fee: 100, vehicles: [3, 4, 5, 6] });
  });

  it('are none where we do not deliver', async () => {
    expect((await gateway.call(priceOptionV4, point(ayutthaya))).body).toMatchObject({ responseCode: 422, field: 'lat' });
  });
});
