import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { partnerOrigin } from '../../tests/app/app-fixture.ts';
import {
  type AccountFixture,
  companyFields,
  createAccountFixture,
  newPhone,
  wrongOf,
} from '../../tests/identity/identity-fixture.ts';

let fixture: AccountFixture;
beforeAll(async () => {
  fixture = await createAccountFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clock.advanceSeconds(25 * 3_600));

const password = 'secret_1';
const newEmail = () => `e-${randomUUID().slice(0, 8)}@example.com`;
const claim = (token: string, email: string, proof: object = { password }) =>
  fixture.post('/user/email', { email, ...proof, lang: 'en' }, { token });
const resend = (token: string) => fixture.post('/user/email/resend', { lang: 'en' }, { token });
const emailStatus = async (token: string) => (await fixture.get('/user/email', { lang: 'en' }, { token })).body;
const forget = (name: string) => fixture.get(`/forgetPassword/${encodeURIComponent(name)}/web`, { lang: 'en' });
const renew = (userName: string, verifyCode: string, newPassword: string) =>
  fixture.post('/updateNewPassword', { userName, verifyCode, newPassword, lang: 'en' });
const purposes = async (to: string) => (await fixture.messagesTo(to)).map(({ purpose }) => purpose);

describe('an e-mail address that somebody typed when signing up', () => {
  it('gives no way into the account to its owner, nor to the stranger a way into what the owner does', async () => {
    const email = newEmail();
    const stranger = await fixture.addPhoneCustomer({ userName: email });
    await forget(email);
    expect(await purposes(email)).toEqual(['verifyEmail']);
    expect((await renew(email, '0000', 'victim_1')).body).toMatchObject({ responseCode: 422, field: 'verifyCode' });
    expect((await fixture.login(email, password)).body['respCode']).toBe(100);

    const owner = await fixture.addCustomer({ userName: email });
    expect((await fixture.login(email, password)).body).toMatchObject({ respCode: 200, userId: owner.userId });
    await forget(stranger.phoneNo);
    await renew(stranger.phoneNo, await fixture.codeFor(stranger.phoneNo), 'attack_1');
    expect((await fixture.login(email, 'attack_1')).body['respCode']).toBe(100);
    expect((await fixture.login(stranger.phoneNo, 'attack_1')).body).toMatchObject({ userId: stranger.userId });
  });

  it('may be proven at any time later, and the answer says how', async () => {
    const { token, userName, phoneNo } = await fixture.addPhoneCustomer();
    expect(await emailStatus(token)).toMatchObject({ emailToVerify: userName, resendSeconds: 60 });
    expect((await emailStatus(token))['email']).toBeUndefined();
    fixture.clock.advanceSeconds(20 * 24 * 3_600);
    expect((await resend(token)).body).toMatchObject({ responseCode: 200, resendSeconds: 60, codeSeconds: 300 });
    expect((await fixture.verifyEmail(token, await fixture.codeFor(userName))).body).toEqual({
      responseCode: 200,
      responseDesc: 'Your email is confirmed. You can sign in with it.',
    });
    expect(await emailStatus(token)).toEqual({ responseCode: 200, responseDesc: 'Success', email: userName });
    expect((await fixture.userInfo(token)).body).toMatchObject({ userName, phoneNo });
    const mails = await fixture.messagesTo(userName);
    expect(mails.at(-1)).toMatchObject({ purpose: 'welcome' });
    expect(mails.at(-1)?.body).not.toMatch(/yours|เป็นของคุณ/);
    expect(await purposes(phoneNo)).toEqual(['verifyCode']);
  });

  it('does not keep the sign-up from being finished where too many codes went to it', async () => {
    const userName = newEmail();
    for (let asked = 0; asked < 5; asked += 1) await fixture.addPhoneCustomer({ userName });
    const sixth = await fixture.addPhoneCustomer({ userName });
    expect(await fixture.messagesTo(userName)).toHaveLength(5);
    expect((await fixture.userInfo(sixth.token)).body).toMatchObject({ userStatus: 'active', userName: sixth.phoneNo });
    const later = await emailStatus(sixth.token);
    expect(later).toMatchObject({ emailToVerify: userName, resendSeconds: 0 });
  });

  it('is whose code was entered first', async () => {
    const userName = newEmail();
    const first = await fixture.addPhoneCustomer({ userName });
    const firstCode = await fixture.codeFor(userName);
    const second = await fixture.addPhoneCustomer({ userName });
    const secondCode = await fixture.codeFor(userName);
    const answers = await Promise.all([
      fixture.verifyEmail(first.token, firstCode),
      fixture.verifyEmail(second.token, secondCode),
    ]);
    expect(answers.map(({ body }) => body['responseCode']).sort()).toEqual([200, 409]);
    const owners = await fixture.db.selectFrom('users').select('id').where('email', '=', userName).execute();
    expect(owners).toHaveLength(1);
  });
});

describe('a code to an e-mail address', () => {
  it('is hashed, dies after five minutes, after five tries and with the next one, and is blanked once used', async () => {
    const { token, userId, userName } = await fixture.addPhoneCustomer();
    const code = await fixture.codeFor(userName);
    const row = await fixture.db
      .selectFrom('one_time_codes')
      .selectAll()
      .where('subject', '=', userId)
      .where('purpose', '=', 'email')
      .executeTakeFirstOrThrow();
    expect(row.code_hash).toMatch(/^\$argon2id\$/);
    expect((await resend(token)).status).toBe(429);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await fixture.verifyEmail(token, wrongOf(code))).body).toMatchObject({ responseCode: 422, field: 'verifyCode' });
    expect((await fixture.verifyEmail(token, code)).body['responseCode']).toBe(422);
    fixture.clock.advanceSeconds(60);
    await resend(token);
    const late = await fixture.codeFor(userName);
    fixture.clock.advanceSeconds(300);
    expect((await fixture.verifyEmail(token, late)).body['responseCode']).toBe(422);
    await resend(token);
    const fresh = await fixture.codeFor(userName);
    if (fresh !== late) expect((await fixture.verifyEmail(token, late)).body['responseCode']).toBe(422);
    const both = await Promise.all([fixture.verifyEmail(token, fresh), fixture.verifyEmail(token, fresh)]);
    expect(both.some(({ body }) => body['responseCode'] === 200)).toBe(true);
    expect(
      (await fixture.messagesTo(userName)).filter(({ purpose, body }) => purpose === 'verifyEmail' && body !== null),
    ).toEqual([]);
    expect((await purposes(userName)).filter((purpose) => purpose === 'welcome')).toHaveLength(1);
  });

  it('opens nothing in the session of somebody else', async () => {
    const [mine, other] = [await fixture.addPhoneCustomer(), await fixture.addPhoneCustomer()];
    const code = await fixture.codeFor(mine.userName);
    if (code !== (await fixture.codeFor(other.userName)))
      expect((await fixture.verifyEmail(other.token, code)).body['responseCode']).toBe(422);
    expect(await emailStatus(mine.token)).toMatchObject({ emailToVerify: mine.userName });
  });
});

describe('a signed-in user', () => {
  it('adds an address to an account that signs in by phone, and the phone is told', async () => {
    const { token, phoneNo } = await fixture.addCustomer({ userName: undefined });
    const email = newEmail();
    expect((await claim(token, email.toUpperCase())).body).toMatchObject({ responseCode: 200, resendSeconds: 60 });
    expect((await fixture.login(email, password)).body['respCode']).toBe(100);
    expect((await fixture.verifyEmail(token, await fixture.codeFor(email))).body['responseCode']).toBe(200);
    expect((await fixture.login(email, password)).body['respCode']).toBe(200);
    expect(await purposes(phoneNo)).toEqual(['verifyCode', 'contactChanged']);
  });

  it('changes it: the old one is told and signs nobody in any more, and other devices are out', async () => {
    const { token, userId, userName, phoneNo } = await fixture.addCustomer();
    const other = String((await fixture.login(userName, password)).body['skToken']);
    const email = newEmail();
    await claim(token, email);
    expect((await fixture.login(userName, password)).body['respCode']).toBe(200);
    await fixture.verifyEmail(token, await fixture.codeFor(email));
    expect((await fixture.login(userName, password)).body['respCode']).toBe(100);
    expect((await fixture.login(email, password)).body).toMatchObject({ respCode: 200, userId });
    expect((await fixture.userInfo(token)).body['responseCode']).toBe(200);
    expect((await fixture.userInfo(other)).body['responseCode']).toBe(133);
    const announced = (await fixture.messagesTo(userName)).at(-1);
    expect(announced).toMatchObject({ purpose: 'contactChanged', kind: 'mail' });
    expect(announced?.body).toContain('020261234');
    expect(announced?.body).not.toContain(email);
    expect(await purposes(phoneNo)).toEqual(['verifyCode', 'contactChanged']);
    const changes = await fixture.db
      .selectFrom('user_changes')
      .select('kind')
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    expect(changes.map(({ kind }) => kind)).toEqual(['emailAdded', 'emailChanged']);
  });

  it('needs the password or a code for it, though a session is there', async () => {
    const { token, phoneNo } = await fixture.addCustomer();
    const email = newEmail();
    expect((await claim(token, email, {})).body).toMatchObject({ responseCode: 422, field: 'password' });
    expect((await claim(token, email, { password: 'guess_1' })).body).toMatchObject({ responseCode: 422, field: 'password' });
    expect(await fixture.messagesTo(email)).toEqual([]);
    const sent = await fixture.post('/pdpa/code', { lang: 'en' }, { token });
    expect(sent.body).toEqual({
      responseCode: 200,
      responseDesc: `We have sent a code by text message to ${phoneNo.slice(0, 3)}-xxx-${phoneNo.slice(-4)}. It is valid for 5 minutes.`,
      sentTo: `${phoneNo.slice(0, 3)}-xxx-${phoneNo.slice(-4)}`,
      resendSeconds: 60,
      codeSeconds: 300,
    });
    const verifyCode = await fixture.codeFor(phoneNo);
    expect((await claim(token, email, { verifyCode })).body).toMatchObject({ responseCode: 200, resendSeconds: 60 });
    fixture.clock.advanceSeconds(60);
    expect((await claim(token, newEmail(), { verifyCode })).body).toMatchObject({ responseCode: 422, field: 'verifyCode' });
  });

  it('learns nothing of whether an address that it types has an account: its owner is told', async () => {
    const ask = async (email: string) => {
      const { token } = await fixture.addCustomer({ userName: undefined });
      const answers = [(await claim(token, email)).body];
      for (const guess of ['0000', '0001']) answers.push((await fixture.verifyEmail(token, guess)).body);
      answers.push((await resend(token)).body);
      fixture.clock.advanceSeconds(60);
      answers.push((await resend(token)).body);
      const { emailToVerify, ...rest } = await emailStatus(token);
      return [...answers, rest, emailToVerify === email];
    };
    expect(await ask('demo@songwai.test')).toEqual(await ask(newEmail()));
    expect(await purposes('demo@songwai.test')).toEqual(['accountExists', 'accountExists']);
  });

  it('takes a wish back by asking for the address that it has', async () => {
    const { token, userName } = await fixture.addCustomer();
    await claim(token, newEmail());
    expect((await claim(token, userName)).body).toEqual({
      responseCode: 200,
      responseDesc: 'Your email is confirmed. You can sign in with it.',
    });
    expect((await emailStatus(token))['emailToVerify']).toBeUndefined();
    expect((await claim(token, 'malee@')).body).toMatchObject({ responseCode: 422, field: 'email' });
  });

  it('of a partner has none: nobody signs in there but by the partner', async () => {
    const signed = await fixture.post(
      '/signon',
      { partnerId: 'baanchandra', token: await fixture.signPartnerToken() },
      { origin: partnerOrigin },
    );
    expect((await claim(String(signed.body['skToken']), newEmail())).body).toMatchObject({ responseCode: 422, field: 'email' });
  });
});

describe('private mail', () => {
  it('goes to no address that was only typed: not as user name, and not as contact', async () => {
    const email = newEmail();
    const { token, userId, phoneNo } = await fixture.addPhoneCustomer({ userName: email });
    await fixture.post('/update_user', { contactEmail: email }, { token });
    expect((await fixture.userInfo(token)).body['contactEmail']).toBe(email);
    await fixture.post('/change_password', { password, newPassword: 'secret_2' }, { token });
    await fixture.post('/pdpa/rectify', { wish: 'เลขประจำตัวผู้เสียภาษี' }, { token });
    const admin = await fixture.signIn('admin@songwai.test');
    const { body } = await fixture.get('/admin/pdpa/requests', { userId }, { token: admin });
    const requestId = (body['requests'] as readonly { requestId: string }[])[0]?.requestId;
    await fixture.post('/admin/pdpa/requests/decide', { requestId, isDone: true, outcome: 'ลับ' }, { token: admin });
    await fixture.post('/pdpa/erase', { password: 'secret_2' }, { token });
    expect(await purposes(email)).toEqual(['verifyEmail']);
    expect(await purposes(phoneNo)).toEqual(['verifyCode', 'passwordChanged', 'dataRequest', 'erasure']);
  });

  it('about the papers of a company is a text message where its address was never proven', async () => {
    const { token, userId, userName, phoneNo } = await fixture.addPhoneCustomer(companyFields);
    const fileBase64 = Buffer.from('%PDF-1.4 papers').toString('base64');
    await fixture.post('/company/document', { kind: 'certificate', fileBase64 }, { token });
    await fixture.post('/company/verification', {}, { token });
    const admin = await fixture.signIn('admin@songwai.test');
    const { body } = await fixture.get('/admin/company/verification', {}, { token: admin });
    const waiting = body['verifications'] as readonly { userId: string; verificationId: string }[];
    const verificationId = waiting.find((verification) => verification.userId === userId)?.verificationId;
    const refusal = { verificationId, isVerified: false, reason: 'เอกสารหมดอายุ' };
    const decided = await fixture.post('/admin/company/verification/decide', refusal, { token: admin });
    expect(decided.body['responseCode']).toBe(200);
    expect(await purposes(userName)).toEqual(['verifyEmail']);
    expect((await fixture.messagesTo(phoneNo)).at(-1)).toMatchObject({ kind: 'sms', purpose: 'companyVerification' });
    expect((await fixture.messagesTo(phoneNo)).at(-1)?.body).toContain('เอกสารหมดอายุ');
  });

  it('with a quotation goes to the address that its customer typed there, or has proven, and to no contact', async () => {
    const { token } = await fixture.addPhoneCustomer();
    const contactEmail = newEmail();
    await fixture.post('/update_user', { contactEmail }, { token });
    const quotation = {
      ...{ guid: randomUUID(), fullday_pkg_id: 3, skNumber: 1, months: 2, daysPerWeek: 5, startDate: '20/02/2027' },
      ...{ contactName: 'มาลี', contactPhone: '0899991234', companyName: 'บริษัท มาลี จำกัด' },
    };
    expect((await fixture.post('/fullday/api/v1/quotation', quotation, { token })).body['responseCode']).toBe(200);
    expect(await purposes(contactEmail)).toEqual([]);
  });
});

describe('a new phone to sign in with', () => {
  const update = (token: string, fields: object) => fixture.post('/update_user', { lang: 'en', ...fields }, { token });

  it('needs the password or a code, though a session is there', async () => {
    const { token, phoneNo } = await fixture.addCustomer();
    const next = newPhone();
    expect((await update(token, { phoneNo: next, firstName: 'ขโมย' })).body).toMatchObject({
      responseCode: 422,
      field: 'password',
    });
    expect((await update(token, { phoneNo: next, password: 'guess_1' })).body).toMatchObject({ field: 'password' });
    expect(await fixture.messagesTo(next)).toEqual([]);
    expect((await fixture.userInfo(token)).body).toMatchObject({ phoneNo, firstName: 'มาลี' });
    await fixture.post('/pdpa/code', {}, { token });
    const verifyCode = await fixture.codeFor(phoneNo);
    expect((await update(token, { phoneNo: next, verifyCode })).body).toMatchObject({ responseCode: 200, resendSeconds: 60 });
    fixture.clock.advanceSeconds(60);
    expect((await update(token, { phoneNo: newPhone(), verifyCode })).body).toMatchObject({ field: 'verifyCode' });
  });

  it('is told to the old phone and the address, and ends every other session', async () => {
    const { token, phoneNo, userName } = await fixture.addCustomer();
    const other = String((await fixture.login(phoneNo, password)).body['skToken']);
    const next = newPhone();
    await update(token, { phoneNo: next, password });
    expect((await fixture.userInfo(other)).body['responseCode']).toBe(200);
    expect((await fixture.verify(token, await fixture.codeFor(next))).body['responseCode']).toBe(200);
    expect((await purposes(phoneNo)).at(-1)).toBe('contactChanged');
    expect((await purposes(userName)).at(-1)).toBe('contactChanged');
    expect((await fixture.userInfo(other)).body['responseCode']).toBe(133);
    expect((await fixture.userInfo(token)).body).toMatchObject({ responseCode: 200, phoneNo: next });
  });

  it('cannot be swapped for another while its code is on its way', async () => {
    const { token } = await fixture.addCustomer();
    await update(token, { phoneNo: newPhone(), password });
    fixture.clock.advanceSeconds(60);
    const thiefs = newPhone();
    const swap = await fixture.post('/resend_verify_code', { phoneNo: thiefs, lang: 'en' }, { token });
    expect(swap.body).toMatchObject({ responseCode: 422, field: 'phoneNo' });
    expect(await fixture.messagesTo(thiefs)).toEqual([]);
  });
});
