import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askPrice, tryToBook } from '../../../tests/builders/bookings.ts';
import { addCompany, addCustomer, addMember } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { ayutthaya, bangNa, nakhonPathom, siam } from '../../../tests/builders/order.ts';
import { type Admin, signInAdmin } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
let admin: Admin;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());

const card = {
  priceList: 'DEFAULT',
  vehicle: 1,
  service: 'express',
  basePrice: 60,
  bands: [{ fromKm: 2, perKm: 10.25 }],
  extraStopFee: 35,
};
const enter = async (fields: object = {}) => (await admin.post('/rate_cards', { ...card, ...fields })).body;
const fareOf = async (fields: object = {}) => Number((await askPrice(gateway, null, fields))['normalPrice']);
const km = async () => Number((await askPrice(gateway, null))['distance']);

describe('a rate card entered in advance', () => {
  it('changes no price before its moment, and every price from then on', async () => {
    const before = await fareOf({ vehicle: 2 });
    const entered = await enter({ vehicle: 2, validFrom: { date: '21/11/2026', time: '13:00' }, note: 'ราคาใหม่' });
    expect(entered).toMatchObject({
      responseCode: 200,
      rateCard: { state: 'upcoming', enteredBy: admin.userId, note: 'ราคาใหม่' },
    });
    gateway.clock.advanceSeconds(3_599);
    expect(await fareOf({ vehicle: 2 })).toBe(before);
    gateway.clock.advanceSeconds(1);
    expect(await fareOf({ vehicle: 2 })).toBeCloseTo(60 + (Math.floor((await km()) * 100) / 100 - 2) * 10.25, 1);
    const startUp = (await gateway.get('/init_data_v3')).body['vehicleData'] as readonly { id: number; basePrice: number }[];
    expect(startUp.find(({ id }) => id === 2)).toMatchObject({ basePrice: 60, includedKm: 2, extraStopFee: 35 });
  });

  it('is listed with those before it, and who entered it when', async () => {
    const { rateCards } = (await admin.get('/rate_cards', { vehicle: '2', service: 'express' })).body;
    expect(rateCards).toMatchObject([
      { state: 'current', basePrice: 60, bands: [{ fromKm: 2, perKm: 10.25 }], validFrom: { date: '21/11/2026', time: '13:00' } },
      {
        state: 'past',
        basePrice: 120,
        bands: [
          { fromKm: 3, perKm: 11 },
          { fromKm: 15, perKm: 9.5 },
        ],
      },
    ]);
    const { body: older } = await admin.get('/rate_cards', {
      vehicle: '2',
      service: 'express',
      cursor: String((rateCards as readonly { id: number }[])[0]?.id),
    });
    expect(older['rateCards']).toHaveLength(1);
  });

  it('is for one service: next day keeps its own', async () => {
    const before = await fareOf({ vehicle: 3, taskType: 3 });
    await enter({ vehicle: 3 });
    expect(await fareOf({ vehicle: 3, taskType: 3 })).toBe(before);
    await enter({ vehicle: 3, service: 'nextDay', farePercent: 50 });
    expect(await fareOf({ vehicle: 3, taskType: 3 })).toBeCloseTo((await fareOf({ vehicle: 3 })) / 2, 1);
  });

  it('is entered once for a moment, also by two administrators at once', async () => {
    const validFrom = { date: '01/01/2027' };
    const answers = await Promise.all([enter({ validFrom }), enter({ validFrom, basePrice: 61 })]);
    expect(answers.map((body) => body['responseCode']).sort()).toEqual([200, 409]);
  });

  it.each([
    ['a moment that has passed', { validFrom: { date: '20/11/2026' } }, 'validFrom.date'],
    ['a day that is none', { validFrom: { date: '31/02/2027' } }, 'validFrom.date'],
    [
      'bands out of order',
      {
        bands: [
          { fromKm: 3, perKm: 9 },
          { fromKm: 3, perKm: 8 },
        ],
      },
      'bands.1.fromKm',
    ],
    ['a list that nobody made', { priceList: 'NONE' }, 'priceList'],
    ['a vehicle that nobody drives', { vehicle: 77 }, 'vehicle'],
  ])('is refused for %s, with the field named', async (_what, fields, field) => {
    expect(await enter({ validFrom: { date: '01/02/2027' }, ...fields })).toMatchObject({ responseCode: 422, field });
  });

  it('is nothing that a customer may enter or see', async () => {
    const { token } = await addCustomer(gateway);
    expect((await gateway.post('/admin/rate_cards', card, { token })).status).toBe(403);
    expect((await gateway.get('/admin/rate_cards', {}, { token })).status).toBe(403);
    expect((await gateway.post('/admin/rate_cards', card)).status).toBe(401);
  });
});

describe('a special-rate customer', () => {
  const priceList = 'RETAIL';
  beforeAll(async () => {
    const { body: made } = await admin.post('/price_lists', { id: priceList, nameTh: 'ค้าปลีก', nameEn: 'Retail' });
    expect(made).toMatchObject({ responseCode: 200, priceList: { allowsPromo: false, createdBy: admin.userId } });
    await enter({ priceList, vehicle: 1, basePrice: 20, bands: [{ fromKm: 1, perKm: 1 }], extraStopFee: 5 });
  });

  it('pays by the own list, by everybody’s for what is not on it, and takes no promo code', async () => {
    const customer = await addCustomer(gateway);
    const usual = await askPrice(gateway, customer, { promoCode: 'WELCOME50' });
    expect(usual['discount']).toBe(50);
    const { body: given } = await admin.post('/special_rate', { userId: customer.userId, isSpecial: true, priceList });
    expect(given['responseCode']).toBe(200);
    const special = await askPrice(gateway, customer, { promoCode: 'WELCOME50' });
    expect(special['normalPrice']).toBeCloseTo(20 + Math.floor((await km()) * 100) / 100 - 1, 1);
    expect(special).toMatchObject({ discount: 0, promoCodeDescTh: '', promoProblemEn: expect.stringMatching(/special rates/) });
    expect(await askPrice(gateway, customer, { vehicle: 4 })).toMatchObject({ normalPrice: await fareOf({ vehicle: 4 }) });
    const options = (await gateway.post('/v4/price_option', siam, { token: customer.token })).body['vehicles'];
    expect(options).toContainEqual(expect.objectContaining({ id: 1, basePrice: 20, includedKm: 1, extraStopFee: 5 }));

    const { body: booked } = await tryToBook(gateway, customer, { shownPrice: special['netPrice'] });
    expect(booked['responseCode']).toBe(200);
    expect((await tryToBook(gateway, customer, { promoCode: 'WELCOME50' })).body).toMatchObject({
      responseCode: 422,
      field: 'promoCode',
    });
  });

  it('that is a company has its members pay by its list, and no member has one of their own', async () => {
    const company = await addCompany(gateway);
    const member = await addMember(gateway, company, { rights: ['order', 'view', 'pay'] });
    await admin.post('/special_rate', { userId: company.userId, isSpecial: true, priceList });
    expect((await askPrice(gateway, member))['normalPrice']).toBe((await askPrice(gateway, company))['normalPrice']);
    expect((await askPrice(gateway, member))['normalPrice']).not.toBe(await fareOf());
    const { body: own } = await admin.post('/special_rate', { userId: member.userId, isSpecial: true, priceList });
    expect(own).toMatchObject({ responseCode: 422, field: 'userId' });
  });

  it('may be a whole tier: who is in it pays by the list of the tier', async () => {
    const silver = await addCustomer(gateway, { tier: 'silver' });
    await gateway.db.updateTable('tier_prices').set({ price_list: priceList }).where('tier', '=', 'silver').execute();
    expect((await askPrice(gateway, silver))['normalPrice']).not.toBe(await fareOf());
    await gateway.db.updateTable('tier_prices').set({ price_list: null }).where('tier', '=', 'silver').execute();
    expect((await askPrice(gateway, silver))['normalPrice']).toBe(await fareOf());
  });

  it('pays what everybody pays when it is over, and who gave and ended it is noted', async () => {
    const customer = await addCustomer(gateway);
    for (const isSpecial of [true, false])
      await admin.post('/special_rate', { userId: customer.userId, isSpecial, ...(isSpecial && { priceList }) });
    expect((await askPrice(gateway, customer, { promoCode: 'WELCOME50' }))['discount']).toBe(50);
    expect((await askPrice(gateway, customer))['normalPrice']).toBe(await fareOf());
    const noted = await gateway.db
      .selectFrom('special_rates')
      .selectAll()
      .where('user_id', '=', customer.userId)
      .orderBy('id')
      .execute();
    expect(noted).toMatchObject([
      { tier: 'contract', price_list: priceList, changed_by: admin.userId },
      { tier: 'normal', price_list: null, changed_by: admin.userId },
    ]);
  });

  it('must exist, and so must the list', async () => {
    const { userId } = await addCustomer(gateway);
    const stranger = '7f1c1c9e-6f0f-4b57-9d55-0d5d1f2a9c11';
    expect((await admin.post('/special_rate', { userId: stranger, isSpecial: true })).body).toMatchObject({
      responseCode: 404,
    });
    const { body: unknown } = await admin.post('/special_rate', { userId, isSpecial: true, priceList: 'NONE' });
    expect(unknown).toMatchObject({ responseCode: 422, field: 'priceList' });
    const { body: again } = await admin.post('/price_lists', { id: priceList, nameTh: 'ก', nameEn: 'A' });
    expect(again).toMatchObject({ responseCode: 409, field: 'id' });
  });
});

describe('what is offered', () => {
  const idsOf = (rows: unknown) => (rows as readonly { readonly id: number }[]).map(({ id }) => id);

  it('differs from province to province, by the first stop', async () => {
    const inBangkok = (await gateway.post('/v4/price_option', siam)).body;
    expect(inBangkok).toMatchObject({ province: '10' });
    expect(idsOf(inBangkok['vehicles'])).toEqual([1, 2, 3, 4, 5, 6]);
    const inNakhonPathom = (await gateway.post('/v4/price_option', nakhonPathom)).body;
    expect(idsOf(inNakhonPathom['vehicles'])).toEqual([1, 2, 3, 4, 5]);
    const loading = (inNakhonPathom['priceOptions'] as readonly { id: number; vehicles: number[] }[]).find(({ id }) => id === 8);
    expect(loading?.vehicles).toEqual([3, 4, 5]);

    const there = { vehicle: 6, locationList: [nakhonPathom, siam], lang: 'en' };
    const refused = await askPrice(gateway, null, there);
    expect(refused).toMatchObject({ responseCode: 422, field: 'vehicle' });
    expect(refused['responseDesc']).toMatch(/not available for pick-ups in Nakhon Pathom.*choose another/);
    expect(await askPrice(gateway, null, { vehicle: 6, locationList: [siam, nakhonPathom] })).toMatchObject({
      responseCode: 200,
    });
    const other = await askPrice(gateway, null, { locationList: [nakhonPathom, siam] });
    expect((other['vehiclePrices'] as readonly { vehicle: number }[]).map(({ vehicle }) => vehicle)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is what the database says: an extra that is taken out of a province is offered there no more', async () => {
    await gateway.db.deleteFrom('area_extras').where('province', '=', '73').where('extra_id', '=', 2).execute();
    await gateway.app.settle();
    expect(idsOf((await gateway.post('/v4/price_option', nakhonPathom)).body['priceOptions'])).not.toContain(2);
    const refused = await askPrice(gateway, null, { option: '2', locationList: [nakhonPathom, siam] });
    expect(refused).toMatchObject({ responseCode: 422, field: 'option' });
    expect(await askPrice(gateway, null, { option: '2', locationList: [siam, bangNa] })).toMatchObject({ responseCode: 200 });
  });

  it('is everything there is where no place is named, and nothing where we do not deliver', async () => {
    const anywhere = (await gateway.post('/v3/price_option', {})).body;
    expect(idsOf(anywhere['priceOptions'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(idsOf(anywhere['vehicles'])).toEqual([1, 2, 3, 4, 5, 6]);
    const outside = (await gateway.post('/v4/price_option', { ...ayutthaya, lang: 'en' })).body;
    expect(outside).toMatchObject({ responseCode: 422, field: 'lat' });
    expect(outside['responseDesc']).toMatch(/outside our service area \(Bangkok, its vicinity and Chonburi\)/);
  });
});

describe('an estimate that fails', () => {
  it('is answered with code 500, prices that are nothing, a number to ask about, and nothing from within', async () => {
    await gateway.db.deleteFrom('rate_card_bands').where('rate_card_id', '=', 1).execute();
    await gateway.db
      .deleteFrom('rate_cards')
      .where('vehicle_id', '=', 1)
      .where('service', '=', 'express')
      .where('id', '<>', 1)
      .execute();
    await gateway.app.settle();
    const { status, body } = await gateway.post('/estimate_price', { vehicle: 1, locationList: [siam, bangNa], lang: 'en' });
    expect({ status, code: body['responseCode'] }).toEqual({ status: 500, code: 500 });
    expect(body).toMatchObject({ netPrice: 0, normalPrice: 0, discount: 0, freeCredit: 0, promoCode: '', distance: 0 });
    expect(body['requestId']).toEqual(expect.any(String));
    expect(JSON.stringify(body)).not.toMatch(/band|rate_card/);
    expect(gateway.logLines.join('')).toMatch(/an order could not be priced/);
  });
});
