import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { partnerOrigin } from '../app/app-world.ts';
import { userIdOf } from '../app/open-session.ts';
import { type AccountWorld, createAccountWorld, newPhone } from './identity-world.ts';

let world: AccountWorld;
let admin: string;
beforeAll(async () => {
  world = await createAccountWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.advanceSeconds(25 * 3_600);
  admin = await world.signIn('admin@songwai.test');
});

const newEmail = () => `o-${randomUUID().slice(0, 8)}@example.com`;
const replace = (userId: string, fields: object) =>
  world.post('/admin/user/contact', { userId, reason: 'ตรวจบัตรแล้ว', lang: 'en', ...fields }, { token: admin });
const purposes = async (to: string) => (await world.messagesTo(to)).map(({ purpose }) => purpose);

describe('an owner who has lost phone and mailbox', () => {
  it('gets the account back with a new phone: the old ones are told, and nobody gets in by them', async () => {
    const lost = await world.addCustomer();
    const next = newPhone();
    expect((await replace(lost.userId, { phoneNo: next, removes: 'email' })).body['responseCode']).toBe(200);
    expect((await world.userInfo(lost.token)).body['responseCode']).toBe(133);
    for (const name of [lost.phoneNo, lost.userName, next])
      expect((await world.login(name, 'secret_1')).body['respCode']).toBe(100);
    expect((await purposes(lost.phoneNo)).at(-1)).toBe('contactChanged');
    const letter = (await world.messagesTo(lost.userName)).at(-1);
    expect(letter).toMatchObject({ purpose: 'contactChanged' });
    expect(letter?.body).toMatch(/[ก-๙].*020261234[\s\S]*phone number and email address/);
    expect(await purposes(next)).toEqual(['contactReplaced']);

    await world.get(`/forgetPassword/${next}/web`);
    const fields = { userName: next, verifyCode: await world.codeFor(next), newPassword: 'secret_2' };
    expect((await world.post('/updateNewPassword', fields)).body['responseCode']).toBe(200);
    expect((await world.login(next, 'secret_2')).body).toMatchObject({ respCode: 200, userId: lost.userId, userName: next });
    const change = await world.db
      .selectFrom('user_changes')
      .selectAll()
      .where('user_id', '=', lost.userId)
      .where('kind', '=', 'contactReplaced')
      .executeTakeFirstOrThrow();
    expect(change).toMatchObject({
      changed_by: await userIdOf(world, 'admin@songwai.test'),
      detail: { what: 'both', reason: 'ตรวจบัตรแล้ว' },
    });
  });

  it('keeps what was not lost, and what somebody else has asked for meanwhile comes to nothing', async () => {
    const lost = await world.addCustomer();
    await world.post('/user/email', { email: newEmail(), password: 'secret_1' }, { token: lost.token });
    const email = newEmail();
    expect((await replace(lost.userId, { email })).body['responseCode']).toBe(200);
    const row = await world.db.selectFrom('users').selectAll().where('id', '=', lost.userId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email, phone: lost.phoneNo, password_hash: null });
    expect(await world.db.selectFrom('email_claims').selectAll().where('user_id', '=', lost.userId).execute()).toEqual([]);
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
    const { userId } = await world.addCustomer({ userName: undefined });
    const { body } = await replace(userId, fields);
    expect(body).toMatchObject({ responseCode: 422 });
    expect(body['field']).toBe(field);
  });

  it('cannot give away what another account signs in with, nor take over an account of its own people or of a partner', async () => {
    const { userId } = await world.addCustomer();
    expect((await replace(userId, { phoneNo: '0812345678' })).body).toMatchObject({ responseCode: 409, field: 'phoneNo' });
    expect((await replace(userId, { email: 'demo@songwai.test' })).body).toMatchObject({ responseCode: 409, field: 'email' });
    const own = await userIdOf(world, 'admin@songwai.test');
    expect((await replace(own, { phoneNo: newPhone() })).body['responseCode']).toBe(409);
    const signed = await world.post(
      '/signon',
      { partnerId: 'baanchandra', token: await world.signPartnerToken() },
      { origin: partnerOrigin },
    );
    expect((await replace(String(signed.body['userId']), { phoneNo: newPhone() })).body['responseCode']).toBe(409);
  });

  it('finds no account that is not there, or that never verified its phone', async () => {
    const waiting = await world.signUp();
    for (const userId of ['nobody', randomUUID(), String(waiting.body['userId'])])
      expect((await replace(userId, { phoneNo: newPhone() })).status).toBe(404);
  });

  it('and the owner of a phone who proves it at the same moment do not both get it', async () => {
    const { userId } = await world.addCustomer();
    const phoneNo = newPhone();
    const { body } = await world.signUp({ phoneNo });
    const code = await world.codeFor(phoneNo);
    const answers = await Promise.all([replace(userId, { phoneNo }), world.verify(String(body['skToken']), code)]);
    expect(answers.map((answer) => answer.body['responseCode']).sort()).toEqual([200, 409]);
    expect(await world.db.selectFrom('users').select('id').where('phone', '=', phoneNo).execute()).toHaveLength(1);
  });
});
