import { randomUUID } from 'node:crypto';
import { createTransport } from '@songwai/core/gateway/create-transport';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import {
  fetchSavedLocations,
  markFavouriteLocation,
  removeSavedLocation,
  saveLocation,
  searchSavedLocations,
} from '@songwai/core/places/saved-calls';
import { endPromoCode, fetchPromoCodes, makePromoCode } from '@songwai/core/pricing/admin/promo-admin-calls';
import {
  addRateCard,
  fetchPriceLists,
  fetchRateCards,
  giveSpecialRate,
  makePriceList,
  type RateCardContent,
} from '@songwai/core/pricing/admin/rate-admin-calls';
import { estimatePrice, fetchAllPriceOptions, fetchPriceOptions } from '@songwai/core/pricing/calls';
import { fetchCreditHistory, fetchCustomersCredit, grantCredit } from '@songwai/core/pricing/credit/credit-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { bangNa, nakhonPathom, siam } from '../../tests/builders/order.ts';
import { type Admin, type Caller, signInAdmin } from '../../tests/builders/sessions.ts';

let gateway: Gateway;
let admin: Admin;
let customer: Caller;
/** The real client: as the customer, as an administrator, and without a session. */
let client: Transport;
let adminClient: Transport;
let visitor: Transport;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
  customer = await addCustomer(gateway);
  const baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const connect = (token: string | null) =>
    createTransport({
      baseUrl,
      sessionToken: () => token,
      onSessionInvalid: (code) => expect.fail(`the session ended with ${code}`),
      channel: 'web',
      language: () => 'en',
      device: { name: 'vitest', version: '1' },
      landingUrl: 'http://localhost:8080/?utm_source=test',
      userName: () => null,
    });
  [client, adminClient, visitor] = [connect(customer.token), connect(admin.token), connect(null)];
});
afterAll(() => gateway.close());

const refusal = async (call: Promise<unknown>): Promise<Pick<GatewayError, 'code' | 'field'>> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof GatewayError) return { code: error.code, field: error.field };
    throw error;
  }
  throw new Error('the call was not refused');
};

const question = {
  vehicleId: 1,
  deliveryType: 2,
  taskType: 1,
  extraIds: [],
  promoCode: '',
  pickUpAt: null,
  points: [siam, bangNa].map((point) => ({ ...point, isReturn: false })),
} as const;

describe('the client of saved places', () => {
  const shop = {
    ...{ addressName: 'หน้าร้าน', address: 'ถนนพระรามที่ 1', point: siam, contactName: 'มาลี', contactPhone: '02-123-4567' },
    ...{ district: 'ปทุมวัน', subDistrict: 'ปทุมวัน', remark: 'ชั้น 2' },
  };

  it('saves, finds, changes, prefers and removes', async () => {
    const saved = await saveLocation(client, shop);
    expect(saved).toMatchObject({ ...siam, addressName: 'หน้าร้าน', contactPhone: '021234567', isFavourite: false });
    expect(await searchSavedLocations(client, 'ร้าน')).toEqual([saved]);
    await markFavouriteLocation(client, saved.id, true);
    const renamed = await saveLocation(client, { ...shop, id: saved.id, addressName: 'สาขาสยาม' });
    const page = await fetchSavedLocations(client, { favouritesOnly: true, limit: 10 });
    expect(page).toEqual({ locations: [renamed], total: 1, nextCursor: null, recent: [] });
    await removeSavedLocation(client, saved.id);
    expect(await refusal(removeSavedLocation(client, saved.id))).toEqual({ code: 404, field: null });
  });

  it('says what is wrong with a form, and that one has to log in', async () => {
    expect(await refusal(saveLocation(client, { ...shop, point: null }))).toEqual({ code: 422, field: 'lat' });
    expect(await refusal(fetchSavedLocations(visitor))).toEqual({ code: 100, field: null });
    expect(await refusal(searchSavedLocations(visitor, 'ก'))).toEqual({ code: 100, field: null });
  });
});

describe('the client of prices', () => {
  it('learns what is offered, here and anywhere', async () => {
    expect((await fetchAllPriceOptions(visitor)).vehicles).toHaveLength(6);
    const there = await fetchPriceOptions(visitor, nakhonPathom);
    expect(there.vehicles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(there.extras.find(({ id }) => id === 8)?.vehicleIds).toEqual([3, 4, 5]);
    expect(await refusal(fetchPriceOptions(visitor, { lat: 14.35, lng: 100.57 }))).toEqual({ code: 422, field: 'lat' });
  });

  it('enters a card in advance, gives a customer a list, and the customer pays by it when it holds', async () => {
    await makePriceList(adminClient, { id: 'CLIENT', name: { th: 'ลูกค้า', en: 'Client' }, allowsPromo: false });
    expect((await fetchPriceLists(adminClient)).map(({ id }) => id)).toEqual(['DEFAULT', 'CLIENT']);
    const before = await estimatePrice(client, question);
    const validFrom = new Date(gateway.clock.now().getTime() + 3_600_000);
    const card: RateCardContent = {
      priceList: 'CLIENT',
      vehicleId: 1,
      service: 'express',
      baseSatang: 1_500,
      bands: [{ fromKm: 5, perKmSatang: 0 }],
      extraStopSatang: 0,
      farePercent: 100,
      note: '',
    };
    const entered = await addRateCard(adminClient, { ...card, validFrom });
    expect(entered).toMatchObject({ ...card, validFrom, state: 'upcoming', enteredBy: admin.userId });
    expect(await fetchRateCards(adminClient, { priceList: 'CLIENT', vehicleId: 1 })).toEqual({
      cards: [entered],
      nextCursor: null,
    });
    await giveSpecialRate(adminClient, { userId: customer.userId, priceList: 'CLIENT' });
    expect((await estimatePrice(client, question)).netSatang).toBe(before.netSatang);
    gateway.clock.advanceSeconds(3_600);
    expect((await estimatePrice(client, question)).netSatang).toBe(1_500);
    await giveSpecialRate(adminClient, { userId: customer.userId, priceList: null });
    expect((await estimatePrice(client, question)).netSatang).toBe(before.netSatang);
    expect(await refusal(addRateCard(client, { ...card, validFrom: null }))).toEqual({ code: 403, field: null });
  });

  it('makes and ends a promo code, and learns why one does not hold', async () => {
    const promo = {
      ...{ code: 'CLIENT30', description: { th: 'ลด', en: 'Off' }, totalUses: 10, usesPerUser: null, service: null },
      ...{ firstStopProvince: null, minimumFareSatang: 0, startsAt: null, endsAt: new Date('2027-01-01T00:00:00+07:00') },
      discount: { kind: 'percent', percent: 30, maxSatang: 3_000 },
    } as const;
    await makePromoCode(adminClient, { ...promo, isFor: { kind: 'listed', userIds: [customer.userId] } });
    const made = (await fetchPromoCodes(adminClient)).codes.find(({ code }) => code === 'CLIENT30');
    expect(made).toEqual({ ...promo, audience: 'listed', uses: 0, stoppedAt: null });
    expect((await estimatePrice(client, { ...question, promoCode: 'client30' })).discountSatang).toBe(3_000);
    await endPromoCode(adminClient, 'CLIENT30');
    const ended = await estimatePrice(client, { ...question, promoCode: 'CLIENT30' });
    expect(ended).toMatchObject({ discountSatang: 0, promoDescription: { th: '', en: '' } });
    expect(ended.promoProblem?.en).toMatch(/has expired/);
    expect(await refusal(endPromoCode(adminClient, 'NOSUCH'))).toEqual({ code: 404, field: null });
  });

  it('grants free credit and reads what became of it', async () => {
    const { userId } = customer;
    const expiresAt = new Date('2026-12-31T17:00:00Z');
    const credit = { userId, amountSatang: 12_345, reason: { th: 'ขอบคุณ', en: 'Thanks' }, expiresAt, guid: randomUUID() };
    expect(await grantCredit(adminClient, credit)).toBe(12_345);
    const history = await fetchCreditHistory(client);
    expect(history).toMatchObject({
      balanceSatang: 12_345,
      entries: [{ kind: 'granted', amountSatang: 12_345, reason: { en: 'Thanks' }, jobId: null, expiresAt }],
    });
    expect(await fetchCustomersCredit(adminClient, { userId, limit: 5 })).toEqual(history);
    const { netSatang, freeCreditSatang } = await estimatePrice(client, question);
    expect([netSatang, freeCreditSatang]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(freeCreditSatang).toBeGreaterThan(0);
  });
});
