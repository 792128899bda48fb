import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFullDayJob } from '../src/full-day/full-day-calls.ts';
import * as fullDay from '../src/full-day/full-day-contract.ts';
import type { GatewayError } from '../src/gateway/gateway-error.ts';
import type { Transport } from '../src/gateway/transport-types.ts';
import { payInvoice } from '../src/invoices/paying/invoice-paying-calls.ts';
import * as invoicePaying from '../src/invoices/paying/invoice-paying-contract.ts';
import { cancelJob, createJob, fetchCurrentJobs, fetchJob } from '../src/jobs/calls.ts';
import * as jobs from '../src/jobs/contract.ts';
import { signOn } from '../src/partners/calls.ts';
import * as partners from '../src/partners/contract.ts';
import { fetchPartnerProfile } from '../src/partners/profile-calls.ts';
import { saveDropPoint } from '../src/partners/public-calls.ts';
import * as partnerPages from '../src/partners/public-contract.ts';
import { cancelPayment, fetchPayment } from '../src/payments/calls.ts';
import * as payments from '../src/payments/contract.ts';
import { findPlaceAt, searchPlaces, suggestPlaces } from '../src/places/calls.ts';
import * as places from '../src/places/contract.ts';
import { fetchPlaces } from '../src/places/place-list-calls.ts';
import { fetchSavedLocations, markFavouriteLocation, removeSavedLocation, saveLocation } from '../src/places/saved-calls.ts';
import * as savedPlaces from '../src/places/saved-contract.ts';
import { estimatePrice, fetchExtras } from '../src/pricing/calls.ts';
import * as pricing from '../src/pricing/contract.ts';
import { optimiseStops } from '../src/route-optimisation/optimise-calls.ts';
import * as routeOptimisation from '../src/route-optimisation/optimise-contract.ts';
import { fetchUser, login, logout } from '../src/sessions/calls.ts';
import * as account from '../src/sessions/contract.ts';
import { fetchStartup } from '../src/startup/calls.ts';
import * as startup from '../src/startup/contract.ts';
import { fetchTracking } from '../src/tracking/calls.ts';
import * as tracking from '../src/tracking/contract.ts';
import { topUpWallet } from '../src/wallet/calls.ts';
import * as wallet from '../src/wallet/contract.ts';
import { endpoints } from './fake-gateway/endpoints.ts';
import { type FakeGateway, startFakeGateway } from './fake-gateway/start-fake-gateway.ts';
import { bangNa, siam, success, wireEstimate, wireJob, wireStartup, wireTracking, wireUser } from './samples.ts';
import { createTestTransport } from './test-transport.ts';

const suggestion = {
  placeId: siam.placeId,
  addressName: siam.name,
  address: siam.address,
  district: siam.district,
  subDistrict: siam.subDistrict,
  lat: siam.lat,
  lng: siam.lng,
};
const question = {
  vehicleId: 1,
  deliveryType: 2,
  taskType: 1,
  extraIds: [1],
  promoCode: 'WELCOME50',
  pickUpAt: { date: '22/11/2026', time: '09:30' },
} as const;
const points = [siam, bangNa].map((place) => ({ ...place, isReturn: false }));
const stops = points.map((place) => ({ ...place, contactName: 'ก', contactPhone: '0812345678', remark: '' }));

describe('calls', () => {
  let gateway: FakeGateway;
  let transport: Transport;
  beforeEach(async () => {
    gateway = await startFakeGateway();
    transport = createTestTransport({ baseUrl: gateway.baseUrl, sessionToken: () => 'token-1' });
    gateway.answer(account.login, () => ({ respCode: 200, respDesc: 'OK', ...wireUser }));
    gateway.answer(account.logout, () => success);
    gateway.answer(partnerPages.partnerProfile, () => success);
    gateway.answer(partnerPages.saveDropPoint, () => success);
    gateway.answer(routeOptimisation.optimise, () => ({ ...success, order: [0, 1], distance: 1, originalDistance: 1 }));
    gateway.answer(account.userInfo, () => ({ ...success, ...wireUser, skToken: '' }));
    gateway.answer(partners.signon, () => ({ ...success, ...wireUser, partnerName: 'บ้านจันทรา' }));
    gateway.answer(places.getSuggestPlaceList, () => ({ ...success, places: [suggestion] }));
    gateway.answer(places.textSearch, () => ({ ...success, places: [suggestion] }));
    gateway.answer(places.getPlaceList, () => ({ ...success, places: [suggestion] }));
    gateway.answer(places.searchAddressByLocation, () => ({ ...success, place: suggestion }));
    const saved = { addressId: 'a1', ...suggestion, contactName: 'ก', contactPhone: '0812345678', remark: '', favorite: true };
    gateway.answer(savedPlaces.listLocation, () => ({ ...success, locationList: [saved] }));
    gateway.answer(savedPlaces.saveLocation, () => ({ ...success, location: saved }));
    gateway.answer(savedPlaces.removeLocation, () => success);
    gateway.answer(savedPlaces.favoriteLocation, () => success);
    gateway.answer(pricing.estimatePrice, () => wireEstimate(466.45));
    gateway.answer(pricing.priceOptionV4, () => ({ ...success, priceOptions: wireStartup.priceOptions }));
    gateway.answer(jobs.createJob, () => ({ ...success, jobId: 'J00000001', trackingId: 'T' }));
    gateway.answer(fullDay.createFullDayJob, () => ({ ...success, jobId: 'J00000002', trackingId: 'T' }));
    gateway.answer(jobs.getJobDetail, () => ({ ...success, jobDetail: wireJob }));
    gateway.answer(jobs.getCurrentJob, () => ({ ...success, jobs: [wireJob] }));
    gateway.answer(jobs.cancelJob, () => ({ ...success, cancelFee: 65 }));
    gateway.answer(tracking.getJobDetailTracking, () => ({ ...success, jobDetail: wireTracking('assigned') }));
    gateway.answer(startup.initDataV3, () => wireStartup);
    gateway.answer(wallet.payWalletPackage, () => success);
    gateway.answer(payments.paymentStatus, () => success);
    gateway.answer(payments.cancelPayment, () => success);
    const payment = {
      ...{ chargeId: 'kVn2x0b1Q2m9Zt7cYw4PzAkV', reference: 'P00030911', purpose: 'invoice' as const },
      ...{ method: 'card' as const, state: 'pending' as const, amount: 100 },
    };
    for (const pay of [invoicePaying.chargeInvoice, invoicePaying.payInvoiceByBank, invoicePaying.payInvoiceByBill]) {
      gateway.answer(pay, () => ({ ...success, payment }));
    }
  });
  afterEach(() => gateway.stop());

  it('reach each contract of the wire by its own method and path, with a body that it allows', async () => {
    await login(transport, { userName: 'demo@songwai.test', password: 'demo1234' });
    await fetchUser(transport, 'token-1');
    await logout(transport);
    await signOn(transport, { partnerId: 'baanchandra', token: 'x.y.z' });
    await suggestPlaces(transport, { query: 'สยาม', near: siam });
    await searchPlaces(transport, { query: '13.7,100.5', near: null });
    await fetchPlaces(transport, [siam.placeId]);
    await findPlaceAt(transport, siam);
    await fetchSavedLocations(transport);
    await saveLocation(transport, {
      addressName: 'บ้าน',
      address: 'สีลม',
      point: siam,
      contactName: 'ก',
      contactPhone: '0812345678',
    });
    await markFavouriteLocation(transport, 'a1', true);
    await removeSavedLocation(transport, 'a1');
    await estimatePrice(transport, { ...question, points });
    await fetchExtras(transport, siam);
    const job = { ...question, guid: '01a1fb67-1800-7400', stops, confirmPhone: '0812345678', remark: 'ระวังแตก' };
    await createJob(transport, { ...job, paymentType: 0, paymentPoint: 0, shownNetSatang: 46_645 });
    const hire = {
      packageId: 1,
      optionIds: [3],
      driverCount: 1,
      driverGender: 'N',
      date: '24/11/2026',
      startTime: '09:00',
    } as const;
    await createFullDayJob(transport, { ...job, ...hire, days: 1, paymentType: 0, shownTotalSatang: 99_000 });
    await fetchJob(transport, 'J00000001');
    await fetchCurrentJobs(transport, { fromDate: '01/11/2026' });
    await cancelJob(transport, { jobId: 'J00000001', reason: 'customer cancel' });
    await fetchTracking(transport, 'T');
    await fetchStartup(transport);
    await topUpWallet(transport, { guid: '01a1fb67-1800-7401', choice: { packageId: 2 }, paymentType: 3 });
    await fetchPayment(transport, { chargeId: 'kVn2x0b1Q2m9Zt7cYw4PzAkV' });
    await cancelPayment(transport, 'kVn2x0b1Q2m9Zt7cYw4PzAkV');
    for (const way of [
      { kind: 'card', cardId: null },
      { kind: 'bank', bank: 'mobile_banking_ktb' },
      { kind: 'bill', source: 'bill_payment_tesco_lotus' },
    ] as const) {
      await payInvoice(transport, {
        invoiceId: 'IV2612-00042',
        guid: '01a1fb67-1800-7402',
        way,
        withholds: true,
        amountSatang: null,
      });
    }
    await fetchPartnerProfile(transport, 'baanchandra');
    const point = { reference: 'BC-017', addressName: siam.name, address: '', contactName: 'Maya', contactPhone: '+46701234567' };
    const where = { lat: siam.lat, lng: siam.lng, district: '', subDistrict: '', remark: '', deliveryDate: null };
    const guid = 'droppoint-7f3a1c';
    await optimiseStops(transport, points);
    await saveDropPoint(transport, { partnerId: 'baanchandra', guid, signature: null, point: { ...point, ...where } });
    expect(gateway.calls).toHaveLength(endpoints.length);
    expect(endpoints.filter((endpoint) => gateway.callsTo(endpoint).length !== 1)).toEqual([]);
  });

  it('bring money in satang, names in both languages and no odd spelling', async () => {
    const estimate = await estimatePrice(transport, { ...question, points });
    expect(estimate).toMatchObject({ netSatang: 46_645, promoDescription: { th: '', en: '' }, route: { isApproximate: true } });
    expect(estimate.netByVehicle.get(2)).toBe(93_290);
    expect(await fetchUser(transport, 'token-1')).toMatchObject({ sessionToken: 'token-1', walletSatang: 25_075 });
    expect(await signOn(transport, { partnerId: 'p', token: 't' })).toMatchObject({
      partnerName: 'บ้านจันทรา',
      guest: { sessionToken: 'token-1' },
    });
    expect(await suggestPlaces(transport, { query: 'x', near: null })).toEqual([siam]);
    expect(await cancelJob(transport, { jobId: 'J1', reason: '' })).toBe(6_500);
    expect(await fetchStartup(transport)).toMatchObject({
      cardPublicKey: 'pkey_sandbox',
      isSimulated: true,
      tiles: null,
      catalog: {
        vehicles: [{ kind: 'motorcycle', basePriceSatang: 4_800, maxSizeCm: [50, 50, 80] }],
        extras: [{ feeSatang: 4_000 }],
      },
    });
  });

  it('bring a job with its price line by line', async () => {
    expect(await fetchJob(transport, 'J00000001')).toMatchObject({
      extraIds: [1, 3],
      netSatang: 46_645,
      distanceFareSatang: 28_430,
      extras: [{ id: 1, feeSatang: 14_215 }],
      isScheduled: false,
      stops: [{ name: 'สยามพารากอน', remark: '', isReturn: false }, {}],
    });
    expect(await fetchCurrentJobs(transport)).toMatchObject([{ extraIds: [1, 3], statusText: { en: 'Finding a driver' } }]);
  });

  it('tell a partner why its token was refused', async () => {
    gateway.answer(partners.signon, () => ({ responseCode: 403, responseDesc: 'refused', reason: 'bad_origin' }));
    const refused = await signOn(transport, { partnerId: 'p', token: 't' }).catch((error: GatewayError) => error);
    expect(refused).toMatchObject({ code: 403, reply: { reason: 'bad_origin' } });
  });
});
