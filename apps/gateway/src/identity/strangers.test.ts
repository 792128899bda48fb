import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import {
  logIn,
  messagesTo,
  newPhone,
  readUser,
  signUp,
  signUpByPhone,
  signUpCustomer,
  verifyPhone,
} from '../../tests/builders/sign-ups.ts';
import type { Answer } from '../../tests/builders/typed-call.ts';
import { hashPassword } from './passwords/passwords.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advanceSeconds(25 * 3_600));

/** The part of an answer that a stranger could compare: everything except values that are random or vary anyway. */
const seen = ({ status, headers, body }: Answer) => {
  const {
    'x-request-id': _id,
    'set-cookie': _device,
    date: _date,
    'x-ratelimit-remaining': _left,
    'x-ratelimit-reset': _reset,
    ...shown
  } = headers;
  const { skToken, userId, ...fields } = body;
  return JSON.stringify({ status, shown, lengths: [String(skToken).length, String(userId).length], fields });
};

/** Makes the same request for a name with an account and for one without, and expects equal answers. */
async function expectNoDifference(ask: (name: { email: string; phone: string }) => Promise<Answer>): Promise<void> {
  const known = await ask({ email: 'demo@songwai.test', phone: '0812345678' });
  const unknown = await ask({ email: 'nobo@songwai.test', phone: newPhone() });
  expect(seen(known)).toBe(seen(unknown));
}

const phoneSignUp = (phoneNo: string, email?: string) =>
  signUp(gateway, { phoneNo, userName: email ?? phoneNo, password: 'secret_9', firstName: undefined, lastName: undefined });

describe('a stranger cannot tell whether a name has an account', () => {
  it('by signing up', async () => {
    await expectNoDifference(({ phone }) => phoneSignUp(phone));
    await expectNoDifference(({ email }) => phoneSignUp(newPhone(), email));
  });

  it('by what the session of the sign-up sees and may do', async () => {
    await expectNoDifference(async ({ phone }) => {
      const { body } = await phoneSignUp(phone);
      const answer = await readUser(gateway, String(body['skToken']));
      const { phoneNo: _phone, confirmPhone: _confirm, userName: _name, referCode: _code, ...others } = answer.body;
      const { deviceId: _device, ...rest } = others;
      return { ...answer, headers: {}, body: rest };
    });
    await expectNoDifference(async ({ phone }) => {
      const { body } = await phoneSignUp(phone);
      const token = String(body['skToken']);
      const tries = [];
      for (let guess = 0; guess < 6; guess += 1) tries.push(seen(await verifyPhone(gateway, token, `000${guess}`)));
      gateway.clock.advanceSeconds(60);
      const again = seen(await gateway.post('/resend_verify_code', {}, { token }));
      return { status: 200, headers: {}, body: { tries, again } };
    });
  });

  it('by signing in with the password of that sign-up', async () => {
    await expectNoDifference(async ({ phone }) => {
      await phoneSignUp(phone);
      const { body, ...rest } = await logIn(gateway, phone, 'secret_9');
      return { ...rest, headers: {}, body: { respCode: body['respCode'], respDesc: body['respDesc'] } };
    });
  });

  it('even with the very code: none is right for a phone that is taken', async () => {
    const { body } = await phoneSignUp('0812345678');
    const userId = String(body['userId']);
    expect((await messagesTo(gateway, '0812345678')).at(-1)?.body).not.toMatch(/\b\d{4}\b/);
    const code_hash = await hashPassword('4821');
    await gateway.db.updateTable('one_time_codes').set({ code_hash }).where('subject', '=', userId).execute();
    expect((await verifyPhone(gateway, String(body['skToken']), '4821')).body).toMatchObject({
      responseCode: 422,
      field: 'verifyCode',
    });
  });

  it('by asking for a new password, by e-mail or phone, once or twice', async () => {
    const forget = (name: string) => gateway.get(`/forgetPassword/${encodeURIComponent(name)}/web`, { lang: 'en' });
    await expectNoDifference(({ email }) => forget(email));
    await expectNoDifference(({ email }) => forget(email));
    await expectNoDifference(({ phone }) => forget(phone));
  });

  it('by how long it takes: a code is drawn, hashed and stored for a name that nobody has', async () => {
    const name = 'nobody-at-all@songwai.test';
    await gateway.get(`/forgetPassword/${name}/web`);
    const codes = await gateway.db.selectFrom('one_time_codes').select('code_hash').where('purpose', '=', 'password').execute();
    expect(codes).toContainEqual({ code_hash: expect.stringMatching(/^\$argon2id\$/) });
    expect(await messagesTo(gateway, name)).toEqual([]);
    expect(JSON.stringify(await gateway.db.selectFrom('one_time_codes').selectAll().execute())).not.toContain('nobody');
  });

  it('by asking for a new password until it is too often', async () => {
    await expectNoDifference(async ({ email }) => {
      gateway.clock.advanceSeconds(2 * 3_600);
      const statuses = [];
      for (let asked = 0; asked < 6; asked += 1) {
        gateway.clock.advanceSeconds(61);
        statuses.push(seen(await gateway.get(`/forgetPassword/${email}/web`, { lang: 'en' })));
      }
      expect(statuses.at(-1)).toContain('"status":429');
      return { status: 200, headers: {}, body: { statuses } };
    });
  });

  it('by trying codes for a new password', async () => {
    await expectNoDifference(async ({ email }) => {
      await gateway.get(`/forgetPassword/${email}/web`);
      const tries = [];
      for (let guess = 0; guess < 6; guess += 1) {
        const fields = { userName: email, verifyCode: `000${guess}`, newPassword: 'secret_9', lang: 'en' };
        tries.push(seen(await gateway.post('/updateNewPassword', fields)));
      }
      return { status: 200, headers: {}, body: { tries } };
    });
  });
});

describe('the owner of the name', () => {
  it('is told by a message when somebody signs up with the phone or the e-mail', async () => {
    await phoneSignUp('0823456789', 'nobody@songwai.test');
    const sms = (await messagesTo(gateway, '0823456789')).at(-1);
    expect(sms).toMatchObject({ purpose: 'accountExists', secret_until: null });
    expect(sms?.body).toContain('https://songwai.test/en/login');
    await signUpByPhone(gateway, { userName: 'demo@songwai.test' });
    const mail = (await messagesTo(gateway, 'demo@songwai.test')).at(-1);
    expect(mail).toMatchObject({ kind: 'mail', purpose: 'accountExists', subject: 'You have a Songwai account already' });
  });

  it('gets at most three such letters a day', async () => {
    for (let asked = 0; asked < 5; asked += 1) {
      gateway.clock.advanceSeconds(3_600);
      await signUpByPhone(gateway, { userName: 'admin@songwai.test' });
    }
    expect(await messagesTo(gateway, 'admin@songwai.test')).toHaveLength(3);
  });
});

describe('what a stranger does', () => {
  it('keeps nobody from a phone: it is its owner’s as soon as the code is entered', async () => {
    const phoneNo = newPhone();
    await signUp(gateway, { phoneNo });
    const owner = await signUpCustomer(gateway, { phoneNo });
    expect((await readUser(gateway, owner.token)).body['phoneNo']).toBe(phoneNo);
  });

  it('is limited by the address', async () => {
    const forget = async (name: string) => (await gateway.get(`/forgetPassword/${name}@songwai.test/web`)).status;
    await forget('nobody-1');
    // The state after many more requests; making them would take one slow hash each.
    await gateway.db.updateTable('rate_limits').set({ points: 59 }).execute();
    expect(await forget('nobody-2')).toBe(200);
    expect(await forget('nobody-3')).toBe(429);
    expect((await signUp(gateway)).status).toBe(429);
    gateway.clock.advanceSeconds(3_600);
    expect((await signUp(gateway)).status).toBe(200);
  });
});
