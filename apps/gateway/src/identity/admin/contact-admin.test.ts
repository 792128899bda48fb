import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { partnerOrigin } from '../../../tests/app/app-fixture.ts';
import { userIdOf } from '../../../tests/app/open-session.ts';
import { type AccountFixture, createAccountFixture, newPhone } from '../../../tests/identity/identity-fixture.ts';

let fixture: AccountFixture;
let admin: string;
beforeAll(async () => {
  fixture = await createAccountFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  fixture.clock.advanceSeconds(25 * 3_600);
  admin = await fixture.signIn('admin@songwai.test');
});

const newEmail = () => `o-${randomUUID().slice(0, 8)}@example.com`;
const replace = (userId: string, fields: object) =>
  fixture.post('/admin/user/contact', { userId, reason: 'ตรวจบัตรแล้ว', lang: 'en', ...fields }, { token: admin });
const purposes = async (to: string) => (await fixture.messagesTo(to)).map(({ purpose }) => purpose);

describe('an owner who has lost phone and mailbox', () => {
  it('gets the account back with a new phone: the old ones are told, and nobody gets in by them', async () => {
    const lost = await fixture.addCustomer();
    const next = newPhone();
    expect((await replace(lost.userId, { phoneNo: next, removes: 'email' })).body['responseCode']).toBe(200);
    expect((await fixture.userInfo(lost.token)).body['responseCode']).toBe(133);
    for (const name of [lost.phoneNo, lost.userName, next])
      expect((await fixture.login(name, 'secret_1')).body['respCode']).toBe(100);
    expect((await purposes(lost.phoneNo)).at(-1)).toBe('contactChanged');
    const mail = (await fixture.messagesTo(lost.userName)).at(-1);
    expect(mail).toMatchObject({ purpose: 'contactChanged' });
    expect(mail?.body).toMatch(/[ก-๙].*020261234[\s\S]*phone number and email address/);
    expect(await purposes(next)).toEqual(['contactReplaced']);

    await fixture.get(`/forgetPassword/${next}/web`);
    const fields = { userName: next, verifyCode: await fixture.codeFor(next), newPassword: 'secret_2' };
    expect((await fixture.post('/updateNewPassword', fields)).body['responseCode']).toBe(200);
    expect((await fixture.login(next, 'secret_2')).body).toMatchObject({ respCode: 200, userId: lost.userId, userName: next });
    const change = await fixture.db
      .selectFrom('user_changes')
      .selectAll()
      .where('user_id', '=', lost.userId)
      .where('kind', '=', 'contactReplaced')
      .executeTakeFirstOrThrow();
    expect(change).toMatchObject({
      changed_by: await userIdOf(fixture, 'admin@songwai.test'),
      detail: { what: 'both', reason: 'ตรวจบัตรแล้ว' },
    });
  });

  it('keeps what was not lost, and what somebody else has asked for meanwhile comes to nothing', async () => {
    const lost = await fixture.addCustomer();
    await fixture.post('/user/email', { email: newEmail(), password: 'secret_1' }, { token: lost.token });
    const email = newEmail();
    expect((await replace(lost.userId, { email })).body['responseCode']).toBe(200);
    const row = await fixture.db.selectFrom('users').selectAll().where('id', '=', lost.userId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email, phone: lost.phoneNo, password_hash: null });
    expect(await fixture.db.selectFrom('email_claims').selectAll().where('user_id', '=', lost.userId).execute()).toEqual([]);
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
    const { userId } = await fixture.addCustomer({ userName: undefined });
    const { body } = await replace(userId, fields);
    expect(body).toMatchObject({ responseCode: 422 });
    expect(body['field']).toBe(field);
  });

  it('cannot give away what another account signs in with, nor take over an account of its own people or of a partner', async () => {
    const { userId } = await fixture.addCustomer();
    expect((await replace(userId, { phoneNo: '0812345678' })).body).toMatchObject({ responseCode: 409, field: 'phoneNo' });
    expect((await replace(userId, { email: 'demo@songwai.test' })).body).toMatchObject({ responseCode: 409, field: 'email' });
    const own = await userIdOf(fixture, 'admin@songwai.test');
    expect((await replace(own, { phoneNo: newPhone() })).body['responseCode']).toBe(409);
    const signed = await fixture.post(
      '/signon',
      { partnerId: 'baanchandra', token: await fixture.signPartnerToken() },
      { origin: partnerOrigin },
    );
    expect((await replace(String(signed.body['userId']), { phoneNo: newPhone() })).body['responseCode']).toBe(409);
  });

  it('finds no account that is not there, or that never verified its phone', async () => {
    const waiting = await fixture.signUp();
    for (const userId of ['nobody', randomUUID(), String(waiting.body['userId'])])
      expect((await replace(userId, { phoneNo: newPhone() })).status).toBe(404);
  });

  it('and the owner of a phone who proves it at the same moment do not both get it', async () => {
    const { userId } = await fixture.addCustomer();
    const phoneNo = newPhone();
    const { body } = await fixture.signUp({ phoneNo });
    const code = await fixture.codeFor(phoneNo);
    const answers = await Promise.all([replace(userId, { phoneNo }), fixture.verify(String(body['skToken']), code)]);
    expect(answers.map((answer) => answer.body['responseCode']).sort()).toEqual([200, 409]);
    expect(await fixture.db.selectFrom('users').select('id').where('phone', '=', phoneNo).execute()).toHaveLength(1);
  });
});
