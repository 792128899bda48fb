import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerOrigin } from '../app/app-world.ts';
import { readContracts } from '../app/contracts.ts';
import { fillPath } from '../app/owner-world.ts';
import { createPartnerWorld, type PartnerWorld } from './partner-world.ts';

let world: PartnerWorld;
beforeAll(async () => {
  world = await createPartnerWorld();
});
afterAll(() => world.close());

const contracts = await readContracts();
const marked = contracts.filter(({ feature }) => feature !== undefined);
const setFeatures = (features: readonly string[]) => world.office('/update', { partnerId: 'baanchandra', features });

describe('what a partner offers its guests', () => {
  it('is said by every call that books, and by every call that shows what was booked', () => {
    const of = (wanted: string) => marked.filter(({ feature }) => feature === wanted).map(({ path }) => path);
    expect(of('order')).toEqual(expect.arrayContaining(['/create_job', '/create_new_job', '/fullday/api/v1/create_job']));
    expect(of('tracking')).toEqual(expect.arrayContaining(['/get_job_detail', '/get_current_job', '/job', '/job/csv']));
  });

  it.each(marked.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'is held by %s on the server, from one moment to the next',
    async (_name, endpoint) => {
      await setFeatures(['order', 'tracking']);
      const token = await world.signOnGuest('guest-of-features');
      const ask = () => {
        const url = `/api${fillPath(endpoint, {})}`;
        const headers = { 'sk-token': token };
        if (endpoint.method === 'POST')
          return world.inject({ method: 'POST', url, headers, payload: { lang: 'en', ...endpoint.example } });
        const query = Object.fromEntries(Object.entries(endpoint.example).map(([name, value]) => [name, String(value)]));
        return world.inject({ method: 'GET', url, query, headers });
      };
      expect((await ask()).body['reason']).not.toBe('feature_off');
      await setFeatures(['order', 'tracking'].filter((feature) => feature !== endpoint.feature));
      const refused = await ask();
      expect([refused.status, refused.body['responseCode'], refused.body['reason']]).toEqual([403, 403, 'feature_off']);
    },
  );

  it('does not concern our own customers', async () => {
    await setFeatures([]);
    const { body } = await world.post('/get_current_job', {}, { token: await world.signIn() });
    expect(body['responseCode']).toBe(200);
  });

  it('lets a guest cancel what it has booked, whatever the partner has taken back since', async () => {
    await setFeatures(['order', 'tracking']);
    const token = await world.signOnGuest();
    const jobId = await world.book(token);
    await setFeatures([]);
    expect((await world.post('/cancel_job', { jobId }, { token })).body['responseCode']).toBe(200);
  });

  it('decides whether anybody is signed on at all', async () => {
    await setFeatures(['priceCheck', 'dropPoint']);
    const token = await world.signPartnerToken();
    const { status, body } = await world.post('/signon', { partnerId: 'baanchandra', token }, { origin: partnerOrigin });
    expect([status, body['reason']]).toEqual([403, 'feature_off']);
    await setFeatures(['tracking']);
    const again = await world.post('/signon', { partnerId: 'baanchandra', token }, { origin: partnerOrigin });
    expect(again.body['responseCode']).toBe(200);
  });
});
