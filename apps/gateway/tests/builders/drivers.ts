import { startTimer } from '@songwai/core/basics/start-timer';
import { createMatchmaker } from '../../src/offers/matchmaker.ts';
import { createSimulator, type Simulator } from '../../src/simulation/simulator.ts';
import { roads } from '../harness/roads.ts';
import { silentLog } from '../harness/silent-log.ts';
import { bookJob } from './bookings.ts';
import type { Gateway } from './gateway.ts';
import { bangNa, siam } from './order.ts';
import { type Caller, openDriverSession } from './sessions.ts';
import type { Answer } from './typed-call.ts';

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

/** The app of a driver who has a session. */
export function driverAppOf({ clock, inject }: Pick<Gateway, 'clock' | 'inject'>, id: number, token: string): DriverApp {
  const headers = { 'driver-token': token, 'content-type': 'application/json' };
  const post = (path: string, body: object = {}) =>
    inject({ method: 'POST', url: `/api${path}`, headers, payload: JSON.stringify({ lang: 'en', ...body }) });
  const get = (path: string) => inject({ method: 'GET', url: `/api${path}`, headers });
  return {
    id,
    token,
    post,
    get,
    stand: ({ lat, lng }) => post('/driver/position', { points: [{ lat, lng, atMs: clock.now().getTime() }] }),
    offers: async () => (await get('/driver/offers')).body['offers'] as Awaited<ReturnType<DriverApp['offers']>>,
  };
}

let people = 0;
/** Adds a registered driver, on duty at `place`; without a place off duty and without a position. */
export async function addDriver(gateway: Gateway, place?: Place, vehicleKind = 'motorcycle'): Promise<DriverApp> {
  people += 1;
  const name = { first_name: `คนขับ${people}`, last_name: 'ทดสอบ' };
  const vehicle = { plate: `กก ${1000 + people}`, vehicle_kind: vehicleKind };
  const row = await gateway.db
    .insertInto('drivers')
    .values({ ...name, ...vehicle, phone: `08${String(10_000_000 + people)}`, agreement_accepted_at: gateway.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const app = driverAppOf(gateway, row.id, await openDriverSession(gateway, row.id));
  if (place === undefined) return app;
  await app.post('/driver/duty', { isOnDuty: true });
  await app.stand(place);
  return app;
}

/** Takes all drivers off duty, so that the next test begins without drivers. */
export async function endDuty({ db }: Pick<Gateway, 'db'>): Promise<void> {
  await db.updateTable('drivers').set({ on_duty_since: null }).execute();
}

/** One round of the matchmaker: offers waiting jobs to drivers. */
export const matchDrivers = ({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> =>
  createMatchmaker({ db, clock, startTimer, log: silentLog }).tick();

/** A simulator of drivers, which moves only when the test ticks it. */
export const makeSimulator = ({ db, clock }: Pick<Gateway, 'db' | 'clock'>, speed = 1): Simulator =>
  createSimulator({ db, clock, startTimer, log: silentLog, speed, seed: 1, roads });

/** Books a job for the customer, offers it to the driver and accepts it. */
export async function giveJob(
  gateway: Gateway,
  { driver, customer }: { readonly driver: DriverApp; readonly customer: Pick<Caller, 'token'> },
  change: object = {},
) {
  const booked = await bookJob(gateway, customer, change);
  await matchDrivers(gateway);
  const offer = (await driver.offers()).find(({ jobId }) => jobId === booked.jobId);
  const { body } = await driver.post(`/driver/offers/${offer?.offerId}/accept`);
  if (body['responseCode'] !== 200) throw new Error(`not accepted: ${JSON.stringify(body)}`);
  return booked;
}

/** Completes a plain order: from Siam to Bang Na in half an hour. */
export async function finishJob({ clock }: Pick<Gateway, 'clock'>, driver: DriverApp, jobId: string): Promise<void> {
  await driver.stand(siam);
  await driver.post(`/driver/job/${jobId}/arrive`, { visit: 0 });
  await driver.post(`/driver/job/${jobId}/pickup`, { imgBase64: pixelPng });
  clock.advanceSeconds(30 * 60);
  await driver.stand(bangNa);
  await driver.post(`/driver/job/${jobId}/arrive`, { visit: 1 });
  const { body } = await driver.post(`/driver/job/${jobId}/deliver`, { visit: 1, imgBase64: pixelPng, proofType: 'photo' });
  if (body['jobStatus'] !== 'completed') throw new Error(`not completed: ${JSON.stringify(body)}`);
}
