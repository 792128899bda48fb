import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { partnerOrigin, signPartnerToken } from '../../../tests/builders/partners.ts';
import { countSessions } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());

const signOn = (token: string, { origin = partnerOrigin, partnerId = 'baanchandra' } = {}) =>
  gateway.post('/signon', { partnerId, token, lang: 'en' }, { origin });
const nowSeconds = () => Math.floor(gateway.clock.now().getTime() / 1000);

const expectRefusal = async (answer: ReturnType<typeof signOn>, reason: string) => {
  const { status, body } = await answer;
  expect({ status, code: body['responseCode'], reason: body['reason'] }).toEqual({ status: 403, code: 403, reason });
  expect(body['skToken']).toBeUndefined();
  expect(String(body['responseDesc']).length).toBeGreaterThan(10);
};

describe("a partner's user", () => {
  it('is signed on with the name and phone that the partner gives, under the partner as channel', async () => {
    const { status, body } = await signOn(await signPartnerToken(gateway, { sub: 'guest-1', email: 'malee@example.test' }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      responseCode: 200,
      partnerName: 'Baan Chandra',
      channel: 'Baan Chandra',
      firstName: 'Malee',
      lastName: 'Chan',
      confirmPhone: '0861112222',
      userType: 2,
    });
    const mine = await gateway.post('/userInfo', {}, { token: String(body['skToken']) });
    expect(mine.body).toMatchObject({ responseCode: 200, channel: 'Baan Chandra', userId: body['userId'] });
  });

  it.each([
    ['+66 86 111 2222', '0861112222'],
    ['086.111.2222', '0861112222'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
  ])('has the phone %s as %s', async (written, stored) => {
    const { body } = await signOn(await signPartnerToken(gateway, { sub: `guest-${written}`, phone: written }));
    expect(body['confirmPhone']).toBe(stored);
  });

  it('is the same user at the next visit, and another one is another', async () => {
    const first = await signOn(await signPartnerToken(gateway, { sub: 'guest-2' }));
    const again = await signOn(await signPartnerToken(gateway, { sub: 'guest-2', name: 'Malee Suk' }));
    const other = await signOn(await signPartnerToken(gateway, { sub: 'guest-3' }));
    expect(again.body['userId']).toBe(first.body['userId']);
    expect(again.body['lastName']).toBe('Suk');
    expect(again.body['skToken']).not.toBe(first.body['skToken']);
    expect(other.body['userId']).not.toBe(first.body['userId']);
  });

  it("never becomes one of the gateway's own users, though phone and e-mail are the same", async () => {
    const demo = await gateway.post('/login', { userName: 'demo@songwai.test', password: 'demo1234' });
    const { body } = await signOn(
      await signPartnerToken(gateway, { sub: 'thief', phone: '0812345678', email: 'demo@songwai.test' }),
    );
    expect(body['responseCode']).toBe(200);
    expect(body['userId']).not.toBe(demo.body['userId']);
  });

  it('gets the same session again with the same token, until the token is too old', async () => {
    const token = await signPartnerToken(gateway);
    const first = await signOn(token);
    gateway.clock.advanceSeconds(119);
    const again = await signOn(token);
    expect(again.body['skToken']).toBe(first.body['skToken']);
    expect(await countSessions(gateway, String(first.body['skToken']))).toBe(1);
    gateway.clock.advanceSeconds(1);
    await expectRefusal(signOn(token), 'expired');
  });

  it('gets one session when several elements of a page sign on at the same moment', async () => {
    const token = await signPartnerToken(gateway, { sub: 'first-visit' });
    const answers = await Promise.all([signOn(token), signOn(token), signOn(token), signOn(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['skToken'])).size).toBe(1);
    expect(await countSessions(gateway, String(answers[0]?.body['skToken']))).toBe(1);
  });

  it('is not signed on again by a token whose session was signed out', async () => {
    const token = await signPartnerToken(gateway);
    const { body } = await signOn(token);
    await gateway.post('/logout', {}, { token: String(body['skToken']) });
    await expectRefusal(signOn(token), 'replayed');
  });

  it('whom the gateway suspended or removed is not signed on', async () => {
    const { body } = await signOn(await signPartnerToken(gateway, { sub: 'guest-9' }));
    for (const [status, code] of [
      ['suspended', 132],
      ['removed', 131],
    ] as const) {
      await gateway.db.updateTable('users').set({ status }).where('id', '=', String(body['userId'])).execute();
      const answer = await signOn(await signPartnerToken(gateway, { sub: 'guest-9' }));
      expect(answer.body['responseCode']).toBe(code);
      expect(answer.body['skToken']).toBeUndefined();
    }
  });
});

describe('a token is refused with the reason', () => {
  it('replayed, where its jti was used in another token', async () => {
    await signOn(await signPartnerToken(gateway, { jti: 'one-time' }));
    await expectRefusal(signOn(await signPartnerToken(gateway, { jti: 'one-time', name: 'Another' })), 'replayed');
  });

  it('replayed, where it comes from another of the registered origins', async () => {
    const second = 'https://shop.baanchandra.test';
    await gateway.db
      .updateTable('partners')
      .set({ allowed_origins: [partnerOrigin, second] })
      .execute();
    const token = await signPartnerToken(gateway);
    expect((await signOn(token)).status).toBe(200);
    await expectRefusal(signOn(token, { origin: second }), 'replayed');
  });

  it.each([['https://evil.test'], ['http://localhost:8081.evil.test'], ['https://localhost:8081'], ['null']])(
    'bad_origin, from %s',
    async (origin) => expectRefusal(signOn(await signPartnerToken(gateway), { origin }), 'bad_origin'),
  );

  it('bad_origin, without any', async () => {
    const token = await signPartnerToken(gateway);
    await expectRefusal(gateway.post('/signon', { partnerId: 'baanchandra', token }), 'bad_origin');
  });

  it('bad_signature, with a secret that is not the partner’s, or none', async () => {
    const foreign = await signPartnerToken(gateway, {}, 'some-other-secret-that-is-also-long-enough');
    await expectRefusal(signOn(foreign), 'bad_signature');
    const [, payload] = (await signPartnerToken(gateway)).split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    await expectRefusal(signOn(none), 'bad_signature');
  });

  it('expired', async () =>
    expectRefusal(signOn(await signPartnerToken(gateway, { iat: nowSeconds() - 200, exp: nowSeconds() - 1 })), 'expired'));

  it('too_long_lived, above five minutes, and not at five', async () => {
    await expectRefusal(signOn(await signPartnerToken(gateway, { exp: nowSeconds() + 301 })), 'too_long_lived');
    expect((await signOn(await signPartnerToken(gateway, { exp: nowSeconds() + 300 }))).status).toBe(200);
  });

  it('not_yet_valid, before its nbf, and not where a clock differs by half a minute', async () => {
    await expectRefusal(signOn(await signPartnerToken(gateway, { nbf: nowSeconds() + 31 })), 'not_yet_valid');
    for (const nbf of [nowSeconds(), nowSeconds() + 30])
      expect((await signOn(await signPartnerToken(gateway, { nbf }))).status).toBe(200);
    await expectRefusal(signOn(await signPartnerToken(gateway, { nbf: 'now' })), 'malformed');
  });

  it('wrong_audience, where it was signed for somebody else', async () => {
    for (const aud of ['https://other.test', ['https://other.test', 'Songwai'], [], '', null, 7])
      await expectRefusal(signOn(await signPartnerToken(gateway, { aud })), 'wrong_audience');
    for (const aud of ['songwai', ['https://other.test', 'songwai'], undefined])
      expect((await signOn(await signPartnerToken(gateway, { aud }))).status).toBe(200);
  });

  it.each([['nobody'], ['BAANCHANDRA'], ["' or 1=1 --"]])('unknown_partner, for %s', async (partnerId) =>
    expectRefusal(signOn(await signPartnerToken(gateway), { partnerId }), 'unknown_partner'),
  );

  it('unknown_partner, where the partner is no longer active', async () => {
    await gateway.db.updateTable('partners').set({ is_active: false }).execute();
    await expectRefusal(signOn(await signPartnerToken(gateway)), 'unknown_partner');
    await gateway.db.updateTable('partners').set({ is_active: true }).execute();
  });

  it.each([['abc'], ['a.b.c'], ['..'], ['e30.e30'], ['ไม่ใช่'], ['eyJhbGciOiJIUzI1NiJ9.!!!.!!!']])(
    'malformed, for %s',
    async (token) => expectRefusal(signOn(token), 'malformed'),
  );

  it.each([
    [{ iss: 'another' }],
    [{ sub: undefined }],
    [{ sub: ' ' }],
    [{ sub: 7 }],
    [{ jti: undefined }],
    [{ name: undefined }],
    [{ name: 'x'.repeat(121) }],
    [{ phone: 'call me' }],
    [{ phone: undefined }],
    [{ email: 'nowhere' }],
    [{ iat: undefined }],
    [{ exp: undefined }],
    [{ exp: 'tomorrow' }],
    [{ iat: 4e9, exp: 4e9 + 60 }],
    [{ exp: 1 }],
    [{ name: 'nul \u0000' }],
  ])('malformed, with the claims %j', async (claims) =>
    expectRefusal(signOn(await signPartnerToken(gateway, claims)), 'malformed'),
  );
});

describe('a partner that changes its secret', () => {
  it('signs with either while both live, and with the new one alone after', async () => {
    const fresh = 'the-next-secret-of-the-partner-long-enough';
    const { secret: old } = await gateway.db.selectFrom('partners').select('secret').executeTakeFirstOrThrow();
    await gateway.db.updateTable('partners').set({ secret: fresh, previous_secret: old }).execute();
    expect((await signOn(await signPartnerToken(gateway, {}, fresh))).status).toBe(200);
    expect((await signOn(await signPartnerToken(gateway, {}, old))).status).toBe(200);
    await gateway.db.updateTable('partners').set({ previous_secret: null }).execute();
    await expectRefusal(signOn(await signPartnerToken(gateway, {}, old)), 'bad_signature');
  });
});
