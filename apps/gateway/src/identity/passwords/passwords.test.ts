import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer, setStatus } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { codeFor, logIn, messagesTo, readUser, signUpCustomer, wrongOf } from '../../../tests/builders/sign-ups.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advanceSeconds(25 * 3_600));

const forget = (name: string, lang = 'en') => gateway.get(`/forgetPassword/${encodeURIComponent(name)}/web`, { lang });
const renew = (userName: string, verifyCode: string, newPassword = 'secret_2') =>
  gateway.post('/updateNewPassword', { userName, verifyCode, newPassword, lang: 'en' });
const change = (token: string, fields: Readonly<Record<string, unknown>>) =>
  gateway.post('/change_password', { password: 'secret_1', newPassword: 'secret_2', lang: 'en', ...fields }, { token });

describe('a forgotten password', () => {
  it('is replaced by the code that came by mail, and every session ends', async () => {
    const { userName, token, phoneNo } = await signUpCustomer(gateway);
    const other = await logIn(gateway, userName, 'secret_1');
    expect((await forget(userName)).body).toEqual({
      responseCode: 200,
      resendSeconds: 60,
      responseDesc: 'If that account exists, we have sent a code. It is valid for 5 minutes.',
      codeSeconds: 300,
    });
    expect((await renew(userName, await codeFor(gateway, userName))).body['responseCode']).toBe(200);
    for (const ended of [token, String(other.body['skToken'])])
      expect((await readUser(gateway, ended)).body['responseCode']).toBe(133);
    expect((await logIn(gateway, userName, 'secret_1')).body['respCode']).toBe(100);
    expect((await logIn(gateway, phoneNo, 'secret_2')).body['respCode']).toBe(200);
    expect((await messagesTo(gateway, userName)).at(-1)).toMatchObject({ purpose: 'passwordChanged' });
  });

  it('is replaced by the code that came by text message, where the phone was typed', async () => {
    const { phoneNo, userName } = await signUpCustomer(gateway);
    await forget(`+66 ${phoneNo.slice(1, 3)} ${phoneNo.slice(3)}`, 'th');
    const message = (await messagesTo(gateway, phoneNo)).at(-1);
    expect(message).toMatchObject({ kind: 'sms', purpose: 'resetPassword' });
    expect(message?.body).toMatch(/รหัส Songwai ของคุณคือ \d{4} ใช้ได้ 5 นาที/);
    expect((await renew(phoneNo, await codeFor(gateway, phoneNo))).body['responseCode']).toBe(200);
    expect((await logIn(gateway, userName, 'secret_2')).body['respCode']).toBe(200);
  });

  it('needs the right code, a good password, and the code is good once', async () => {
    const { userName } = await signUpCustomer(gateway);
    await forget(userName);
    const code = await codeFor(gateway, userName);
    expect((await renew(userName, wrongOf(code))).body).toMatchObject({ responseCode: 422, field: 'verifyCode' });
    expect((await renew(userName, code, 'short')).body).toMatchObject({ responseCode: 422, field: 'newPassword' });
    const both = await Promise.all([renew(userName, code, 'secret_3'), renew(userName, code, 'secret_4')]);
    expect(both.map(({ body }) => body['responseCode']).sort()).toEqual([200, 422]);
    expect((await renew(userName, code)).body['responseCode']).toBe(422);
  });

  it('does not send a second code within a minute; the first one is still good', async () => {
    const { userName } = await signUpCustomer(gateway);
    await forget(userName);
    const code = await codeFor(gateway, userName);
    const before = await messagesTo(gateway, userName);
    expect((await forget(userName)).body['responseCode']).toBe(200);
    expect(await messagesTo(gateway, userName)).toHaveLength(before.length);
    expect((await renew(userName, code)).body['responseCode']).toBe(200);
  });

  it('of an account that was removed brings no code', async () => {
    await addCustomer(gateway, { email: 'gone@songwai.test' });
    await setStatus(gateway, 'gone@songwai.test', 'removed');
    expect((await forget('gone@songwai.test')).body['responseCode']).toBe(200);
    expect(await messagesTo(gateway, 'gone@songwai.test')).toEqual([]);
  });

  it('lets nobody in who is suspended', async () => {
    const { userName, userId } = await signUpCustomer(gateway);
    await gateway.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', userId).execute();
    await forget(userName);
    expect((await renew(userName, await codeFor(gateway, userName))).body['responseCode']).toBe(200);
    expect((await logIn(gateway, userName, 'secret_2')).body['respCode']).toBe(132);
  });
});

describe('changing the password', () => {
  it('ends every other session and tells the owner', async () => {
    const { userName, token } = await signUpCustomer(gateway);
    const other = await logIn(gateway, userName, 'secret_1');
    expect((await change(token, { username: userName })).body['responseCode']).toBe(200);
    expect((await readUser(gateway, token)).body['responseCode']).toBe(200);
    expect((await readUser(gateway, String(other.body['skToken']))).body['responseCode']).toBe(133);
    expect((await logIn(gateway, userName, 'secret_2')).body['respCode']).toBe(200);
    expect((await messagesTo(gateway, userName)).at(-1)).toMatchObject({ purpose: 'passwordChanged' });
  });

  it.each([
    [{ password: 'guess_1' }, 422, 'password'],
    [{ newPassword: 'short' }, 422, 'newPassword'],
    [{ newPassword: 'มีภาษาไทย' }, 422, 'newPassword'],
    [{ username: 'admin@songwai.test' }, 404, undefined],
  ])('is refused with %j', async (fields, code, field) => {
    const { token, userName } = await signUpCustomer(gateway);
    const { body } = await change(token, fields);
    expect(body['responseCode']).toBe(code);
    expect(body['field']).toBe(field);
    expect((await logIn(gateway, userName, 'secret_1')).body['respCode']).toBe(200);
  });

  it('cannot be used to guess the present one', async () => {
    const { token } = await signUpCustomer(gateway);
    const statuses = [];
    for (let guess = 0; guess < 11; guess += 1) statuses.push((await change(token, { password: `guess_${guess}` })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('says what to do where there is none', async () => {
    const { token, userId } = await signUpCustomer(gateway);
    await gateway.db.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
    expect((await change(token, {})).body).toMatchObject({ responseCode: 422, field: 'password' });
  });
});
