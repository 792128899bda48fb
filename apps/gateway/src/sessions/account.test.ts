import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer, setStatus } from '../../tests/builders/customers.ts';
import { daySeconds } from '../../tests/builders/fake-clock.ts';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { countSessions, signInByPassword } from '../../tests/builders/sessions.ts';
import type { Identify } from '../identity/identify.ts';
import { createKnownPlaces } from '../identity/limits/known-places.ts';
import { replacePassword } from '../identity/passwords/password-queries.ts';
import { findUser } from '../identity/queries.ts';
import { systemRandom } from '../platform/deps.ts';
import { createAccountService } from './service.ts';
import { createSessionReader } from './session-reader.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
// Passes the window of the sign-in limit, so that failures of one test do not count in the next.
beforeEach(() => gateway.clock.advanceSeconds(16 * 60));

const login = (userName: string, password: string, lang = 'en') => gateway.post('/login', { userName, password, lang });

describe('signing in', () => {
  it.each([
    ['demo@songwai.test'],
    ['Demo@Songwai.TEST'],
    ['  demo@songwai.test '],
    ['0812345678'],
    ['081-234-5678'],
    ['081 234 5678'],
    ['(081) 234-5678'],
    ['+66 81 234 5678'],
    ['66812345678'],
    ['+66-81-234-5678'],
    ['+66 (0)81 234 5678'],
    ['0066812345678'],
    ['081.234.5678'],
    ['081-234 5678'],
    ['๐๘๑ ๒๓๔ ๕๖๗๘'],
  ])('works with %s', async (userName) => {
    const { status, body } = await login(userName, 'demo1234');
    expect(status).toBe(200);
    expect(body).toMatchObject({ respCode: 200, respDesc: 'Signed in', userName: 'demo@songwai.test', phoneNo: '0812345678' });
    expect(body['skToken']).toMatch(/^[\w-]{43}$/);
  });

  it('answers a wrong password, an unknown e-mail and an unknown phone alike, and tells nothing else', async () => {
    const answers = [
      await login('demo@songwai.test', 'demo12345'),
      await login('nobody@songwai.test', 'demo1234'),
      await login('0899999999', 'demo1234'),
      await login('0812345678', 'DEMO1234'),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({
        respCode: 100,
        respDesc: 'Wrong email, phone number or password. If your email is not confirmed yet, use your phone number.',
      });
    }
  });

  it('answers 132 to a suspended user who knows the password, and 100 to one who does not', async () => {
    await setStatus(gateway, 'company@songwai.test', 'suspended');
    expect((await login('company@songwai.test', 'demo1234')).body['respCode']).toBe(132);
    expect((await login('company@songwai.test', 'guess')).body['respCode']).toBe(100);
    await setStatus(gateway, 'company@songwai.test', 'active');
  });

  it('answers 100 to a removed user', async () => {
    await addCustomer(gateway, { email: 'gone@songwai.test' });
    await setStatus(gateway, 'gone@songwai.test', 'removed');
    expect((await login('gone@songwai.test', 'demo1234')).body['respCode']).toBe(100);
  });

  it('asks for the password by its name, and says where there is no sign-in with Facebook', async () => {
    const missing = await gateway.post('/login', { userName: 'demo@songwai.test', lang: 'en' });
    expect(missing).toMatchObject({ status: 400, body: { respCode: 400, field: 'password' } });
    const social = await gateway.post('/login', { userName: 'x', facebookId: '1', facebookTokenId: 't' });
    expect(social).toMatchObject({ status: 200, body: { respCode: 422, field: 'facebookTokenId' } });
  });

  it('stops guesses at one account after ten, also those with the right password, and lets the others in', async () => {
    for (let guess = 0; guess < 10; guess++) expect((await login('admin@songwai.test', 'guess')).body['respCode']).toBe(100);
    const limited = await login('admin@songwai.test', 'demo1234');
    expect(limited).toMatchObject({ status: 429, body: { respCode: 429 } });
    const wait = Number(limited.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect((await login('demo@songwai.test', 'demo1234')).body['respCode']).toBe(200);
    gateway.clock.advanceSeconds(wait);
    expect((await login('admin@songwai.test', 'demo1234')).body['respCode']).toBe(200);
  });

  it('stops guesses at one account that come at the same moment', async () => {
    const guesses = await Promise.all(Array.from({ length: 16 }, () => login('0823456789', 'guess')));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  it('stops one address that tries its way through many accounts', async () => {
    const tries = Array.from({ length: 101 }, (_, index) => `nobody-${index}@songwai.test`);
    const codes = [];
    for (const name of tries) codes.push((await login(name, 'guess')).status);
    expect(codes.slice(0, 100).every((code) => code === 200)).toBe(true);
    expect(codes[100]).toBe(429);
  }, 60_000);
});

describe('a session', () => {
  it('shows its user, with balance and credit as baht', async () => {
    const token = await signInByPassword(gateway, 'company@songwai.test');
    const { body } = await gateway.post('/userInfo', {}, { token });
    expect(body).toMatchObject({
      responseCode: 200,
      userName: 'company@songwai.test',
      userType: 1,
      companyName: 'บริษัท บางนาเทรดดิ้ง จำกัด',
      channel: 'web',
      skToken: token,
      songwaiWallet: 5000,
      freeCredit: 0,
      countJob: 0,
      userStatus: 'active',
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password|token_hash/i);
  });

  it('ends with the sign-out, and only this one', async () => {
    const [mine, other] = [await signInByPassword(gateway), await signInByPassword(gateway)];
    expect((await gateway.post('/logout', {}, { token: mine })).body['responseCode']).toBe(200);
    const after = await gateway.post('/userInfo', { lang: 'en' }, { token: mine });
    expect(after.body).toEqual({ responseCode: 133, responseDesc: 'You have been signed out. Please sign in again.' });
    expect((await gateway.post('/userInfo', {}, { token: other })).body['responseCode']).toBe(200);
  });

  it('is not opened by a password that was changed while it was checked', async () => {
    const { db, clock } = gateway;
    const { userId } = await addCustomer(gateway);
    const overtaken: Identify = async () => {
      const user = await findUser(db, userId);
      await replacePassword(db, { userId, hash: 'another' });
      return user ?? expect.unreachable();
    };
    const sessions = createSessionReader({ db, clock, freshness: { copiesOf: (_topic, { load }) => load } });
    const places = createKnownPlaces({ db, clock });
    const accounts = createAccountService({ db, clock, random: systemRandom, identify: overtaken, sessions, places });
    const request = { userName: 'x', password: 'demo1234', facebook: null, line: null, code: undefined, language: 'en' } as const;
    const place = { address: '127.0.0.1', device: 'D'.repeat(43), isNewDevice: true };
    const opening = { channel: 'web', device: { name: '', version: '' }, place };
    const before = await accounts.listSessions(userId);
    await expect(accounts.login({ ...request, ...opening })).rejects.toMatchObject({ details: { code: 100 } });
    expect(await accounts.listSessions(userId)).toEqual(before);
  });

  it('lives as long as it is used, and ends after 30 idle days', async () => {
    const token = await signInByPassword(gateway);
    for (let month = 0; month < 3; month++) {
      gateway.clock.advanceSeconds(29 * daySeconds);
      expect((await gateway.post('/userInfo', {}, { token })).body['responseCode']).toBe(200);
    }
    gateway.clock.advanceSeconds(30 * daySeconds + 1);
    expect((await gateway.post('/userInfo', {}, { token })).body['responseCode']).toBe(130);
  });

  it('is stored as a hash only, and so is the password', async () => {
    const token = await signInByPassword(gateway);
    const rows = await gateway.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await countSessions(gateway, token)).toBe(1);
    const users = await gateway.db.selectFrom('users').select('password_hash').where('email', 'is not', null).execute();
    for (const { password_hash } of users) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
