import { fetchUser } from '@songwai/core/account/calls';
import { fetchConsents } from '@songwai/core/account/profile-calls';
import { termsToAccept } from '@songwai/core/account/terms';
import { acceptTerms } from '@songwai/core/account/terms-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { partnerOrigin } from '../app/app-world.ts';
import { openSession, userIdOf } from '../app/open-session.ts';
import { connectClient } from '../harness/connect-client.ts';
import { type AccountWorld, createAccountWorld } from './account-world.ts';

let world: AccountWorld;
let admin = '';
beforeAll(async () => {
  world = await createAccountWorld();
  admin = await openSession(world, await userIdOf(world, 'admin@songwai.test'));
});
afterAll(() => world.close());
beforeEach(() => world.clock.advanceSeconds(2 * 3_600));

/** As an operator does it. */
const setVersion = (version: string) =>
  world.db
    .updateTable('app_settings')
    .set({ value: sql`to_jsonb(${version}::text)` })
    .where('name', '=', 'termsVersion')
    .execute();
const publishPartners = (th: string) =>
  world.post('/admin/partner/terms', { partnerId: 'baanchandra', termsTh: th, termsEn: th }, { token: admin });
const accept = (token: string, body: object) => world.post('/pdpa/terms', { ...body, lang: 'en' }, { token });
const termsOf = async (token: string) => (await world.userInfo(token)).body['terms'];
const signOn = async () => {
  const { body } = await world.post(
    '/signon',
    { partnerId: 'baanchandra', token: await world.signPartnerToken() },
    { origin: partnerOrigin },
  );
  return { token: String(body['skToken']), userId: String(body['userId']), terms: body['terms'] };
};
const historyOf = (userId: string) =>
  world.db
    .selectFrom('consents')
    .select(['kind', 'terms_version', 'partner_id', 'channel'])
    .where('user_id', '=', userId)
    .where('kind', '<>', 'promotions')
    .orderBy('id')
    .execute();

describe('a new version of the terms', () => {
  it('is seen at the next sign-in, accepted once, and what was accepted before stays', async () => {
    const { token, userId, phoneNo } = await world.addCustomer();
    expect(await termsOf(token)).toEqual({ version: '2026-01', acceptedVersion: '2026-01' });
    await setVersion('2026-12');
    expect((await world.login(phoneNo, 'secret_1')).body['terms']).toEqual({ version: '2026-12', acceptedVersion: '2026-01' });
    expect((await world.get('/init_data_v3')).body['appData']).toMatchObject({ termsVersion: '2026-12' });

    const answers = await Promise.all([1, 2].map(() => accept(token, { termsVersion: '2026-12', channel: 'app' })));
    for (const { body } of answers)
      expect(body).toMatchObject({ responseCode: 200, terms: { version: '2026-12', acceptedVersion: '2026-12' } });
    expect(await historyOf(userId)).toEqual([
      { kind: 'terms', terms_version: '2026-01', partner_id: null, channel: 'web' },
      { kind: 'terms', terms_version: '2026-12', partner_id: null, channel: 'app' },
    ]);
    await setVersion('2026-01');
  });

  it('is not accepted by who has read another one', async () => {
    const { token, userId } = await world.addCustomer();
    for (const termsVersion of ['2025-01', '2099-01'])
      expect((await accept(token, { termsVersion })).body).toMatchObject({
        responseCode: 409,
        terms: { version: '2026-01', acceptedVersion: '2026-01' },
      });
    expect((await accept(token, {})).body).toMatchObject({ responseCode: 422, field: 'termsVersion' });
    expect((await accept(token, { partnerTermsVersion: 1 })).body).toMatchObject({
      responseCode: 422,
      field: 'partnerTermsVersion',
    });
    expect(await historyOf(userId)).toHaveLength(1);
  });
});

describe('a guest of a partner', () => {
  it('is told at the sign-on what it never accepted, and accepts our terms and the partner’s', async () => {
    const { token, userId, terms } = await signOn();
    expect(terms).toEqual({ version: '2026-01', partnerVersion: 1 });
    // Of two versions one is old: nothing is noted.
    await publishPartners('ข้อกำหนดฉบับที่สอง');
    const stale = await accept(token, { termsVersion: '2026-01', partnerTermsVersion: 1 });
    expect(stale.body).toMatchObject({ responseCode: 409, terms: { partnerVersion: 2 } });
    expect(await historyOf(userId)).toEqual([]);

    expect((await accept(token, { termsVersion: '2026-01', partnerTermsVersion: 2 })).body['responseCode']).toBe(200);
    const accepted = { version: '2026-01', acceptedVersion: '2026-01', partnerVersion: 2, partnerAcceptedVersion: 2 };
    expect(await termsOf(token)).toEqual(accepted);
    expect((await signOn()).terms).toEqual(accepted);
    await publishPartners('ข้อกำหนดฉบับที่สาม');
    expect(await termsOf(token)).toEqual({ ...accepted, partnerVersion: 3 });
    expect((await historyOf(userId)).map(({ kind, terms_version, partner_id }) => [kind, terms_version, partner_id])).toEqual([
      ['terms', '2026-01', null],
      ['partnerTerms', '2', 'baanchandra'],
    ]);
  });
});

describe('the client', () => {
  it('asks what is still to be accepted, accepts it and reads the history', async () => {
    const { token, userId } = await signOn();
    const transport = await connectClient(world, () => token);
    const { terms } = await fetchUser(transport, token);
    if (terms === undefined) return expect.fail('the gateway answers no terms');
    expect(termsToAccept(terms)).toEqual({ own: false, partners: true });
    const standing = await acceptTerms(transport, { partnerTermsVersion: terms.partner?.version ?? 0 });
    expect(termsToAccept(standing)).toEqual({ own: false, partners: false });
    const [newest] = await fetchConsents(transport, userId);
    expect(newest).toMatchObject({ kind: 'partnerTerms', termsVersion: '3', partnerId: 'baanchandra', isGiven: true });
    await expect(acceptTerms(transport, { termsVersion: 'old' })).rejects.toMatchObject({ code: 409 });
  });
});
