import { createStreamingTransport } from '@songwai/core/gateway/create-streaming-transport';
import type { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { NewJob } from '@songwai/core/jobs/booking/new-job';
import { createJob } from '@songwai/core/jobs/calls';
import { signOn } from '@songwai/core/partners/calls';
import { fetchPartnerProfile } from '@songwai/core/partners/profile-calls';
import { rateJobByToken } from '@songwai/core/ratings/calls';
import { fetchJobToRate, fetchTracking, streamTracking } from '@songwai/core/tracking/calls';
import { beforeEach, expect, test } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../tests/fake-gateway.ts';
import { createDemoGateway, type DemoGateway } from './create-demo-gateway.ts';

const estimate = {
  responseCode: 200,
  responseDesc: '',
  netPrice: 82,
  normalPrice: 82,
  distance: 5,
  lines: { distanceFare: 82, extraStops: 0, extraStopFee: 0, extras: [] },
  vehiclePrices: [{ vehicle: 1, netPrice: 82 }],
  routePolyline: '',
  routeApproximate: true,
};

const stop = { placeId: '', address: '', district: '', subDistrict: '', contactPhone: '0812345678', remark: '', isReturn: false };
const newJob: NewJob = {
  guid: 'guid-0001',
  stops: [
    { ...stop, name: 'Siam', contactName: 'Pim', lat: 13.7466, lng: 100.5347 },
    { ...stop, name: 'Bang Na', contactName: 'Ton', lat: 13.6682, lng: 100.605 },
  ],
  confirmPhone: '0812345678',
  remark: '',
  paymentType: 0,
  paymentPoint: 0,
  vehicleId: 1,
  deliveryType: 2,
  taskType: 1,
  extraIds: [],
  promoCode: '',
  pickUpAt: null,
  shownNetSatang: 8200,
};

let gateway: FakeGateway;
let now: number;
let demo: DemoGateway;
/** What waits for the next second. */
let waiting: (() => void)[] = [];

const startSecond = (callback: () => void) => {
  waiting.push(callback);
  return () => {
    waiting = waiting.filter((one) => one !== callback);
  };
};
const nextSecond = () => {
  const due = waiting;
  waiting = [];
  for (const callback of due) callback();
};

beforeEach(() => {
  waiting = [];
  gateway = startFakeGateway();
  gateway.answer('/estimate_price', () => estimate);
  now = Date.parse('2026-11-26T05:00:00Z');
  demo = createDemoGateway({ clock: () => now, startTimer: startSecond, fetch: (...call) => fetch(...call) });
});

/** The transport of an element in a demo. */
const transportOf = (scenario = '') =>
  createStreamingTransport({
    baseUrl: gateway.origin,
    channel: 'widget',
    language: () => 'en',
    device: { name: 'test', version: '1' },
    landingUrl: '',
    userName: () => 'demo',
    sessionToken: () => 'demo',
    onSessionInvalid: () => undefined,
    fetch: demo(scenario),
    startTimer: () => () => undefined,
  });
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('it went well'),
    (error: GatewayError) => error,
  );

test('a developer without an account books, and nothing but the price and the catalogue is asked of the gateway', async () => {
  const transport = transportOf();
  expect(await signOn(transport, { partnerId: '', token: 'demo' })).toMatchObject({ guest: { name: 'Demo Guest' } });
  const booked = await createJob(transport, newJob);
  expect(booked).toMatchObject({ jobId: 'J00000001', trackingId: 'demo-00000001', payment: null });
  expect(await createJob(transport, newJob), 'the same order again').toEqual(booked);
  expect(new Set(gateway.calls.map(({ path }) => path))).toEqual(new Set(['/estimate_price', '/init_data_v3']));
  expect(gateway.calls.map(({ session }) => session)).not.toContain('demo');
});

test('what is booked is followed live until it is delivered, with the contract’s own words', async () => {
  const transport = transportOf();
  const { trackingId } = await createJob(transport, newJob);
  expect(await fetchTracking(transport, trackingId)).toMatchObject({
    status: 'matching',
    vehicleKind: 'motorcycle',
    driver: null,
  });
  const seen: string[] = [];
  for await (const job of streamTracking(transport, trackingId, new AbortController().signal)) {
    seen.push(job.status);
    now += 10_000;
    nextSecond();
  }
  expect([...new Set(seen)]).toEqual(['matching', 'assigned', 'arrived', 'delivering', 'completed']);
});

test('where a courier is on the way, minutes and times count down', async () => {
  const transport = transportOf();
  const { trackingId } = await createJob(transport, newJob);
  now += 7_000;
  const early = await fetchTracking(transport, trackingId);
  now += 8_000;
  const late = await fetchTracking(transport, trackingId);
  expect([early?.etaMinutes, late?.etaMinutes]).toEqual([4, 1]);
  expect(early?.stops.map(({ etaTime }) => etaTime)).toEqual(['12:04', '12:18']);
  expect(late?.driver).toMatchObject({ firstName: 'Somchai' });
});

test('no-courier ends without a driver', async () => {
  const transport = transportOf('no-courier');
  const { trackingId } = await createJob(transport, newJob);
  now += 12_000;
  expect((await fetchTracking(transport, trackingId))?.status).toBe('expired');
});

test('price-rise asks once whether the new price is fine, and its lines add up', async () => {
  const transport = transportOf('price-rise');
  const { code, reply } = await errorOf(createJob(transport, newJob));
  expect([code, reply['estimate']]).toMatchObject([409, { netPrice: 95, normalPrice: 95, lines: { distanceFare: 95 } }]);
  expect((await createJob(transport, newJob)).jobId).toBe('J00000001');
});

test('server-error fails once, so that the guest can try again', async () => {
  const transport = transportOf('server-error');
  expect(await errorOf(createJob(transport, newJob))).toMatchObject({ kind: 'http', code: 500, isTransient: true });
  expect((await createJob(transport, newJob)).jobId).toBe('J00000001');
});

test('a place outside the service area is refused as it is for everybody', async () => {
  gateway.answer('/estimate_price', () => ({ responseCode: 422, responseDesc: 'outside', field: 'locationList.1' }));
  expect(await errorOf(createJob(transportOf(), newJob))).toMatchObject({ code: 422, field: 'locationList.1' });
});

test('without a booking a sample is followed, which begins when it is first seen', async () => {
  const transport = transportOf();
  now += 500_000;
  expect(await fetchTracking(transport, 'anything')).toMatchObject({ trackingId: 'anything', status: 'matching' });
  now += 60_000;
  expect((await fetchTracking(transport, 'anything'))?.status).toBe('completed');
});

test('a delivery is rated once', async () => {
  const transport = transportOf();
  await createJob(transport, newJob);
  now += 60_000;
  expect(await fetchJobToRate(transport, 'any')).toMatchObject({ mayRate: true, rating: null });
  await rateJobByToken(transport, { ratingToken: 'any', rating: 4 });
  expect(await fetchJobToRate(transport, 'any')).toMatchObject({ mayRate: false, rating: 4 });
  expect((await errorOf(rateJobByToken(transport, { ratingToken: 'any', rating: 5 }))).code).toBe(409);
});

test('the demo’s partner offers everything, and what no demo knows is refused and never sent', async () => {
  const transport = transportOf();
  expect(await fetchPartnerProfile(transport, 'demo')).toMatchObject({ name: 'Demo shop', isDropPointSigned: false });
  const unknown = { method: 'POST', path: '/cancel_job', body: { jobId: 'J1' } } as const;
  expect(await errorOf(transport.call(unknown))).toMatchObject({ code: 422, description: 'This cannot be tried in a demo' });
  expect(gateway.calls).toEqual([]);
});
