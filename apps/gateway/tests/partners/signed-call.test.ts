import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContracts } from '../app/contracts.ts';
import { createPartnerWorld, demoSecret, hmac, type PartnerWorld } from './partner-world.ts';

let world: PartnerWorld;
beforeAll(async () => {
  world = await createPartnerWorld();
});
afterAll(() => world.close());

const partnerCalls = (await readContracts()).filter(({ access }) => access === 'partner');
const nowSeconds = () => Math.floor(world.clock.now().getTime() / 1000);
const release = (given: Parameters<PartnerWorld['askAsPartner']>[2]) =>
  world.askAsPartner('POST', '/partner/drop_point/release', { body: { reference: 'BC-1' }, ...given });
const expectRefusal = async (answer: ReturnType<typeof release>, reason: string) => {
  const { status, body } = await answer;
  expect([status, body['responseCode'], body['reason']]).toEqual([401, 401, reason]);
  expect(String(body['responseDesc']).length).toBeGreaterThan(10);
};

describe("a call of a partner's server", () => {
  it.each(partnerCalls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s is let in with its signature, and nobody without',
    async (_name, { method, path, example }) => {
      const query = method === 'GET' ? `?${new URLSearchParams(example as Record<string, string>)}` : '';
      const signed = await world.askAsPartner(method, path + query, { body: example });
      expect([200, 404]).toContain(signed.status);
      expect([200, 404]).toContain(signed.body['responseCode']);
      const url = `/api${path}${query}`;
      for (const headers of [{}, { 'sk-token': world.admin }, { 'songwai-partner': 'baanchandra' }]) {
        const { status, body } = await world.inject({
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
    const { body } = await world.office('/secret/rotate', { partnerId: 'baanchandra' });
    expect((await release({})).status).toBe(200);
    expect((await release({ secret: String(body['secret']) })).status).toBe(200);
    await world.db.updateTable('partners').set({ secret: demoSecret, previous_secret: null }).execute();
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
    const read = world.askAsPartner('GET', '/partner/drop_point/list', { sentUrl: '/api/partner/drop_point/list?limit=9' });
    await expectRefusal(read, 'bad_signature');
  });

  it('is refused with a signature made for a webhook or a delivery point', async () => {
    const text = `${nowSeconds()}.{"reference":"BC-1"}`;
    await expectRefusal(release({ signature: `t=${nowSeconds()},v1=${hmac(demoSecret, text)}` }), 'bad_signature');
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
    await world.office('/update', { partnerId: 'baanchandra', isActive: false });
    await expectRefusal(release({}), 'unknown_partner');
    await world.office('/update', { partnerId: 'baanchandra', isActive: true });
  });

  it('is refused before it fills the memory', async () => {
    const { status } = await release({ body: { reference: 'x'.repeat(100_000) } });
    expect(status).toBe(413);
  });
});
