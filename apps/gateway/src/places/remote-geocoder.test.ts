import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isInServiceArea } from './area/service-area.ts';
import { createEmbeddedGeocoder } from './embedded-geocoder.ts';
import { createPhotonRemote } from './photon-remote.ts';
import { withFallback } from './remote-geocoder.ts';

const fallback = createEmbeddedGeocoder();
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const cafe = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [100.5433, 13.7801] },
  properties: {
    osm_type: 'N',
    osm_id: 123,
    name: 'ร้านกาแฟอารีย์',
    street: 'ซอยอารีย์ 4',
    county: 'เขตพญาไท',
    city: 'แขวงพญาไท',
    state: 'กรุงเทพมหานคร',
    postcode: '10400',
    countrycode: 'TH',
  },
};
const inAyutthaya = { ...cafe, geometry: { type: 'Point', coordinates: [100.5689, 14.3532] } };

/** Longer than a busy machine takes for an answer; only a server that never answers is waited for so long. */
const timeoutMs = 2_000;

/** A local server that speaks Photon's protocol, and what it was asked. */
async function standIn(answer: RequestListener) {
  const asked: URL[] = [];
  const failures: string[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://photon.test'));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const onFailure = (error: Error) => failures.push(error.message);
  const remote = createPhotonRemote({ baseUrl, fetch, timeoutMs });
  const geocoder = withFallback({ remote, fallback, isInServiceArea, onFailure });
  return { geocoder, asked, failures };
}

const answerWith =
  (features: readonly unknown[]): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ type: 'FeatureCollection', features }));
  };

describe('searching with a Photon server', () => {
  it('asks within the service area, near the customer, and answers as the wire has it', async () => {
    const { geocoder, asked } = await standIn(answerWith([cafe]));
    const found = await geocoder.suggest('กาแฟ', { lang: 'th', near: { lat: 13.75, lng: 100.53 } });
    expect(found).toEqual([
      {
        placeId: 'photon-N123',
        addressName: 'ร้านกาแฟอารีย์',
        address: 'ซอยอารีย์ 4 พญาไท กรุงเทพมหานคร 10400',
        district: 'พญาไท',
        subDistrict: 'พญาไท',
        lat: 13.7801,
        lng: 100.5433,
      },
    ]);
    const query = Object.fromEntries(asked[0]?.searchParams ?? []);
    expect(asked[0]?.pathname).toBe('/api');
    expect(query).toMatchObject({ q: 'กาแฟ', lat: '13.75', lon: '100.53', lang: 'default' });
    expect(query['bbox']).toMatch(/^99\.\d+,12\.\d+,101\.\d+,14\.\d+$/);
  });

  it('leaves out what lies outside the service area, and gives at most ten', async () => {
    const { geocoder } = await standIn(answerWith([inAyutthaya, ...Array.from({ length: 14 }, () => cafe)]));
    const found = await geocoder.textSearch('กาแฟ', { lang: 'en' });
    expect(found).toHaveLength(10);
    expect(found.every(({ lat }) => lat === 13.7801)).toBe(true);
  });

  it('does not bother the server with an empty query', async () => {
    const { geocoder, asked } = await standIn(answerWith([cafe]));
    expect(await geocoder.suggest('  ', { lang: 'th' })).toEqual([]);
    expect(asked).toHaveLength(0);
  });

  it('names a pin and keeps its point', async () => {
    const { geocoder, asked } = await standIn(answerWith([cafe]));
    const pin = await geocoder.reverse({ lat: 13.78, lng: 100.543 }, 'th');
    expect(pin).toMatchObject({ addressName: 'ร้านกาแฟอารีย์', lat: 13.78, lng: 100.543 });
    expect(asked[0]?.pathname).toBe('/reverse');
  });

  it('lets the gazetteer name a pin that Photon knows nothing of', async () => {
    const { geocoder } = await standIn(answerWith([]));
    expect(await geocoder.reverse({ lat: 13.7467, lng: 100.5347 }, 'en')).toMatchObject({ addressName: 'Siam Paragon' });
  });
});

describe('when the Photon server fails', () => {
  const failures: readonly (readonly [string, RequestListener])[] = [
    ['answers with an error', (_request, response) => void response.writeHead(503).end()],
    ['never answers', () => undefined],
    ['answers no JSON', (_request, response) => void response.end('<html>')],
    ['answers another shape', (_request, response) => void response.end('{"places":[]}')],
  ];

  it.each(failures)('the gazetteer answers, after one more try, where it %s', async (_name, listener) => {
    const { geocoder, asked, failures: told } = await standIn(listener);
    const [found] = await geocoder.suggest('สยามพารากอน', { lang: 'en' });
    expect(found?.addressName).toBe('Siam Paragon');
    expect(asked).toHaveLength(2);
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain('สยาม');
  });

  it('uses the second answer where only the first failed', async () => {
    let calls = 0;
    const { geocoder, failures: told } = await standIn((request, response) => {
      calls += 1;
      if (calls === 1) response.writeHead(500).end();
      else answerWith([cafe])(request, response);
    });
    const [found] = await geocoder.suggest('กาแฟ', { lang: 'th' });
    expect(found?.placeId).toBe('photon-N123');
    expect(told).toEqual([]);
  });
});
