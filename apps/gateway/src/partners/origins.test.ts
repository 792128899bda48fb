import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { signPartnerToken } from '../../tests/builders/partners.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const mayRead = async (origin: string): Promise<boolean> => {
  const { headers } = await gateway.get('/init_data_v3', {}, { origin });
  return headers['access-control-allow-origin'] === origin;
};
const register = async (origins: string[]): Promise<void> => {
  await gateway.db.updateTable('partners').set({ allowed_origins: origins }).where('id', '=', 'baanchandra').execute();
};

describe("a partner's origin", () => {
  it('may read answers a second after it was registered, and no more ten seconds after it was taken back', async () => {
    const shop = 'https://shop.example';
    expect(await mayRead(shop)).toBe(false);
    await register([shop]);
    gateway.clock.advanceSeconds(1);
    expect(await mayRead(shop)).toBe(true);
    await register([]);
    gateway.clock.advanceSeconds(10);
    expect(await mayRead(shop)).toBe(false);
  });

  it('is asked for again after the database failed once', async () => {
    const shop = 'https://second.example';
    gateway.clock.advanceSeconds(10);
    await gateway.db.schema.alterTable('partners').renameTo('partners_away').execute();
    const asked = { method: 'GET', url: '/api/init_data_v3', headers: { origin: shop } } as const;
    expect((await gateway.inject(asked)).status).toBe(500);
    await gateway.db.schema.alterTable('partners_away').renameTo('partners').execute();
    await register([shop]);
    expect(await mayRead(shop)).toBe(true);
  });

  it('that is not registered reads why its sign-on was refused, gets no session, and reads nothing else', async () => {
    const stranger = 'https://stranger.example';
    const token = await signPartnerToken(gateway);
    const { body, headers } = await gateway.post(
      '/signon',
      { partnerId: 'baanchandra', token, lang: 'en' },
      { origin: stranger },
    );
    expect(headers['access-control-allow-origin']).toBe(stranger);
    expect(body).toMatchObject({ responseCode: 403, reason: 'bad_origin' });
    expect(body['skToken']).toBeUndefined();
    expect(await mayRead(stranger)).toBe(false);
  });
});
