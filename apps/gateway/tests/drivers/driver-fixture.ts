import { randomUUID } from 'node:crypto';
import { startTimer } from '@songwai/core/basics/start-timer';
import { createMatchmaker } from '../../src/offers/matchmaker.ts';
import { createSimulator } from '../../src/simulation/simulator.ts';
import { type Answer, type AppFixture, createAppFixture } from '../app/app-fixture.ts';
import { openDriverSession, openSession, userIdOf } from '../app/open-session.ts';
import { roads } from '../harness/roads.ts';
import { silentLog } from '../harness/silent-log.ts';

export const siam = { addressName: 'สยามพารากอน', lat: 13.7466, lng: 100.5347, district: 'ปทุมวัน', subDistrict: 'ปทุมวัน' };
export const bangNa = { addressName: 'บีทีเอสบางนา', lat: 13.6682, lng: 100.605, district: 'บางนา', subDistrict: 'บางนาเหนือ' };
export const asok = { addressName: 'อโศก', lat: 13.737, lng: 100.5604, district: 'วัฒนา', subDistrict: 'คลองเตยเหนือ' };
/** A valid PNG of one pixel. */
export const pixelPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Place = { readonly lat: number; readonly lng: number };

/** A signed-in driver's app. */
export interface DriverApp {
  readonly id: number;
  readonly token: string;
  post(path: string, body?: object): Promise<Answer>;
  get(path: string): Promise<Answer>;
  /** Reports a position. */
  stand(place: Place): Promise<Answer>;
  /** The driver's open offers. */
  offers(): Promise<readonly { offerId: string; jobId: string; isFavorite: boolean }[]>;
}

let people = 0;

/** The whole gateway, one helper for each step of drivers and their customers, and a matchmaker that runs only when called. */
export async function createDriverFixture() {
  const fixture = await createAppFixture({ isSiteBuilt: false });
  const { db, clock } = fixture;
  const tools = { db, clock, startTimer, log: silentLog };

  const appOf = (id: number, token: string): DriverApp => {
    const headers = { 'driver-token': token, 'content-type': 'application/json' };
    const post = (path: string, body: object = {}) =>
      fixture.inject({ method: 'POST', url: `/api${path}`, headers, payload: JSON.stringify({ lang: 'en', ...body }) });
    const get = (path: string) => fixture.inject({ method: 'GET', url: `/api${path}`, headers });
    return {
      id,
      token,
      post,
      get,
      stand: ({ lat, lng }) => post('/driver/position', { points: [{ lat, lng, atMs: clock.now().getTime() }] }),
      offers: async () => (await get('/driver/offers')).body['offers'] as Awaited<ReturnType<DriverApp['offers']>>,
    };
  };

  /** Adds a registered driver, on duty at `place`; without a place off duty and without a position. */
  const addDriver = async (place?: Place, vehicleKind = 'motorcycle'): Promise<DriverApp> => {
    people += 1;
    const row = await db
      .insertInto('drivers')
      .values({
        first_name: `คนขับ${people}`,
        last_name: 'ทดสอบ',
        plate: `กก ${1000 + people}`,
        vehicle_kind: vehicleKind,
        phone: `08${String(10_000_000 + people)}`,
        agreement_accepted_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const app = appOf(row.id, await openDriverSession(fixture, row.id));
    if (place === undefined) return app;
    await app.post('/driver/duty', { isOnDuty: true });
    await app.stand(place);
    return app;
  };

  /** Adds a customer with a session. */
  const addCustomer = async (): Promise<{ userId: string; token: string }> => {
    const email = `${randomUUID()}@songwai.test`;
    await fixture.addAccount(email);
    const userId = await userIdOf(fixture, email);
    return { userId, token: await openSession(fixture, userId) };
  };

  const book = async (token: string, change: object = {}): Promise<{ jobId: string; trackingId: string }> => {
    const contact = { contactName: 'พิมพ์ชนก', contactPhone: '0812345678' };
    const { body } = await fixture.post(
      '/create_job',
      {
        ...{ guid: randomUUID(), vehicle: 1, jobType: 2, taskType: 1, orderType: 'now', paymentType: 0, paymentPoint: 0 },
        confirmPhone: '0812345678',
        locationList: [siam, bangNa].map((place) => ({ ...place, ...contact })),
        lang: 'en',
        ...change,
      },
      { token },
    );
    if (body['responseCode'] !== 200) throw new Error(`not booked: ${JSON.stringify(body)}`);
    return { jobId: String(body['jobId']), trackingId: String(body['trackingId']) };
  };

  const matchmaker = createMatchmaker(tools);
  /** Books a job for the customer, offers it to the driver and accepts it. */
  const giveJob = async (driver: DriverApp, token: string, change: object = {}) => {
    const booked = await book(token, change);
    await matchmaker.tick();
    const offer = (await driver.offers()).find(({ jobId }) => jobId === booked.jobId);
    const { body } = await driver.post(`/driver/offers/${offer?.offerId}/accept`);
    if (body['responseCode'] !== 200) throw new Error(`not accepted: ${JSON.stringify(body)}`);
    return booked;
  };
  /** Completes a job with two stops. */
  const finishJob = async (driver: DriverApp, jobId: string): Promise<void> => {
    await driver.stand(siam);
    await driver.post(`/driver/job/${jobId}/arrive`, { visit: 0 });
    await driver.post(`/driver/job/${jobId}/pickup`, { imgBase64: pixelPng });
    clock.advanceSeconds(30 * 60);
    await driver.stand(bangNa);
    await driver.post(`/driver/job/${jobId}/arrive`, { visit: 1 });
    const { body } = await driver.post(`/driver/job/${jobId}/deliver`, { visit: 1, imgBase64: pixelPng, proofType: 'photo' });
    if (body['jobStatus'] !== 'completed') throw new Error(`not completed: ${JSON.stringify(body)}`);
  };

  const statusOf = async (jobId: string): Promise<string> =>
    (await db.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirstOrThrow()).status;

  return {
    ...fixture,
    appOf,
    addDriver,
    addCustomer,
    book,
    giveJob,
    finishJob,
    statusOf,
    match: () => matchmaker.tick(),
    simulator: createSimulator({ ...tools, speed: 1, seed: 1, roads }),
    /** Takes all drivers off duty, so that the next test begins without drivers. */
    sendHome: () => db.updateTable('drivers').set({ on_duty_since: null }).execute(),
  };
}

export type DriverFixture = AppFixture & Awaited<ReturnType<typeof createDriverFixture>>;
