import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodePolyline } from '@songwai/core/basics/polyline';
import { estimatePrice } from '@songwai/core/pricing/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { roads } from '../../../tests/harness/roads.ts';
import { silentLog } from '../../../tests/harness/silent-log.ts';
import { createEmbeddedRouter } from './embedded-router.ts';
import { createOsrmRouter } from './osrm-router.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server | undefined;
let gateway: Gateway | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await gateway?.close();
  server = undefined;
  gateway = undefined;
});

/** Long enough for an answer on a busy machine. */
const timeoutMs = 5_000;

/** A server with OSRM's protocol that gives these answers in turn and then repeats the last one. */
async function startOsrm(...answers: readonly Answer[]) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(request.url ?? '');
    answer?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const router = createOsrmRouter({
    url,
    fallback: createEmbeddedRouter(roads),
    log: silentLog,
    timeoutMs,
  });
  return { asked, url, router };
}

const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const siam = { lat: 13.7466, lng: 100.5347 };
const bangNa = { lat: 13.6682, lng: 100.605 };
const corner = { lat: 13.72, lng: 100.57 };
const leg = (metres: number, ...lines: { lat: number; lng: number }[][]) => ({
  distance: metres,
  duration: 600,
  steps: lines.map((points) => ({ geometry: encodePolyline(points), distance: 1 })),
});
const found = (...legs: object[]) => json({ code: 'Ok', waypoints: [], routes: [{ distance: 1, duration: 1, legs }] });
const road = leg(12_345.6, [siam, corner], [corner, bangNa], [bangNa, bangNa]);

describe('a routing server', () => {
  it('is asked for the way, longitude first, and its line and length are taken', async () => {
    const { asked, router } = await startOsrm(found(road));
    const route = await router.route([siam, bangNa]);
    expect(asked).toEqual(['/route/v1/driving/100.5347,13.7466;100.605,13.6682?overview=false&steps=true&geometries=polyline']);
    expect(route).toEqual({ isApproximate: false, legs: [{ metres: 12_345.6, points: [siam, corner, bangNa] }] });
  });

  it('is asked once more after a failure', async () => {
    const { asked, router } = await startOsrm(json({}, 503), found(road));
    expect((await router.route([siam, bangNa])).isApproximate).toBe(false);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['answers too few legs', found(), 2],
    ['answers a line that is none', found({ distance: 1, steps: [{ geometry: '\u0001' }] }), 2],
    ['answers a leg without a line', found({ distance: 1, steps: [] }), 2],
  ])('that %s is replaced by the approximate way', async (_what, answer, times) => {
    const { asked, router } = await startOsrm(answer);
    expect(await router.route([siam, bangNa])).toEqual(await createEmbeddedRouter(roads).route([siam, bangNa]));
    expect(asked).toHaveLength(times);
  });

  it('sets the price: 18.40 km in two legs with a car and cash on delivery are 466.45 baht', async () => {
    const { url } = await startOsrm(found(leg(4_600, [siam, corner]), leg(13_809.9, [corner, bangNa])));
    gateway = await createGateway({ env: { OSRM_URL: url } });
    const { body } = await gateway.call(estimatePrice, { vehicle: 2, option: '1', locationList: [siam, corner, bangNa] });
    expect(body).toMatchObject({ distance: 18.4, normalPrice: 466.45, netPrice: 466.45, routeApproximate: false });
  });

  it('charges the way back by its own length: 12.00 km there and back with documents are 190.50 baht', async () => {
    const { url } = await startOsrm(found(leg(12_000, [siam, bangNa]), leg(12_000, [bangNa, siam])));
    gateway = await createGateway({ env: { OSRM_URL: url } });
    const { body } = await gateway.call(estimatePrice, { vehicle: 1, option: '3', locationList: [siam, bangNa] });
    expect(body).toMatchObject({ distance: 12, normalPrice: 190.5 });
  });
});
