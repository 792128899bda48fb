import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPath } from '../../../tests/app/fill-example.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { partnerOrigin } from '../../../tests/builders/partners.ts';
import { publicReads } from './cors.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const stranger = 'https://stranger.example';
const calls = publicReads.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const preflight = async (url: string, origin: string) => {
  const headers = { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'sk-token' };
  return (await gateway.app.inject({ method: 'OPTIONS', url, headers })).headers;
};

describe('a page that nobody registered', () => {
  it.each(calls)('may make %s, which needs no account', async (_name, endpoint) => {
    expect(endpoint.access).toBe('anyone');
    const { method, example } = endpoint;
    const given = method === 'POST' ? { payload: { ...example } } : { query: example as Record<string, string> };
    const url = `/api${fillPath(endpoint, {})}`;
    const { headers, statusCode } = await gateway.app.inject({ method, url, headers: { origin: stranger }, ...given });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, stranger]);
  });

  it('may send no session along, which pages of a partner may', async () => {
    const own = await preflight('/api/estimate_price', stranger);
    expect(own['access-control-allow-origin']).toBe(stranger);
    expect(own['access-control-allow-headers']).not.toContain('sk-token');
    expect((await preflight('/api/estimate_price', partnerOrigin))['access-control-allow-headers']).toContain('sk-token');
  });

  it.each(['/api/userInfo', '/api/create_job', '/api/get_job_detail_tracking', '/api/partner_profile/baanchandra'])(
    'may read nothing of %s',
    async (url) => expect((await preflight(url, stranger))['access-control-allow-origin']).toBeUndefined(),
  );
});
