import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { signOn } from '../../../tests/builders/partners.ts';
import { signInByPassword, userIdOf } from '../../../tests/builders/sessions.ts';
import {
  codeFor,
  logIn,
  messagesTo,
  newPhone,
  readUser,
  signUp,
  signUpCustomer,
  verifyPhone,
} from '../../../tests/builders/sign-ups.ts';

let gateway: Gateway;
let admin: string;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.clock.advanceSeconds(25 * 3_600);
  admin = await signInByPassword(gateway, 'admin@songwai.test');
});

const newEmail = () => `o-${randomUUID().slice(0, 8)}@example.com`;
const replace = (userId: string, fields: object) =>
  gateway.post('/admin/user/contact', { userId, reason: 'ตรวจบัตรแล้ว', lang: 'en', ...fields }, { token: admin });
const purposes = async (to: string) => (await messagesTo(gateway, to)).map(({ purpose }) => purpose);

describe('an owner who has lost phone and mailbox', () => {
  it('gets the account back with a new phone: the old ones are told, and nobody gets in by them', async () => {
    const lost = await signUpCustomer(gateway);
    const next = newPhone();
    expect((await replace(lost.userId, { phoneNo: next, removes: 'email' })).body['responseCode']).toBe(200);
    expect((await readUser(gateway, lost.token)).body['responseCode']).toBe(133);
    for (const name of [lost.phoneNo, lost.userName, next])
      expect((await logIn(gateway, name, 'secret_1')).body['respCode']).toBe(100);
    expect((await purposes(lost.phoneNo)).at(-1)).toBe('contactChanged');
    const mail = (await messagesTo(gateway, lost.userName)).at(-1);
    expect(mail).toMatchObject({ purpose: 'contactChanged' });
    expect(mail?.body).toMatch(/[ก-๙].*020261234[\s\S]*phone number and email address/);
    expect(await purposes(next)).toEqual(['contactReplaced']);

    await gateway.get(`/forgetPassword/${next}/web`);
    const fields = { userName: next, verifyCode: await codeFor(gateway, next), newPassword: 'secret_2' };
    expect((await gateway.post('/updateNewPassword', fields)).body['responseCode']).toBe(200);
    expect((await logIn(gateway, next, 'secret_2')).body).toMatchObject({ respCode: 200, userId: lost.userId, userName: next });
    const change = await gateway.db
      .selectFrom('user_changes')
      .selectAll()
      .where('user_id', '=', lost.userId)
      .where('kind', '=', 'contactReplaced')
      .executeTakeFirstOrThrow();
    expect(change).toMatchObject({
      changed_by: await userIdOf(gateway, 'admin@songwai.test'),
      detail: { what: 'both', reason: 'ตรวจบัตรแล้ว' },
    });
  });

  it('keeps what was not lost, and what somebody else has asked for meanwhile comes to nothing', async () => {
    const lost = await signUpCustomer(gateway);
    await gateway.post('/user/email', { email: newEmail(), password: 'secret_1' }, { token: lost.token });
    const email = newEmail();
    expect((await replace(lost.userId, { email })).body['responseCode']).toBe(200);
    const row = await gateway.db.selectFrom('users').selectAll().where('id', '=', lost.userId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email, phone: lost.phoneNo, password_hash: null });
    expect(await gateway.db.selectFrom('email_claims').selectAll().where('user_id', '=', lost.userId).execute()).toEqual([]);
    expect(await purposes(email)).toEqual(['contactReplaced']);
  });
});

describe('the office', () => {
  it.each([
    [{}, undefined],
    [{ removes: 'email' }, undefined],
    [{ phoneNo: '021234567' }, 'phoneNo'],
    [{ email: 'malee@' }, 'email'],
    [{ phoneNo: '0890001111', reason: '\u0007' }, 'reason'],
  ])('is refused %j for an account with a phone only', async (fields, field) => {
    const { userId } = await signUpCustomer(gateway, { userName: undefined });
    const { body } = await replace(userId, fields);
    expect(body).toMatchObject({ responseCode: 422 });
    expect(body['field']).toBe(field);
  });

  it('cannot give away what another account signs in with, nor take over an account of its own people or of a partner', async () => {
    const { userId } = await signUpCustomer(gateway);
    expect((await replace(userId, { phoneNo: '0812345678' })).body).toMatchObject({ responseCode: 409, field: 'phoneNo' });
    expect((await replace(userId, { email: 'demo@songwai.test' })).body).toMatchObject({ responseCode: 409, field: 'email' });
    const own = await userIdOf(gateway, 'admin@songwai.test');
    expect((await replace(own, { phoneNo: newPhone() })).body['responseCode']).toBe(409);
    const signed = await signOn(gateway);
    expect((await replace(String(signed.body['userId']), { phoneNo: newPhone() })).body['responseCode']).toBe(409);
  });

  it('finds no account that is not there, or that never verified its phone', async () => {
    const waiting = await signUp(gateway);
    for (const userId of ['nobody', randomUUID(), String(waiting.body['userId'])])
      expect((await replace(userId, { phoneNo: newPhone() })).status).toBe(404);
  });

  it('and the owner of a phone who proves it at the same moment do not both get it', async () => {
    const { userId } = await signUpCustomer(gateway);
    const phoneNo = newPhone();
    const { body } = await signUp(gateway, { phoneNo });
    const code = await codeFor(gateway, phoneNo);
    const answers = await Promise.all([replace(userId, { phoneNo }), verifyPhone(gateway, String(body['skToken']), code)]);
    expect(answers.map((answer) => answer.body['responseCode']).sort()).toEqual([200, 409]);
    expect(await gateway.db.selectFrom('users').select('id').where('phone', '=', phoneNo).execute()).toHaveLength(1);
  });
});
