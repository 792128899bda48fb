import {
  changeDriver,
  fetchDriverChanges,
  fetchDrivers,
  registerDriver,
  setDriverActive,
} from '@songwai/core/drivers/admin/driver-admin-calls';
import {
  addFavoriteDriver,
  blockDriver,
  fetchBlockedDrivers,
  fetchFavoriteDrivers,
  fetchNearDrivers,
  removeFavoriteDriver,
  unblockDriver,
  updateFixedDriver,
} from '@songwai/core/drivers/calls';
import { fetchDriverProfile, sendDriverCode, signInDriver, signOutDriver } from '@songwai/core/drivers/sign-in-calls';
import { createFileTransport } from '@songwai/core/gateway/create-file-transport';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { FileTransport } from '@songwai/core/gateway/transport-types';
import { sendDriverPosition, setDriverDuty } from '@songwai/core/offers/duty-calls';
import { acceptDriverOffer, declineDriverOffer, fetchDriverOffers } from '@songwai/core/offers/offer-calls';
import { fetchJobsWaitingForRating, rateJob, rateJobByToken } from '@songwai/core/ratings/calls';
import { fetchOpenCharges, noteCollection, settleCharge } from '@songwai/core/rides/cash-calls';
import { fetchJobDriver } from '@songwai/core/rides/job-driver-calls';
import {
  arriveAtVisit,
  deliverGoods,
  fetchDriverJob,
  fetchDriverWork,
  fetchJobProof,
  pickUpGoods,
  releaseDriverJob,
} from '@songwai/core/rides/ride-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookJob } from './builders/bookings.ts';
import { addCustomer } from './builders/customers.ts';
import { matchDrivers, pixelPng } from './builders/drivers.ts';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { bangNa, siam } from './builders/order.ts';
import { signInByPassword } from './builders/sessions.ts';

let gateway: Gateway;
let baseUrl: string;
beforeAll(async () => {
  gateway = await createGateway();
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());

const clientOf = (token: () => string | null, tokenHeader: 'sk-token' | 'driver-token' = 'sk-token'): FileTransport =>
  createFileTransport({
    baseUrl,
    sessionToken: token,
    tokenHeader,
    onSessionInvalid: () => undefined,
    channel: 'web',
    language: () => 'en',
    device: { name: 'vitest', version: '1' },
    landingUrl: '',
    userName: () => null,
  });
const codeOf = (call: Promise<unknown>): Promise<number | null> =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof GatewayError ? error.code : Promise.reject(error)),
  );

describe('a driver and a customer with the real client', () => {
  it('meet, do a job together, and say what they think of it', async () => {
    const adminToken = await signInByPassword(gateway, 'admin@songwai.test');
    const adminClient = clientOf(() => adminToken);
    const person = {
      firstName: 'มานพ',
      lastName: 'รักงาน',
      plate: '5กข 55',
      vehicleId: 1,
      gender: 'M',
      agreementDate: '20/11/2026',
    } as const;
    const driverId = await registerDriver(adminClient, { ...person, phone: '081 999 8888' });
    expect(await codeOf(registerDriver(adminClient, { ...person, phone: '0819998888' }))).toBe(409);
    expect((await fetchDrivers(adminClient, { search: '0819998888' })).drivers).toMatchObject([
      { driverId, lastName: 'รักงาน', isActive: true },
    ]);

    let driverToken: string | null = null;
    const app = clientOf(() => driverToken, 'driver-token');
    expect(await sendDriverCode(app, '0819998888')).toBe(60);
    const sms = await gateway.db.selectFrom('messages').select('body').where('recipient', '=', '0819998888').executeTakeFirst();
    const code = /\d{4}/.exec(sms?.body ?? '')?.[0] ?? '';
    const signedIn = await signInDriver(app, { phone: '0819998888', code });
    driverToken = signedIn.token;
    expect(signedIn.driver).toMatchObject({ driverId, isOnDuty: false, averageRating: null });
    await setDriverDuty(app, true);
    const here = (place: { lat: number; lng: number }) =>
      sendDriverPosition(app, [{ ...place, at: gateway.clock.now(), headingDeg: 90 }]);
    expect(await here(siam)).toEqual({ accepted: 1, refused: [] });
    expect((await fetchDriverProfile(app)).isOnDuty).toBe(true);
    expect(await fetchNearDrivers(app, { ...siam, vehicleId: 1 })).toEqual([
      { lat: 13.747, lng: 100.535, vehicleKind: 'motorcycle' },
    ]);

    const { token } = await addCustomer(gateway);
    const customer = clientOf(() => token);
    const { jobId } = await bookJob(gateway, { token });
    expect(await fetchJobDriver(customer, jobId)).toEqual({ driver: null, proofs: [] });
    await matchDrivers(gateway);
    const [offer] = await fetchDriverOffers(app);
    expect(offer).toMatchObject({ jobId, isFavorite: false, fareSatang: expect.any(Number), toPickUpKm: 0 });
    expect(await acceptDriverOffer(app, offer?.offerId ?? '')).toBe(jobId);
    expect(await codeOf(declineDriverOffer(app, offer?.offerId ?? ''))).toBe(409);
    await releaseDriverJob(app, { jobId, reason: 'ทดสอบ' });
    await gateway.db.deleteFrom('job_offers').execute();
    await matchDrivers(gateway);
    const [again] = await fetchDriverOffers(app);
    await acceptDriverOffer(app, again?.offerId ?? '');
    expect(await fetchDriverJob(app)).toMatchObject({
      jobId,
      status: 'assigned',
      visits: [0, 1],
      nextVisit: 0,
      isAtVisit: false,
    });

    const { netSatang: priceSatang = 0 } = (await fetchDriverJob(app)) ?? {};
    expect(await arriveAtVisit(app, { jobId, visit: 0 })).toEqual({
      ...{ status: 'arrived', nextVisit: 0, isAtVisit: true, charges: [] },
      toCollect: { amountSatang: priceSatang, priceSatang, stop: 0 },
    });
    expect(await pickUpGoods(app, { jobId, imageBase64: pixelPng })).toMatchObject({
      status: 'delivering',
      nextVisit: 1,
      isAtVisit: false,
    });
    expect(await codeOf(setDriverActive(adminClient, { driverId, isActive: false }))).toBe(409);
    gateway.clock.advanceSeconds(1_800);
    await here(bangNa);
    await arriveAtVisit(app, { jobId, visit: 1 });
    const delivered = { jobId, visit: 1, imageBase64: pixelPng, kind: 'signature' } as const;
    expect(await deliverGoods(app, delivered)).toMatchObject({ status: 'completed', nextVisit: null, isAtVisit: false });
    const toCollect = { amountSatang: priceSatang, priceSatang, stop: null };
    expect(await fetchDriverWork(app)).toMatchObject({
      job: null,
      toSettle: [{ jobId, status: 'completed', charges: [], toCollect }],
    });
    const parts = [{ isCollected: false, remark: 'ลูกค้าไม่มีเงินสด' }];
    expect(await noteCollection(app, { jobId, parts })).toEqual({ charges: [], toCollect: null });
    const { charges: open } = await fetchOpenCharges(adminClient, { jobId, paymentType: 0 });
    expect(open).toMatchObject([{ kind: 'price', amountSatang: priceSatang, state: 'refused', driver: { driverId } }]);
    await settleCharge(adminClient, { dueId: open[0]?.dueId ?? '', remark: 'โอนแล้ว' });
    expect((await fetchOpenCharges(adminClient, { jobId, isSettled: true })).charges).toMatchObject([
      { driverRemark: 'ลูกค้าไม่มีเงินสด', settled: { remark: 'โอนแล้ว' } },
    ]);

    const seen = await fetchJobDriver(customer, jobId);
    expect(seen.driver).toMatchObject({ driverId, firstName: 'มานพ', plate: '5กข 55', phone: null });
    expect(seen.proofs.map(({ stop, kind }) => [stop, kind])).toEqual([
      [0, 'photo'],
      [1, 'signature'],
    ]);
    const link = seen.proofs[1]?.imageUrl.split('/').at(-1) ?? '';
    const picture = await fetchJobProof(
      clientOf(() => null),
      link,
    );
    expect(picture.content.type).toBe('image/png');
    expect(await codeOf(fetchJobProof(customer, 'nobody-was-given-this'))).toBe(404);

    const [unrated] = await fetchJobsWaitingForRating(customer);
    expect(unrated).toMatchObject({ jobId, driverId, driverName: 'มานพ' });
    await rateJob(customer, { jobId, rating: 5, comment: 'ดีมาก' });
    expect(
      await codeOf(
        rateJobByToken(
          clientOf(() => null),
          { ratingToken: unrated?.ratingToken ?? '', rating: 1 },
        ),
      ),
    ).toBe(409);

    await addFavoriteDriver(customer, { driverId, remark: 'สุภาพ' });
    expect(await fetchFavoriteDrivers(customer)).toMatchObject([{ driverId, averageRating: 5, ratingCount: 1, remark: 'สุภาพ' }]);
    await removeFavoriteDriver(customer, driverId);
    await blockDriver(customer, { driverId });
    expect(await fetchBlockedDrivers(customer)).toMatchObject([{ driverId, remark: '' }]);
    await unblockDriver(customer, driverId);
    expect([await fetchFavoriteDrivers(customer), await fetchBlockedDrivers(customer)]).toEqual([[], []]);
    await updateFixedDriver(customer, true);

    await signOutDriver(app);
    expect(await codeOf(fetchDriverProfile(app))).toBe(133);
    const change = { phone: '081 999 7777', plate: '5กข 56', vehicleId: 2, gender: 'N' } as const;
    expect(await changeDriver(adminClient, { driverId, change })).toMatchObject({
      ...{ driverId, phone: '0819997777', plate: '5กข 56', vehicleKind: 'car', gender: 'N', isOnDuty: false },
    });
    await setDriverActive(adminClient, { driverId, isActive: false });
    const history = await fetchDriverChanges(adminClient, { driverId });
    expect(history.changes.map(({ kind }) => kind)).toEqual(['deactivated', 'changed', 'registered']);
    expect(history.changes[1]).toMatchObject({ before: { plate: '5กข 55' }, after: { phoneNo: '0819997777', gender: 'N' } });
    expect(history.nextCursor).toBeNull();
    expect((await fetchDrivers(adminClient)).drivers[0]).toMatchObject({ driverId, isActive: false, isOnDuty: false });
  });
});
