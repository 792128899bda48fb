import {
  fetchAllExtras,
  fetchAreaOffers,
  fetchTierPrices,
  giveTierPrice,
  offerInArea,
  updateExtra,
} from '@songwai/core/pricing/admin/catalog-admin-calls';
import { fetchAdminChanges } from '@songwai/core/startup/change-log-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askPrice, tryToBook } from '../../../tests/builders/bookings.ts';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { bangNa, nakhonPathom, siam } from '../../../tests/builders/order.ts';
import { type Admin, signInAdmin } from '../../../tests/builders/sessions.ts';
import { connectClient } from '../../../tests/harness/connect-client.ts';

let gateway: Gateway;
let admin: Admin;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());

const everything = { vehicles: [1, 2, 3, 4, 5, 6], extras: [1, 2, 3, 4, 5, 6, 7, 8] };

describe('what is offered in a province', () => {
  const fromNakhonPathom = (vehicle: number, option = '') =>
    askPrice(gateway, null, { vehicle, option, locationList: [nakhonPathom, siam] });

  it('is changed by the office at once, and orders that begin elsewhere are none the wiser', async () => {
    expect(await fromNakhonPathom(6)).toMatchObject({ responseCode: 422, field: 'vehicle' });
    const offer = { province: '73', vehicles: [6, 1, 6], extras: [2] };
    expect((await admin.post('/areas', offer)).body).toMatchObject({
      responseCode: 200,
      area: { province: '73', nameEn: 'Nakhon Pathom', vehicles: [1, 6], extras: [2] },
    });
    expect(await fromNakhonPathom(6)).toMatchObject({ responseCode: 200 });
    expect(await fromNakhonPathom(2)).toMatchObject({ responseCode: 422, field: 'vehicle' });
    expect(await fromNakhonPathom(1, '1')).toMatchObject({ responseCode: 422, field: expect.stringMatching(/^option/) });
    expect(await askPrice(gateway, null, { vehicle: 2, option: '1' })).toMatchObject({ responseCode: 200 });
    const { areas } = (await admin.get('/areas')).body;
    expect((areas as readonly { province: string }[]).map(({ province }) => province)).toHaveLength(7);
    expect(areas).toContainEqual(expect.objectContaining({ province: '10', ...everything }));
  });

  it('can be nothing', async () => {
    await admin.post('/areas', { province: '74', vehicles: [], extras: [] });
    const samutSakhon = { lat: 13.5475, lng: 100.2744 };
    expect(await askPrice(gateway, null, { locationList: [samutSakhon, siam] })).toMatchObject({ responseCode: 422 });
    await admin.post('/areas', { province: '74', ...everything });
    expect(await askPrice(gateway, null, { locationList: [samutSakhon, siam] })).toMatchObject({ responseCode: 200 });
  });

  it.each([
    [{ province: '14', vehicles: [1], extras: [] }, 'province'],
    [{ province: '10', vehicles: [1, 77], extras: [] }, 'vehicles.1'],
    [{ province: '10', vehicles: [1], extras: [99] }, 'extras.0'],
  ])('is refused where there is no such thing: %o', async (offer, field) => {
    expect((await admin.post('/areas', offer)).body).toMatchObject({ responseCode: 422, field });
  });
});

describe('an extra service', () => {
  const feeOf = async (option: string, vehicle = 2) => {
    const { normalPrice, lines } = await askPrice(gateway, null, { vehicle, option });
    return { normalPrice, extras: (lines as { extras: readonly { id: number; fee: number }[] }).extras };
  };

  it('costs what the office says, from then on, and says who changed it', async () => {
    expect((await feeOf('2')).extras).toEqual([expect.objectContaining({ id: 2, fee: 40 })]);
    const { extra } = (await admin.post('/extras', { id: 2, fee: 55.5, nameEn: 'Cheque to the bank' })).body;
    expect(extra).toMatchObject({ id: 2, fee: 55.5, nameEn: 'Cheque to the bank', kind: 'fixed' });
    expect((await feeOf('2')).extras).toEqual([expect.objectContaining({ id: 2, fee: 55.5 })]);
    const { changes } = (await admin.get('/changes')).body;
    expect((changes as readonly object[])[0]).toMatchObject({
      kind: 'extra',
      subject: '2',
      was: { fee_satang: 4_000 },
      became: { fee_satang: 5_550 },
      changedBy: admin.userId,
    });
  });

  it('that is a share of the fare has a percent and a limit', async () => {
    await admin.post('/extras', { id: 1, percent: 10, maxFee: 5 });
    expect((await feeOf('1')).extras).toEqual([expect.objectContaining({ id: 1, fee: 5 })]);
    await admin.post('/extras', { id: 1, maxFee: 500 });
    const { distanceFare } = (await askPrice(gateway, null, { vehicle: 2 }))['lines'] as { distanceFare: number };
    expect((await feeOf('1')).extras[0]?.fee).toBeCloseTo(distanceFare / 10, 1);
  });

  it('is offered with the vehicles that the office names', async () => {
    await admin.post('/extras', { id: 8, vehicles: [3] });
    expect(await askPrice(gateway, null, { vehicle: 4, option: '8' })).toMatchObject({ responseCode: 422 });
    expect(await askPrice(gateway, null, { vehicle: 3, option: '8' })).toMatchObject({ responseCode: 200 });
  });

  it('that costs more by the time of booking is not booked at the price that was shown', async () => {
    const customer = await addCustomer(gateway);
    const { netPrice } = await askPrice(gateway, customer, { option: '5' });
    await admin.post('/extras', { id: 5, fee: 45 });
    const { responseCode, estimate } = (await tryToBook(gateway, customer, { option: '5', shownPrice: netPrice })).body;
    expect([responseCode, estimate]).toEqual([409, expect.objectContaining({ netPrice: Number(netPrice) + 15 })]);
  });

  it.each([
    [{ id: 2, percent: 10 }, 422, 'percent'],
    [{ id: 2, maxFee: 10 }, 422, 'maxFee'],
    [{ id: 1, fee: 10 }, 422, 'fee'],
    [{ id: 3, maxFee: 10 }, 422, 'maxFee'],
    [{ id: 2, vehicles: [1, 99] }, 422, 'vehicles.1'],
    [{ id: 99, fee: 10 }, 404, undefined],
  ])('is refused what its kind does not know: %o', async (change, responseCode, field) => {
    const { body } = await admin.post('/extras', change);
    expect([body['responseCode'], body['field']]).toEqual([responseCode, field]);
  });
});

describe('a tier', () => {
  it('pays by the list that the office gives it, with promo codes or without', async () => {
    await admin.post('/price_lists', { id: 'GOLD', nameTh: 'โกลด์', nameEn: 'Gold', allowsPromo: true });
    const card = { vehicle: 1, service: 'express', basePrice: 10, bands: [{ fromKm: 1, perKm: 1 }], extraStopFee: 1 };
    await admin.post('/rate_cards', { ...card, priceList: 'GOLD' });
    const gold = await addCustomer(gateway, { tier: 'gold' });
    const before = Number((await askPrice(gateway, gold))['normalPrice']);
    const { body: set } = await admin.post('/tiers', { tier: 'gold', priceList: 'GOLD', allowsPromo: false });
    expect(set['tierPrice']).toEqual({ tier: 'gold', priceList: 'GOLD', allowsPromo: false });
    const after = await askPrice(gateway, gold, { promoCode: 'WELCOME50' });
    expect(Number(after['normalPrice'])).toBeLessThan(before);
    expect(after['discount']).toBe(0);
    await admin.post('/tiers', { tier: 'gold', allowsPromo: true });
    expect(Number((await askPrice(gateway, gold))['normalPrice'])).toBe(before);
  });

  it('is refused a list that there is not', async () => {
    const set = { tier: 'gold', priceList: 'NONE', allowsPromo: true };
    expect((await admin.post('/tiers', set)).body).toMatchObject({ responseCode: 422, field: 'priceList' });
  });
});

describe('the client of the office', () => {
  it('reads and changes all of it, each change noted once, also when two come at once', async () => {
    const adminClient = await connectClient(gateway, () => admin.token);
    const { changes: before } = await fetchAdminChanges(adminClient);
    await Promise.all([1, 2].map(() => offerInArea(adminClient, { province: '20', vehicleIds: [1, 2], extraIds: [] })));
    await updateExtra(adminClient, { id: 1, percent: 50, maxFeeSatang: 20_000, name: { th: 'เก็บเงินปลายทาง', en: 'COD' } });
    await updateExtra(adminClient, { id: 1, maxFeeSatang: 15_000, vehicleIds: [1] });
    await updateExtra(adminClient, { id: 2, feeSatang: 4_000 });
    await giveTierPrice(adminClient, { tier: 'silver', priceList: null, allowsPromo: false });
    await giveTierPrice(adminClient, { tier: 'silver', priceList: null, allowsPromo: false });
    expect((await fetchAreaOffers(adminClient)).find(({ province }) => province === '20')).toMatchObject({
      name: { en: 'Chonburi' },
      vehicleIds: [1, 2],
      extraIds: [],
    });
    expect((await fetchAllExtras(adminClient))[0]).toMatchObject({ name: { en: 'COD' }, percent: 50, vehicleIds: [1] });
    expect(await fetchTierPrices(adminClient)).toContainEqual({ tier: 'silver', priceList: null, allowsPromo: false });
    const { changes, nextCursor } = await fetchAdminChanges(adminClient);
    expect(changes.slice(0, -before.length).map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
      'tier silver',
      'extra 2',
      'extra 1',
      'extra 1',
      'area 20',
    ]);
    expect(nextCursor).toBeNull();
    expect(await fetchAdminChanges(adminClient, String(changes[0]?.id))).toEqual({ changes: changes.slice(1), nextCursor });
    expect(await askPrice(gateway, null, { locationList: [bangNa, siam] })).toMatchObject({ responseCode: 200 });
  });
});
