import { randomUUID } from 'node:crypto';
import { fetchConsents } from '@songwai/core/profile/profile-calls';
import { fetchUser } from '@songwai/core/sessions/calls';
import { newestLegalVersion } from '@songwai/core/terms/legal-version';
import { termsToAccept } from '@songwai/core/terms/terms';
import { acceptTerms } from '@songwai/core/terms/terms-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContracts } from '../../tests/app/contracts.ts';
import { fillPath } from '../../tests/app/fill-example.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { plainOrder } from '../../tests/builders/order.ts';
import { signOn } from '../../tests/builders/partners.ts';
import { signInAdmin } from '../../tests/builders/sessions.ts';
import { logIn, readUser, signUpCustomer } from '../../tests/builders/sign-ups.ts';
import { connectClient } from '../../tests/harness/connect-client.ts';

let gateway: Gateway;
let admin = '';
beforeAll(async () => {
  gateway = await createGateway();
  ({ token: admin } = await signInAdmin(gateway));
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advanceSeconds(2 * 3_600));

/** Sets the version as an operator does. */
const setVersion = async (version: string) => {
  await gateway.db
    .updateTable('app_settings')
    .set({ value: sql`to_jsonb(${version}::text)` })
    .where('name', '=', 'termsVersion')
    .execute();
  await gateway.app.settle();
};
const publishPartners = (th: string) =>
  gateway.post('/admin/partner/terms', { partnerId: 'baanchandra', termsTh: th, termsEn: th }, { token: admin });
const accept = (token: string, body: object) => gateway.post('/pdpa/terms', { ...body, lang: 'en' }, { token });
const termsOf = async (token: string) => (await readUser(gateway, token)).body['terms'];
const signGuestOn = async () => {
  const { body } = await signOn(gateway);
  return { token: String(body['skToken']), userId: String(body['userId']), terms: body['terms'] };
};
const currentPartnerTerms = () =>
  gateway.db
    .selectFrom('partner_terms')
    .select('version')
    .where('partner_id', '=', 'baanchandra')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
const historyOf = (userId: string) =>
  gateway.db
    .selectFrom('consents')
    .select(['kind', 'terms_version', 'partner_id', 'channel'])
    .where('user_id', '=', userId)
    .where('kind', '<>', 'promotions')
    .orderBy('id')
    .execute();

describe('a new version of the terms', () => {
  it('is seen at the next sign-in, accepted once, and what was accepted before stays', async () => {
    const { token, userId, phoneNo } = await signUpCustomer(gateway);
    expect(await termsOf(token)).toEqual({ version: newestLegalVersion, acceptedVersion: newestLegalVersion });
    await setVersion('2026-12');
    expect((await logIn(gateway, phoneNo, 'secret_1')).body['terms']).toEqual({
      version: '2026-12',
      acceptedVersion: newestLegalVersion,
    });
    expect((await gateway.get('/init_data_v3')).body['appData']).toMatchObject({ termsVersion: '2026-12' });

    const answers = await Promise.all([1, 2].map(() => accept(token, { termsVersion: '2026-12', channel: 'app' })));
    for (const { body } of answers)
      expect(body).toMatchObject({ responseCode: 200, terms: { version: '2026-12', acceptedVersion: '2026-12' } });
    expect(await historyOf(userId)).toEqual([
      { kind: 'terms', terms_version: newestLegalVersion, partner_id: null, channel: 'web' },
      { kind: 'terms', terms_version: '2026-12', partner_id: null, channel: 'app' },
    ]);
    await setVersion(newestLegalVersion);
  });

  it('is not accepted by who has read another one', async () => {
    const { token, userId } = await signUpCustomer(gateway);
    for (const termsVersion of ['2025-01', '2099-01'])
      expect((await accept(token, { termsVersion })).body).toMatchObject({
        responseCode: 409,
        terms: { version: newestLegalVersion, acceptedVersion: newestLegalVersion },
      });
    expect((await accept(token, {})).body).toMatchObject({ responseCode: 422, field: 'termsVersion' });
    expect((await accept(token, { partnerTermsVersion: 1 })).body).toMatchObject({
      responseCode: 422,
      field: 'partnerTermsVersion',
    });
    expect(await historyOf(userId)).toHaveLength(1);
  });
});

describe('an account that has not accepted', () => {
  const refused = (version = newestLegalVersion) => ({
    responseCode: 428,
    responseDesc:
      'This is mandatory. You will be unable to use the service unless you accept the privacy policy, terms and conditions.',
    terms: { version },
  });
  const book = (token: string, guid = randomUUID()) => gateway.post('/create_job', plainOrder({ guid, lang: 'en' }), { token });

  it('signs in and reads, books only after it has accepted, and then the same booking goes through', async () => {
    const { phoneNo } = await signUpCustomer(gateway, { termsVersion: undefined });
    const { body } = await logIn(gateway, phoneNo, 'secret_1');
    const token = String(body['skToken']);
    expect(body['terms']).toEqual({ version: newestLegalVersion });
    expect((await gateway.post('/get_current_job', {}, { token })).body['responseCode']).toBe(200);
    expect((await gateway.post('/estimate_price', plainOrder(), { token })).body['responseCode']).toBe(200);

    const guid = randomUUID();
    expect((await book(token, guid)).body).toEqual(refused());
    expect((await gateway.post('/get_current_job', {}, { token })).body['jobs']).toEqual([]);
    await accept(token, { termsVersion: newestLegalVersion, question2: 0 });
    expect((await book(token, guid)).body).toMatchObject({ responseCode: 200 });
  });

  it('is not invited into a company until it has accepted', async () => {
    const { token } = await signUpCustomer(gateway, { termsVersion: undefined });
    const join = () => gateway.post('/v2/department/join', { token: 'x'.repeat(40), lang: 'en' }, { token });
    expect((await join()).body).toEqual(refused());
    await accept(token, { termsVersion: newestLegalVersion });
    expect((await join()).body['responseCode']).toBe(404);
  });

  it('is asked before every call that orders or pays, and before none that reads or undoes', async () => {
    const { token } = await signUpCustomer(gateway, { termsVersion: undefined });
    const codes = await Promise.all(
      (await readContracts())
        .filter(({ access, method }) => access === 'session' && method === 'POST')
        .filter(
          ({ path, permit, needsTerms }) => permit === 'order' || permit === 'pay' || needsTerms || path === '/list_location',
        )
        .map(async (endpoint) => {
          const answer = await gateway.post(fillPath(endpoint, {}), endpoint.example, { token });
          return [endpoint.path, answer.body['responseCode'] === 428] as const;
        }),
    );
    const asked = codes.filter(([, isAsked]) => isAsked).map(([path]) => path);
    expect(asked.toSorted()).toEqual([
      ...['/bulk', '/bulk/:bulkId/continue'],
      ...[
        ...['add_card_to_customer', 'charge_invoice', 'create_customer', 'delete_card'],
        ...[
          'pay_invoice_via_bill_payment',
          'pay_invoice_via_internetbanking',
          'set_default_card',
          'update_card',
          'update_customer',
        ],
      ].map((name) => `/cc_omise_${name}`),
      '/create_job',
      '/create_new_job',
      '/fullday/api/v1/create_job',
      '/fullday/api/v1/quotation',
      '/fullday/api/v1/quotation/:quotationNo/accept',
      ...['/job/:jobId/change', '/job/:jobId/pay', '/job/:jobId/search/add_price', '/job/:jobId/tip', '/payment/open/pay'],
      ...['/recurring', '/recurring/:recurringId/change'],
      '/v2/department/join',
      ...['/wallet/bank_account', '/wallet/packages/pay', '/wallet/payout', '/wallet/redeem'],
    ]);
    expect(codes.map(([path]) => path)).toEqual(expect.arrayContaining(['/cancel_job', '/list_location', '/slip/remove']));
  });

  it('is asked again where a newer version is in force, and what was answered about promotions is noted with it', async () => {
    const { token, userId } = await signUpCustomer(gateway);
    await setVersion('2026-12');
    expect((await book(token)).body).toEqual({
      ...refused(),
      terms: { version: '2026-12', acceptedVersion: newestLegalVersion },
    });
    await accept(token, { termsVersion: '2026-12', question2: 1 });
    expect((await book(token)).body).toMatchObject({ responseCode: 200 });
    const stored = await gateway.db.selectFrom('consents').selectAll().where('user_id', '=', userId).orderBy('id').execute();
    expect(stored.map(({ kind, is_given, terms_version }) => [kind, is_given, terms_version])).toEqual([
      ['terms', true, newestLegalVersion],
      ['terms', true, '2026-12'],
      ['promotions', true, '2026-12'],
    ]);
    await setVersion(newestLegalVersion);
  });
});

describe('a guest of a partner', () => {
  it('is told at the sign-on what it never accepted, and accepts our terms and the partner’s', async () => {
    const { token, userId, terms } = await signGuestOn();
    expect(terms).toEqual({ version: newestLegalVersion, partnerVersion: 1 });
    // One of the two versions is outdated, so neither acceptance is recorded.
    await publishPartners('ข้อกำหนดฉบับที่สอง');
    const stale = await accept(token, { termsVersion: newestLegalVersion, partnerTermsVersion: 1 });
    expect(stale.body).toMatchObject({ responseCode: 409, terms: { partnerVersion: 2 } });
    expect(await historyOf(userId)).toEqual([]);

    expect((await accept(token, { termsVersion: newestLegalVersion, partnerTermsVersion: 2 })).body['responseCode']).toBe(200);
    const accepted = {
      version: newestLegalVersion,
      acceptedVersion: newestLegalVersion,
      partnerVersion: 2,
      partnerAcceptedVersion: 2,
    };
    expect(await termsOf(token)).toEqual(accepted);
    expect((await signGuestOn()).terms).toEqual(accepted);
    await publishPartners('ข้อกำหนดฉบับที่สาม');
    expect(await termsOf(token)).toEqual({ ...accepted, partnerVersion: 3 });
    expect((await historyOf(userId)).map(({ kind, terms_version, partner_id }) => [kind, terms_version, partner_id])).toEqual([
      ['terms', newestLegalVersion, null],
      ['partnerTerms', '2', 'baanchandra'],
    ]);
  });
});

describe('the client', () => {
  it('asks what is still to be accepted, accepts it and reads the history', async () => {
    const { token, userId } = await signGuestOn();
    const transport = await connectClient(gateway, () => token);
    const { terms } = await fetchUser(transport, token);
    if (terms === undefined) return expect.fail('the gateway answers no terms');
    expect(termsToAccept(terms)).toEqual({ own: false, partners: true });
    const status = await acceptTerms(transport, { partnerTermsVersion: terms.partner?.version ?? 0 });
    expect(termsToAccept(status)).toEqual({ own: false, partners: false });
    const [newest] = await fetchConsents(transport, userId);
    expect(newest).toMatchObject({ kind: 'partnerTerms', termsVersion: '3', partnerId: 'baanchandra', isGiven: true });
    await expect(acceptTerms(transport, { termsVersion: 'old' })).rejects.toMatchObject({ code: 409 });
  });
});

describe('a guest who books', () => {
  it('has accepted our terms and the partner’s', async () => {
    const { token } = await signGuestOn();
    const book = async () => (await gateway.post('/create_job', plainOrder({ guid: randomUUID() }), { token })).body;
    const { version } = await currentPartnerTerms();
    await publishPartners('ข้อกำหนดฉบับที่สี่');
    await accept(token, { termsVersion: newestLegalVersion });
    expect(await book()).toMatchObject({ responseCode: 428, terms: { partnerVersion: version + 1 } });
    await accept(token, { partnerTermsVersion: version + 1 });
    expect(await book()).toMatchObject({ responseCode: 200 });
  });
});
