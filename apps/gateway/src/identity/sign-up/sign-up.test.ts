import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@songwai/core/gateway/endpoint';
import { newestLegalVersion } from '@songwai/core/terms/legal-version';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContracts } from '../../../tests/app/contracts.ts';
import { fillPath } from '../../../tests/app/fill-example.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import {
  codeFor,
  companyFields,
  logIn,
  messagesTo,
  newPhone,
  personForm,
  readUser,
  signUp,
  signUpByPhone,
  signUpCustomer,
  verifyEmail,
  verifyPhone,
} from '../../../tests/builders/sign-ups.ts';

const calls = (await readContracts()).map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);
const closed = calls.filter(([, { access, isOpenToUnverified }]) => ['session', 'admin'].includes(access) && !isOpenToUnverified);
const open = calls.filter(([, { isOpenToUnverified }]) => isOpenToUnverified);

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
// Passes the windows of the limits, so that one test's sign-ups do not count for the address in the next.
beforeEach(() => gateway.clock.advanceSeconds(2 * 3_600));

const userOf = (userId: unknown) =>
  gateway.db.selectFrom('users').selectAll().where('id', '=', String(userId)).executeTakeFirstOrThrow();

describe('signing up as a person', () => {
  it('sends a code to the phone, and makes the account once it is entered', async () => {
    const form = personForm({ userName: 'Malee@Example.com', phoneNo: '089-123-4567' });
    const { status, body } = await gateway.post('/signup_mobile', form);
    expect(status).toBe(200);
    expect(body).toMatchObject({ responseCode: 200, userStatus: 'unverified', resendSeconds: 60, codeSeconds: 300 });
    const token = String(body['skToken']);
    expect((await readUser(gateway, token)).body).toMatchObject({ userStatus: 'unverified', userName: '0891234567' });
    expect((await verifyPhone(gateway, token, await codeFor(gateway, '0891234567'))).body).toMatchObject({
      responseCode: 200,
      userStatus: 'active',
      emailToVerify: 'malee@example.com',
    });
    expect((await readUser(gateway, token)).body).toMatchObject({
      userStatus: 'active',
      userName: '0891234567',
      phoneNo: '0891234567',
      confirmPhone: '0891234567',
      userType: 2,
      firstName: 'มาลี',
      countJob: 0,
    });
    expect((await logIn(gateway, '+66 89 123 4567', 'secret_1')).body).toMatchObject({ respCode: 200, userId: body['userId'] });
    expect((await logIn(gateway, 'malee@example.com', 'secret_1')).body).toMatchObject({ respCode: 100 });
    expect((await verifyEmail(gateway, token, await codeFor(gateway, 'malee@example.com'))).body['responseCode']).toBe(200);
    for (const name of ['malee@example.com', '+66 89 123 4567'])
      expect((await logIn(gateway, name, 'secret_1')).body).toMatchObject({ respCode: 200, userId: body['userId'] });
  });

  it('keeps what was chosen with the version of the terms, and where the person came from', async () => {
    const { body } = await signUp(gateway, { pdpaQuestion2: 0, channel: 'app', utm_source: 'line', deviceName: 'iPhone' });
    const userId = String(body['userId']);
    const consents = await gateway.db.selectFrom('consents').selectAll().where('user_id', '=', userId).orderBy('id').execute();
    expect(consents.map(({ kind, is_given, terms_version, channel }) => [kind, is_given, terms_version, channel])).toEqual([
      ['terms', true, newestLegalVersion, 'app'],
      ['promotions', false, newestLegalVersion, 'app'],
    ]);
    const origin = await gateway.db.selectFrom('sign_ups').selectAll().where('user_id', '=', userId).executeTakeFirst();
    expect(origin).toMatchObject({ channel: 'app', origin: { utm_source: 'line', deviceName: 'iPhone' } });
  });

  it('notes no consent that was not given', async () => {
    const { body } = await signUp(gateway, { termsVersion: undefined });
    const userId = String(body['userId']);
    expect(await gateway.db.selectFrom('consents').selectAll().where('user_id', '=', userId).execute()).toEqual([]);
    expect((await readUser(gateway, String(body['skToken']))).body['terms']).toEqual({ version: newestLegalVersion });
  });

  it('is refused with terms that hold no more, and makes no account', async () => {
    const form = personForm({ termsVersion: '2026-01' });
    const { body } = await signUp(gateway, form);
    expect(body).toMatchObject({ responseCode: 409, field: 'termsVersion', terms: { version: newestLegalVersion } });
    expect((await signUp(gateway, { ...form, termsVersion: newestLegalVersion })).body['responseCode']).toBe(200);
  });

  it('remembers the friend whose code was given, and does not mind a code that nobody has', async () => {
    const friend = await gateway.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'demo@songwai.test')
      .executeTakeFirstOrThrow();
    const { body } = await signUp(gateway, { referenceId: friend.refer_code.toLowerCase() });
    expect((await userOf(body['userId'])).referred_by).toBe(friend.id);
    const other = await signUp(gateway, { referenceId: 'NOBODY99' });
    expect(other.body['responseCode']).toBe(200);
    expect((await userOf(other.body['userId'])).referred_by).toBeNull();
  });

  it.each([
    [{ phoneNo: '12345' }, 'phoneNo', /Thai number/],
    [{ phoneNo: '021234567' }, 'phoneNo', /mobile/],
    [{ password: 'short' }, 'password', /6 to 15/],
    [{ password: 'กขคงจฉช' }, 'password', /6 to 15/],
    [{ password: undefined }, 'password', /password/i],
    [{ userName: 'malee@' }, 'userName', /e-mail/],
    [{ userName: '0811111111' }, 'userName', /same number/],
    [{ ...companyFields, companyTaxId: '1234567890123' }, 'companyTaxId', /tax id/i],
    [{ ...companyFields, companyName: ' ' }, 'companyName', /company/i],
    [{ ...companyFields, firstName: undefined }, 'firstName', /name/i],
  ])('names what is wrong with %j', async (fields, field, text) => {
    const { body } = await signUp(gateway, fields);
    expect(body).toMatchObject({ responseCode: 422, field });
    expect(body['responseDesc']).toMatch(text);
    expect((await signUp(gateway, { ...fields, lang: 'th' })).body['responseDesc']).toMatch(/[ก-๙]/);
  });

  it('makes one account of one guid, also when both calls come at the same moment', async () => {
    const form = personForm();
    const [first, second] = await Promise.all([gateway.post('/signup_mobile', form), gateway.post('/signup_mobile', form)]);
    const again = await gateway.post('/signup_mobile', form);
    expect(new Set([first, second, again].map(({ body }) => body['userId'])).size).toBe(1);
    expect(await messagesTo(gateway, form.phoneNo)).toHaveLength(1);
    for (const { body } of [first, second, again])
      expect((await readUser(gateway, String(body['skToken']))).body['responseCode']).toBe(200);
  });

  it('gives nobody in who knows the guid but not the password', async () => {
    const form = personForm();
    await gateway.post('/signup_mobile', form);
    const other = await gateway.post('/signup_mobile', { ...form, password: 'guess_1' });
    expect(other.body).toMatchObject({ responseCode: 409, field: 'guid' });
    expect(other.body['skToken']).toBeUndefined();
  });
});

describe('signing up as a company', () => {
  it('keeps the company, with an id of its own', async () => {
    const company = await signUpCustomer(gateway, companyFields);
    const other = await signUpCustomer(gateway, companyFields);
    const { body } = await readUser(gateway, company.token);
    expect(body).toMatchObject({
      userType: 1,
      companyName: 'บริษัท มาลีการค้า จำกัด',
      companyTaxId: '0105500000003',
      companyVerified: false,
      invoiceEnabled: false,
    });
    expect(body['companyId']).toMatch(/^C\d{7}$/);
    expect((await readUser(gateway, other.token)).body['companyId']).not.toBe(body['companyId']);
  });
});

describe('two people who want the same phone', () => {
  it('get it one of them: the other is told once the phone is proven to be theirs', async () => {
    const phoneNo = newPhone();
    const forms = [personForm({ phoneNo }), personForm({ phoneNo })];
    const answers = await Promise.all(forms.map((form) => gateway.post('/signup_mobile', form)));
    expect(answers.map(({ body }) => body['responseCode'])).toEqual([200, 200]);
    const codes = (await messagesTo(gateway, phoneNo)).map(({ body }) => /\d{4}/.exec(body ?? '')?.[0] ?? '');
    const tokens = answers.map(({ body }) => String(body['skToken']));
    // The messages do not say which sign-up they belong to, so both codes are tried with both tokens.
    const tries = await Promise.all(tokens.flatMap((token) => codes.map((code) => verifyPhone(gateway, token, code))));
    const outcomes = tries.map(({ body }) => body['responseCode']).filter((code) => code !== 422);
    expect(outcomes.filter((code) => code === 409)).toHaveLength(1);
    expect(outcomes.filter((code) => code === 200).length).toBeGreaterThan(0);
    const owners = await gateway.db.selectFrom('users').select('id').where('phone', '=', phoneNo).execute();
    expect(owners).toHaveLength(1);
    expect(answers.map(({ body }) => body['userId'])).toContain(owners[0]?.id);
  });

  it('and the same e-mail: the second signs in by phone, and the mail tells the first', async () => {
    const userName = `same-${randomUUID().slice(0, 8)}@example.com`;
    await signUpCustomer(gateway, { userName });
    const second = await signUpByPhone(gateway, { userName });
    expect((await readUser(gateway, second.token)).body['userName']).toBe(second.phoneNo);
    expect((await messagesTo(gateway, userName)).map(({ purpose }) => purpose)).toEqual([
      ...['verifyEmail', 'welcome', 'accountExists'],
    ]);
  });
});

describe('before the code is entered', () => {
  it('a session may verify, ask for a code, read its user and sign out, and nothing else', async () => {
    const { body } = await signUp(gateway);
    const token = String(body['skToken']);
    expect((await gateway.post('/create_job', { lang: 'en' }, { token })).body).toEqual({
      responseCode: 102,
      responseDesc: 'Please verify your phone first, with the code that we sent to it.',
    });
    expect((await gateway.post('/logout', {}, { token })).body['responseCode']).toBe(200);
    expect((await readUser(gateway, token)).body['responseCode']).toBe(133);
  });

  it('a sign-in answers 102 with a token that can be verified', async () => {
    const form = personForm();
    await gateway.post('/signup_mobile', form);
    expect((await logIn(gateway, form.userName, 'guess_1')).body).toMatchObject({ respCode: 100 });
    const { body } = await logIn(gateway, form.userName, 'secret_1');
    expect(body).toMatchObject({ respCode: 102, userStatus: 'unverified' });
    expect((await verifyPhone(gateway, String(body['skToken']), await codeFor(gateway, form.phoneNo))).body['responseCode']).toBe(
      200,
    );
    expect((await logIn(gateway, form.phoneNo, 'secret_1')).body['respCode']).toBe(200);
  });
});

describe('a gateway without a Facebook app', () => {
  it('says so, signing in and up', async () => {
    const fields = { facebookId: 'fb-1', facebookTokenId: 'good', lang: 'en' };
    const text = 'Sign-in with Facebook is not available here. Please use your email or phone number.';
    expect((await gateway.post('/login', fields)).body).toEqual({ respCode: 422, respDesc: text, field: 'facebookTokenId' });
    const { body } = await signUp(gateway, { ...fields, password: undefined });
    expect(body).toEqual({ responseCode: 422, responseDesc: text, field: 'facebookTokenId' });
  });
});

let waiting: string;
const ask = async (endpoint: Endpoint) => {
  const { method, example } = endpoint;
  const path = fillPath(endpoint, {});
  if (method === 'POST') return gateway.post(path, example, { token: waiting });
  return gateway.get(path, Object.fromEntries(Object.entries(example).map(([name, value]) => [name, String(value)])), {
    token: waiting,
  });
};

describe('a session whose phone is not verified', () => {
  beforeAll(async () => {
    waiting = String((await signUp(gateway)).body['skToken']);
  });

  it.each(closed)('is told so by %s, and nothing else', async (_name, endpoint) => {
    const { status, body } = await ask(endpoint);
    expect(status).toBe(200);
    expect(body['responseCode']).toBe(102);
    expect(Object.keys(body).sort()).toEqual(['responseCode', 'responseDesc']);
  });

  it('may do what signing up needs, and no more', () => {
    expect(open.map(([name]) => name).sort()).toEqual([
      'POST /logout',
      'POST /resend_verify_code',
      'POST /userInfo',
      'POST /verify_code',
    ]);
  });

  it('is a visitor where anyone may call', async () => {
    const { body } = await gateway.post(
      '/signup_mobile',
      { ...calls.find(([name]) => name === 'POST /signup_mobile')?.[1].example },
      { token: waiting },
    );
    expect(body['responseCode']).toBe(200);
    expect(body['skToken']).not.toBe(waiting);
  });
});
