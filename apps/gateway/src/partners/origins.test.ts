import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { partnerOrigin, signPartnerToken } from '../../tests/builders/partners.ts';
import { publicUrl } from '../../tests/harness/quiet-environment.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const mayRead = async (origin: string): Promise<boolean> => {
  const { headers } = await gateway.get('/user/session', {}, { origin });
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
    const asked = { method: 'GET', url: '/api/user/session', headers: { origin: shop } } as const;
    expect((await gateway.inject(asked)).status).toBe(500);
    await gateway.db.schema.alterTable('partners_away').renameTo('partners').execute();
    await register([shop]);
    expect(await mayRead(shop)).toBe(true);
  });

  it('that is not registered reads why its sign-on was refused, gets no session, and reads nothing of anybody', async () => {
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

describe('our own page, to which a partner leads its guests with a token', () => {
  const signOnFrom = (origin: string | undefined, token: string) =>
    gateway.post('/signon', { partnerId: 'baanchandra', token, lang: 'en' }, origin === undefined ? {} : { origin });

  it('exchanges it, though the partner has not registered our origin', async () => {
    await register([]);
    const token = await signPartnerToken(gateway, { sub: 'led-to-us' });
    const { body } = await signOnFrom(publicUrl, token);
    expect(body).toMatchObject({ responseCode: 200, channel: 'Baan Chandra', firstName: 'Malee' });
    expect((await signOnFrom(publicUrl, token)).body['skToken']).toBe(body['skToken']);
  });

  it('gets nothing for a token that a page of the partner has used, nor the other way round', async () => {
    await register([partnerOrigin]);
    for (const [first, second] of [
      [partnerOrigin, publicUrl],
      [publicUrl, partnerOrigin],
    ] as const) {
      const token = await signPartnerToken(gateway, { sub: 'led-to-us' });
      expect((await signOnFrom(first, token)).body['responseCode']).toBe(200);
      const { body } = await signOnFrom(second, token);
      expect(body).toMatchObject({ responseCode: 403, reason: 'replayed' });
      expect(body['skToken']).toBeUndefined();
    }
  });

  it.each([
    ['a program without a page', undefined],
    ['a page that only begins like ours', `${publicUrl}.evil.example`],
    ['a sandboxed frame, whose origin is null', 'null'],
  ])('is not imitated by %s', async (_, origin) => {
    const { body } = await signOnFrom(origin, await signPartnerToken(gateway));
    expect(body).toMatchObject({ responseCode: 403, reason: 'bad_origin' });
  });
});
