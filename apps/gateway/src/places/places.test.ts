import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { partnerOrigin } from '../../tests/builders/partners.ts';
import { publicUrl } from '../../tests/harness/quiet-environment.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const namesOf = (body: Readonly<Record<string, unknown>>) =>
  (body['places'] as readonly { readonly addressName: string }[]).map(({ addressName }) => addressName);

describe('the search for a place', () => {
  it.each(['/get_suggest_place_list', '/text_search'])('%s answers an empty query with an empty list', async (path) => {
    for (const query of [{}, { query: '' }, { query: '   ' }]) {
      const { status, body } = await gateway.get(path, query);
      expect({ status, code: body['responseCode'], places: body['places'] }).toEqual({ status: 200, code: 200, places: [] });
    }
  });

  it('finds by Thai and by English name, in the language asked for', async () => {
    const thai = await gateway.get('/get_suggest_place_list', { query: 'สยามพารา' });
    expect(namesOf(thai.body)[0]).toBe('สยามพารากอน');
    const english = await gateway.get('/get_suggest_place_list', { query: 'siam paragon', lang: 'en' });
    expect(namesOf(english.body)[0]).toBe('Siam Paragon');
  });

  it('gives ten at most', async () => {
    const { body } = await gateway.get('/get_suggest_place_list', { query: 'บาง' });
    expect(namesOf(body)).toHaveLength(10);
  });

  it('names what stands at a pin, and nothing where the service does not go', async () => {
    const inside = await gateway.get('/search_address_by_location', { lat: '13.7466', lng: '100.5347' });
    expect(inside.body).toMatchObject({ responseCode: 200, place: { lat: 13.7466, lng: 100.5347 } });
    for (const [lat, lng] of [
      ['14.3692', '100.5877'],
      ['12.5', '100.3'],
      ['-13.7', '-100.5'],
    ] as const) {
      const { status, body } = await gateway.get('/search_address_by_location', { lat, lng, lang: 'en' });
      expect({ status, code: body['responseCode'] }).toEqual({ status: 404, code: 404 });
      expect(body['responseDesc']).toMatch(/outside our service area/);
    }
  });

  it('refuses a coordinate that is none, by its name', async () => {
    const { status, body } = await gateway.get('/search_address_by_location', { lat: 'here', lng: '100.5' });
    expect({ status, field: body['field'] }).toEqual({ status: 400, field: 'lat' });
  });
});

describe('places that were chosen before', () => {
  const named = async (placeIds: readonly string[], lang: string) => {
    const { status, body } = await gateway.post('/get_place_list', { placeIds, lang });
    expect({ status, code: body['responseCode'] }).toEqual({ status: 200, code: 200 });
    return body['places'] as readonly Readonly<Record<string, unknown>>[];
  };
  const firstOf = async (query: string, lang: string) => {
    const { body } = await gateway.get('/get_suggest_place_list', { query, lang });
    return (body['places'] as readonly Readonly<Record<string, unknown>>[])[0] ?? {};
  };

  it.each([
    ['a place of our own', 'สยามพารากอน', /^landmark-/],
    ['a station', 'BTS Bang Na', /^station-/],
    ['a stop', 'โรงเรียนสตรีวิทยา 2', /^stop-/],
    ['a soi with a number of two parts', 'สุขุมวิท 71/1', /^/],
    ["a point of OpenStreetMap's", 'Holy Rosary Church', /^osm-/],
  ])('%s is called in either language as the search in it calls it', async (_, query, form) => {
    const thai = await firstOf(query, 'th');
    const english = await firstOf(query, 'en');
    const id = String(thai['placeId']);
    expect(id).toMatch(form);
    expect(english['placeId']).toBe(id);
    expect(await named([id], 'th')).toEqual([thai]);
    expect(await named([id], 'en')).toEqual([english]);
  });

  it('are left out where nobody knows them: pins, saved places, house numbers as they were typed, anything', async () => {
    const house = String((await firstOf('99/1 สุขุมวิท 71', 'th'))['placeId']);
    const unknown = ['pin-13.746600,100.534700', '7f1c1c9e-6f0f-4b57-9d55-0d5d1f2a9c11', house, 'constructor', 'photon-N1'];
    expect(await named(unknown, 'en')).toEqual([]);
    expect(await named([...unknown, 'landmark-siam-paragon'], 'en')).toMatchObject([{ addressName: 'Siam Paragon' }]);
  });

  it('are refused where they are more than an order has stops, or none', async () => {
    for (const placeIds of [[], Array.from({ length: 12 }, (_, at) => `landmark-${at}`)]) {
      const { status, body } = await gateway.post('/get_place_list', { placeIds });
      expect({ status, field: body['field'] }).toEqual({ status: 400, field: 'placeIds' });
    }
  });
});

describe('the map that needs no internet', () => {
  it('is sent once, and not again while it has not changed', async () => {
    const first = await gateway.get('/map/base.json');
    expect(first.status).toBe(200);
    const etag = String(first.headers['etag']);
    const again = await gateway.inject({ method: 'GET', url: '/api/map/base.json', headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const other = await gateway.inject({ method: 'GET', url: '/api/map/base.json', headers: { 'if-none-match': '"old"' } });
    expect(other.status).toBe(200);
  });
});

describe('a page of another origin', () => {
  const allowed = async (url: string, origin: string) => {
    const { headers } = await gateway.inject({ method: 'GET', url, headers: { origin } });
    return headers['access-control-allow-origin'];
  };

  it("reads answers of a person's own where it is a partner's or the gateway's own, and nobody else does", async () => {
    expect(await allowed('/api/get_profile', partnerOrigin)).toBe(partnerOrigin);
    expect(await allowed('/api/get_profile', publicUrl)).toBe(publicUrl);
    for (const stranger of ['https://evil.test', 'null', `${partnerOrigin}.evil.test`, 'http://localhost:80811'])
      expect(await allowed('/api/get_profile', stranger)).toBeUndefined();
  });

  it('is told before the call whether it may send a token', async () => {
    const preflight = (origin: string) =>
      gateway.inject({
        method: 'OPTIONS',
        url: '/api/create_job',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type,sk-token' },
      });
    const partner = await preflight(partnerOrigin);
    expect(partner.status).toBe(204);
    expect(partner.headers['access-control-allow-origin']).toBe(partnerOrigin);
    expect(String(partner.headers['access-control-allow-headers'])).toContain('sk-token');
    expect(partner.headers['access-control-allow-credentials']).toBeUndefined();
    expect((await preflight('https://evil.test')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('may be told apart by caches, so that one origin never gets the answer for another', async () => {
    const { headers } = await gateway.inject({ method: 'GET', url: '/api/init_data_v3', headers: { origin: partnerOrigin } });
    expect(String(headers['vary']).toLowerCase()).toContain('origin');
  });

  it('loads the widget and the map wherever it stands', async () => {
    for (const url of ['/widget/v1/songwai.js', '/api/map/base.json']) {
      const { status, headers } = await gateway.inject({ method: 'GET', url, headers: { origin: 'https://any.test' } });
      expect(status).toBe(200);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
  });

  it('is let in soon after its partner registered it', async () => {
    const fresh = 'https://fresh.test';
    expect(await allowed('/api/get_profile', fresh)).toBeUndefined();
    await gateway.db
      .updateTable('partners')
      .set({ allowed_origins: [partnerOrigin, fresh] })
      .execute();
    gateway.clock.advanceSeconds(11);
    expect(await allowed('/api/get_profile', fresh)).toBe(fresh);
  });
});
