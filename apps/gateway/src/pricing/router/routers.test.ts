import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import { encodePolyline } from '@songwai/core/basics/polyline';
import { afterEach, describe, expect, it } from 'vitest';
import {
  answerJson,
  attemptsFor,
  failingAnswers,
  type HttpStandIn,
  type StandInAnswer,
  startHttpStandIn,
} from '../../../tests/harness/http-stand-in.ts';
import { roads } from '../../../tests/harness/roads.ts';
import { silentLog } from '../../../tests/harness/silent-log.ts';
import { createCachedRouter } from './cached-router.ts';
import { createEmbeddedRouter } from './embedded-router.ts';
import { createOsrmRouter } from './osrm-router.ts';
import { encodeRoute, sumHundredthsKm } from './route-distance.ts';
import type { Route, Router } from './router.ts';

const siam = { lat: 13.7466, lng: 100.5347 };
const silom = { lat: 13.7234, lng: 100.5294 };
const bangNa = { lat: 13.6682, lng: 100.605 };
const timeoutMs = 1_000;

let server: HttpStandIn | undefined;
afterEach(() => server?.close());

/** Answers as OSRM does: each leg goes round a corner, in steps; the last step of a leg has two equal points. */
const osrm: StandInAnswer = (request, response) => {
  const path = new URL(request.url ?? '/', 'http://osrm.test').pathname.split('/').at(-1) ?? '';
  const stops = path.split(';').map((pair): LatLng => {
    const [lng, lat] = pair.split(',').map(Number);
    return { lat: lat ?? 0, lng: lng ?? 0 };
  });
  const legs = stops.slice(1).map((to, index) => {
    const from = stops[index] ?? to;
    const corner = { lat: from.lat, lng: to.lng };
    const lines = [
      [from, corner],
      [corner, to],
      [to, to],
    ];
    return {
      distance: (greatCircleKm(from, corner) + greatCircleKm(corner, to)) * 1_000,
      steps: lines.map((points) => ({ geometry: encodePolyline(points) })),
    };
  });
  answerJson({ code: 'Ok', waypoints: [], routes: [{ legs }] })(request, response);
};

const open = async (...answers: readonly [StandInAnswer, ...StandInAnswer[]]) => {
  server = await startHttpStandIn(...answers);
  return createOsrmRouter({ url: server.url, fallback: createEmbeddedRouter(roads), log: silentLog, timeoutMs });
};

const routers: readonly (readonly [string, () => Promise<Router>])[] = [
  ['the router that needs no server', async () => createEmbeddedRouter(roads)],
  ['a routing server', () => open(osrm)],
  [
    'a routing server whose routes are kept',
    async () => createCachedRouter(await open(osrm), { clock: { now: () => new Date(0) } }),
  ],
  ['what stands in for a routing server that is down', () => open(answerJson({}, 503))],
  ['what stands in where there is no road', () => open(answerJson({ code: 'NoRoute', message: 'Impossible route' }, 400))],
];

/** Expects the properties of a route on which prices and maps rely. */
function expectSound(route: Route, stops: readonly LatLng[]): void {
  expect(route.legs).toHaveLength(stops.length - 1);
  for (const [index, { points, metres }] of route.legs.entries()) {
    const [from, to] = [stops[index] ?? siam, stops[index + 1] ?? siam];
    expect(points.length).toBeGreaterThanOrEqual(2);
    expect(greatCircleKm(points[0] ?? bangNa, from)).toBeLessThan(0.01);
    expect(greatCircleKm(points.at(-1) ?? bangNa, to)).toBeLessThan(0.01);
    expect(Number.isFinite(metres)).toBe(true);
    expect(metres / 1_000).toBeGreaterThanOrEqual(greatCircleKm(from, to) - 0.02);
    // The next leg begins where this one ends.
    const next = route.legs[index + 1];
    if (next !== undefined) expect(next.points[0]).toEqual(points.at(-1));
  }
  expect(encodeRoute(route).length).toBeGreaterThan(0);
  expect(sumHundredthsKm(route.legs)).toBeGreaterThanOrEqual(0);
}

describe.each(routers)('%s', (_name, make) => {
  it.each([
    ['two stops', [siam, bangNa]],
    ['three stops', [siam, silom, bangNa]],
    ['ten stops and the way back', [...Array.from({ length: 5 }, () => [siam, silom]).flat(), siam]],
    ['two equal stops', [siam, siam]],
    ['equal stops in the middle', [siam, silom, silom, bangNa]],
    ['a way there and back', [siam, bangNa, siam]],
  ])('finds a sound way over %s, and the same one again', async (_what, stops) => {
    const router = await make();
    const route = await router.route(stops);
    expectSound(route, stops);
    expect(await router.route(stops)).toEqual(route);
  });

  it('gives equal stops no length', async () => {
    const { legs } = await (await make()).route([siam, siam, siam]);
    expect(legs.map(({ metres }) => metres)).toEqual([0, 0]);
  });
});

describe('a routing server that gives no route', () => {
  it.each(failingAnswers)('because it %s is replaced by a guess that says so', async (how, answer) => {
    const router = await open(answer);
    expect(await router.route([siam, bangNa])).toEqual(await createEmbeddedRouter(roads).route([siam, bangNa]));
    expect(server?.asked).toHaveLength(attemptsFor(how));
  });

  it.each([
    ['no road', answerJson({ code: 'NoRoute' }, 400)],
    ['no road, said with status 200', answerJson({ code: 'NoRoute' })],
    ['no road near a stop', answerJson({ code: 'NoSegment' }, 400)],
  ])('because there is %s is not asked twice', async (_what, answer) => {
    const router = await open(answer);
    expect((await router.route([siam, bangNa])).isApproximate).toBe(true);
    expect(server?.asked).toHaveLength(1);
  });
});

describe('the directions that are kept', () => {
  it('are 250, the oldest dropped, and come back exactly as they were', async () => {
    const inner = await open(osrm);
    const router = createCachedRouter(inner, { clock: { now: () => new Date(0) } });
    const stopsOf = (index: number) => [siam, { lat: 13.6 + index / 10_000, lng: 100.6 }];
    const first = await router.route(stopsOf(0));
    for (let index = 1; index < 250; index += 1) await router.route(stopsOf(index));
    expect(await router.route(stopsOf(0))).toEqual(first);
    expect(server?.asked).toHaveLength(250);
    await router.route(stopsOf(250));
    await router.route(stopsOf(1));
    expect(server?.asked).toHaveLength(251);
    await router.route(stopsOf(0));
    expect(server?.asked).toHaveLength(252);
  });

  it('are a day old at most, and never a guess', async () => {
    let now = 0;
    const router = createCachedRouter(await open(answerJson({}, 503), answerJson({}, 503), osrm), {
      clock: { now: () => new Date(now) },
    });
    expect((await router.route([siam, bangNa])).isApproximate).toBe(true);
    expect((await router.route([siam, bangNa])).isApproximate).toBe(false);
    now += 24 * 3_600_000 - 1;
    await router.route([siam, bangNa]);
    expect(server?.asked).toHaveLength(3);
    now += 1;
    await router.route([siam, bangNa]);
    expect(server?.asked).toHaveLength(4);
  });
});
