import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContracts } from '../../tests/app/contracts.ts';
import { fillPath } from '../../tests/app/fill-example.ts';
import { bookJob } from '../../tests/builders/bookings.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { askAsPartner, hmac, partnerOrigin, signOnGuest, signPartnerToken } from '../../tests/builders/partners.ts';
import { type Admin, signInAdmin, signInByPassword } from '../../tests/builders/sessions.ts';
import { partnerSecret } from '../../tests/harness/quiet-environment.ts';

let gateway: Gateway;
let admin: Admin;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());

const contracts = await readContracts();
const marked = contracts.filter(({ feature }) => feature !== undefined);
const setFeatures = (features: readonly string[]) => admin.post('/partner/update', { partnerId: 'baanchandra', features });

const partnerCalls = contracts.filter(({ access }) => access === 'partner');
const nowSeconds = () => Math.floor(gateway.clock.now().getTime() / 1000);
const release = (given: Parameters<typeof askAsPartner>[2]) =>
  askAsPartner(gateway, 'POST /partner/drop_point/release', { body: { reference: 'BC-1' }, ...given });
const expectRefusal = async (answer: ReturnType<typeof release>, reason: string) => {
  const { status, body } = await answer;
  expect([status, body['responseCode'], body['reason']]).toEqual([401, 401, reason]);
  expect(String(body['responseDesc']).length).toBeGreaterThan(10);
};

describe('what a partner offers its guests', () => {
  it('is said by every call that books, and by every call that shows what was booked', () => {
    const of = (wanted: string) => marked.filter(({ feature }) => feature === wanted).map(({ path }) => path);
    expect(of('order')).toEqual(expect.arrayContaining(['/create_job', '/create_new_job']));
    expect(of('fullDay')).toEqual(expect.arrayContaining(['/fullday/api/v1/create_job', '/fullday/api/v1/quotation']));
    expect(of('tracking')).toEqual(expect.arrayContaining(['/get_job_detail', '/get_current_job', '/job', '/job/csv']));
  });

  it.each(marked.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'is held by %s on the server, from one moment to the next',
    async (_name, endpoint) => {
      await setFeatures(['order', 'tracking', 'fullDay']);
      const { token } = await signOnGuest(gateway, 'guest-of-features');
      const ask = () => {
        const url = `/api${fillPath(endpoint, {})}`;
        const headers = { 'sk-token': token };
        if (endpoint.method === 'POST')
          return gateway.inject({ method: 'POST', url, headers, payload: { lang: 'en', ...endpoint.example } });
        const query = Object.fromEntries(Object.entries(endpoint.example).map(([name, value]) => [name, String(value)]));
        return gateway.inject({ method: 'GET', url, query, headers });
      };
      expect((await ask()).body['reason']).not.toBe('feature_off');
      await setFeatures(['order', 'tracking', 'fullDay'].filter((feature) => feature !== endpoint.feature));
      const refused = await ask();
      expect([refused.status, refused.body['responseCode'], refused.body['reason']]).toEqual([403, 403, 'feature_off']);
    },
  );

  it('does not concern our own customers', async () => {
    await setFeatures([]);
    const { body } = await gateway.post('/get_current_job', {}, { token: await signInByPassword(gateway) });
    expect(body['responseCode']).toBe(200);
  });

  it('lets a guest cancel what it has booked, whatever the partner has taken back since', async () => {
    await setFeatures(['order', 'tracking']);
    const { token } = await signOnGuest(gateway);
    const { jobId } = await bookJob(gateway, { token });
    await setFeatures([]);
    expect((await gateway.post('/cancel_job', { jobId }, { token })).body['responseCode']).toBe(200);
  });

  it('is answered to the guest who signs on, so that nothing else is shown', async () => {
    const signOn = async () => {
      const token = await signPartnerToken(gateway);
      const { body } = await gateway.post('/signon', { partnerId: 'baanchandra', token }, { origin: partnerOrigin });
      return body['features'];
    };
    await setFeatures(['order', 'tracking']);
    expect(await signOn()).toEqual(['order', 'tracking']);
    await setFeatures(['order', 'fullDay']);
    expect(await signOn()).toEqual(['order', 'fullDay']);
  });

  it('decides whether anybody is signed on at all', async () => {
    await setFeatures(['priceCheck', 'dropPoint']);
    const token = await signPartnerToken(gateway);
    const { status, body } = await gateway.post('/signon', { partnerId: 'baanchandra', token }, { origin: partnerOrigin });
    expect([status, body['reason']]).toEqual([403, 'feature_off']);
    await setFeatures(['tracking']);
    const again = await gateway.post('/signon', { partnerId: 'baanchandra', token }, { origin: partnerOrigin });
    expect(again.body['responseCode']).toBe(200);
  });
});

describe("a call of a partner's server", () => {
  it.each(partnerCalls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s is let in with its signature, and nobody without',
    async (_name, { method, path, example }) => {
      const query = method === 'GET' ? `?${new URLSearchParams(example as Record<string, string>)}` : '';
      const signed = await askAsPartner(gateway, `${method} ${path + query}`, { body: example });
      expect([200, 404]).toContain(signed.status);
      expect([200, 404]).toContain(signed.body['responseCode']);
      const url = `/api${path}${query}`;
      for (const headers of [{}, { 'sk-token': admin.token }, { 'songwai-partner': 'baanchandra' }]) {
        const { status, body } = await gateway.inject({
          method,
          url,
          headers,
          ...(method === 'POST' ? { payload: { ...example } } : {}),
        });
        expect([status, body['responseCode']]).toEqual([401, 401]);
      }
    },
  );

  it('is signed with the old secret or the new one while both live', async () => {
    const { body } = await admin.post('/partner/secret/rotate', { partnerId: 'baanchandra' });
    expect((await release({})).status).toBe(200);
    expect((await release({ secret: String(body['secret']) })).status).toBe(200);
    await gateway.db.updateTable('partners').set({ secret: partnerSecret, previous_secret: null }).execute();
    await expectRefusal(release({ secret: String(body['secret']) }), 'bad_signature');
  });

  it('may come five minutes late or early, and no more', async () => {
    for (const seconds of [-300, 300]) expect((await release({ signedAt: nowSeconds() + seconds })).status).toBe(200);
    for (const seconds of [-301, 301]) await expectRefusal(release({ signedAt: nowSeconds() + seconds }), 'expired');
  });

  it('is refused where the body, the path or the query is not what was signed', async () => {
    await expectRefusal(release({ sentBody: '{"reference":"BC-2"}' }), 'bad_signature');
    await expectRefusal(release({ sentBody: '{"reference": "BC-1"}' }), 'bad_signature');
    await expectRefusal(release({ sentUrl: '/api/partner/webhook/replay' }), 'bad_signature');
    const read = askAsPartner(gateway, 'GET /partner/drop_point/list', { sentUrl: '/api/partner/drop_point/list?limit=9' });
    await expectRefusal(read, 'bad_signature');
  });

  it('is refused with a signature made for a webhook or a delivery point', async () => {
    const text = `${nowSeconds()}.{"reference":"BC-1"}`;
    await expectRefusal(release({ signature: `t=${nowSeconds()},v1=${hmac(partnerSecret, text)}` }), 'bad_signature');
  });

  it.each([
    ['nonsense'],
    ['t=1,v1='],
    ['v1=00'],
    [`t=abc,v1=${'0'.repeat(64)}`],
    [`t=1,t=2,v1=${'0'.repeat(64)}`],
    [`t=1,${Array.from({ length: 6 }, () => `v1=${'0'.repeat(64)}`).join(',')}`],
    [`t=1,v1=${'G'.repeat(64)}`],
    ['='.repeat(700)],
  ])('cannot be read with the signature %j', async (signature) => expectRefusal(release({ signature }), 'malformed'));

  it('is unknown where the partner is, or is no longer active', async () => {
    await expectRefusal(release({ partnerId: 'nobody' }), 'unknown_partner');
    await admin.post('/partner/update', { partnerId: 'baanchandra', isActive: false });
    await expectRefusal(release({}), 'unknown_partner');
    await admin.post('/partner/update', { partnerId: 'baanchandra', isActive: true });
  });

  it('is refused before it fills the memory', async () => {
    const { status } = await release({ body: { reference: 'x'.repeat(100_000) } });
    expect(status).toBe(413);
  });
});
