import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { signOn } from '../../tests/builders/partners.ts';
import { signInByPassword } from '../../tests/builders/sessions.ts';
import {
  codeFor,
  companyFields,
  logIn,
  messagesTo,
  newPhone,
  readUser,
  signUpByPhone,
  signUpCustomer,
  verifyEmail,
  verifyPhone,
  wrongOf,
} from '../../tests/builders/sign-ups.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advanceSeconds(25 * 3_600));

const password = 'secret_1';
const newEmail = () => `e-${randomUUID().slice(0, 8)}@example.com`;
const claim = (token: string, email: string, proof: object = { password }) =>
  gateway.post('/user/email', { email, ...proof, lang: 'en' }, { token });
const resend = (token: string) => gateway.post('/user/email/resend', { lang: 'en' }, { token });
const emailStatus = async (token: string) => (await gateway.get('/user/email', { lang: 'en' }, { token })).body;
const forget = (name: string) => gateway.get(`/forgetPassword/${encodeURIComponent(name)}/web`, { lang: 'en' });
const renew = (userName: string, verifyCode: string, newPassword: string) =>
  gateway.post('/updateNewPassword', { userName, verifyCode, newPassword, lang: 'en' });
const purposes = async (to: string) => (await messagesTo(gateway, to)).map(({ purpose }) => purpose);

describe('an e-mail address that somebody typed when signing up', () => {
  it('gives no way into the account to its owner, nor to the stranger a way into what the owner does', async () => {
    const email = newEmail();
    const stranger = await signUpByPhone(gateway, { userName: email });
    await forget(email);
    expect(await purposes(email)).toEqual(['verifyEmail']);
    expect((await renew(email, '0000', 'victim_1')).body).toMatchObject({ responseCode: 422, field: 'verifyCode' });
    expect((await logIn(gateway, email, password)).body['respCode']).toBe(100);

    const owner = await signUpCustomer(gateway, { userName: email });
    expect((await logIn(gateway, email, password)).body).toMatchObject({ respCode: 200, userId: owner.userId });
    await forget(stranger.phoneNo);
    await renew(stranger.phoneNo, await codeFor(gateway, stranger.phoneNo), 'attack_1');
    expect((await logIn(gateway, email, 'attack_1')).body['respCode']).toBe(100);
    expect((await logIn(gateway, stranger.phoneNo, 'attack_1')).body).toMatchObject({ userId: stranger.userId });
  });

  it('may be proven at any time later, and the answer says how', async () => {
    const { token, userName, phoneNo } = await signUpByPhone(gateway);
    expect(await emailStatus(token)).toMatchObject({ emailToVerify: userName, resendSeconds: 60 });
    expect((await emailStatus(token))['email']).toBeUndefined();
    gateway.clock.advanceSeconds(20 * 24 * 3_600);
    expect((await resend(token)).body).toMatchObject({ responseCode: 200, resendSeconds: 60, codeSeconds: 300 });
    expect((await verifyEmail(gateway, token, await codeFor(gateway, userName))).body).toEqual({
      responseCode: 200,
      responseDesc: 'Your email is confirmed. You can sign in with it.',
    });
    expect(await emailStatus(token)).toEqual({ responseCode: 200, responseDesc: 'Success', email: userName });
    expect((await readUser(gateway, token)).body).toMatchObject({ userName, phoneNo });
    const mails = await messagesTo(gateway, userName);
    expect(mails.at(-1)).toMatchObject({ purpose: 'welcome' });
    expect(mails.at(-1)?.body).not.toMatch(/yours|เป็นของคุณ/);
    expect(await purposes(phoneNo)).toEqual(['verifyCode']);
  });

  it('does not keep the sign-up from being finished where too many codes went to it', async () => {
    const userName = newEmail();
    for (let asked = 0; asked < 5; asked += 1) await signUpByPhone(gateway, { userName });
    const sixth = await signUpByPhone(gateway, { userName });
    expect(await messagesTo(gateway, userName)).toHaveLength(5);
    expect((await readUser(gateway, sixth.token)).body).toMatchObject({ userStatus: 'active', userName: sixth.phoneNo });
    const later = await emailStatus(sixth.token);
    expect(later).toMatchObject({ emailToVerify: userName, resendSeconds: 0 });
  });

  it('is whose code was entered first', async () => {
    const userName = newEmail();
    const first = await signUpByPhone(gateway, { userName });
    const firstCode = await codeFor(gateway, userName);
    const second = await signUpByPhone(gateway, { userName });
    const secondCode = await codeFor(gateway, userName);
    const answers = await Promise.all([
      verifyEmail(gateway, first.token, firstCode),
      verifyEmail(gateway, second.token, secondCode),
    ]);
    expect(answers.map(({ body }) => body['responseCode']).sort()).toEqual([200, 409]);
    const owners = await gateway.db.selectFrom('users').select('id').where('email', '=', userName).execute();
    expect(owners).toHaveLength(1);
  });
});

describe('a code to an e-mail address', () => {
  it('is hashed, dies after five minutes, after five tries and with the next one, and is blanked once used', async () => {
    const { token, userId, userName } = await signUpByPhone(gateway);
    const code = await codeFor(gateway, userName);
    const row = await gateway.db
      .selectFrom('one_time_codes')
      .selectAll()
      .where('subject', '=', userId)
      .where('purpose', '=', 'email')
      .executeTakeFirstOrThrow();
    expect(row.code_hash).toMatch(/^\$argon2id\$/);
    expect((await resend(token)).status).toBe(429);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await verifyEmail(gateway, token, wrongOf(code))).body).toMatchObject({ responseCode: 422, field: 'verifyCode' });
    expect((await verifyEmail(gateway, token, code)).body['responseCode']).toBe(422);
    gateway.clock.advanceSeconds(60);
    await resend(token);
    const late = await codeFor(gateway, userName);
    gateway.clock.advanceSeconds(300);
    expect((await verifyEmail(gateway, token, late)).body['responseCode']).toBe(422);
    await resend(token);
    const fresh = await codeFor(gateway, userName);
    if (fresh !== late) expect((await verifyEmail(gateway, token, late)).body['responseCode']).toBe(422);
    const both = await Promise.all([verifyEmail(gateway, token, fresh), verifyEmail(gateway, token, fresh)]);
    expect(both.some(({ body }) => body['responseCode'] === 200)).toBe(true);
    expect(
      (await messagesTo(gateway, userName)).filter(({ purpose, body }) => purpose === 'verifyEmail' && body !== null),
    ).toEqual([]);
    expect((await purposes(userName)).filter((purpose) => purpose === 'welcome')).toHaveLength(1);
  });

  it('opens nothing in the session of somebody else', async () => {
    const [mine, other] = [await signUpByPhone(gateway), await signUpByPhone(gateway)];
    const code = await codeFor(gateway, mine.userName);
    if (code !== (await codeFor(gateway, other.userName)))
      expect((await verifyEmail(gateway, other.token, code)).body['responseCode']).toBe(422);
    expect(await emailStatus(mine.token)).toMatchObject({ emailToVerify: mine.userName });
  });
});

describe('a signed-in user', () => {
  it('adds an address to an account that signs in by phone, and the phone is told', async () => {
    const { token, phoneNo } = await signUpCustomer(gateway, { userName: undefined });
    const email = newEmail();
    expect((await claim(token, email.toUpperCase())).body).toMatchObject({ responseCode: 200, resendSeconds: 60 });
    expect((await logIn(gateway, email, password)).body['respCode']).toBe(100);
    expect((await verifyEmail(gateway, token, await codeFor(gateway, email))).body['responseCode']).toBe(200);
    expect((await logIn(gateway, email, password)).body['respCode']).toBe(200);
    expect(await purposes(phoneNo)).toEqual(['verifyCode', 'contactChanged']);
  });

  it('changes it: the old one is told and signs nobody in any more, and other devices are out', async () => {
    const { token, userId, userName, phoneNo } = await signUpCustomer(gateway);
    const other = String((await logIn(gateway, userName, password)).body['skToken']);
    const email = newEmail();
    await claim(token, email);
    expect((await logIn(gateway, userName, password)).body['respCode']).toBe(200);
    await verifyEmail(gateway, token, await codeFor(gateway, email));
    expect((await logIn(gateway, userName, password)).body['respCode']).toBe(100);
    expect((await logIn(gateway, email, password)).body).toMatchObject({ respCode: 200, userId });
    expect((await readUser(gateway, token)).body['responseCode']).toBe(200);
    expect((await readUser(gateway, other)).body['responseCode']).toBe(133);
    const announced = (await messagesTo(gateway, userName)).at(-1);
    expect(announced).toMatchObject({ purpose: 'contactChanged', kind: 'mail' });
    expect(announced?.body).toContain('020261234');
    expect(announced?.body).not.toContain(email);
    expect(await purposes(phoneNo)).toEqual(['verifyCode', 'contactChanged']);
    const changes = await gateway.db
      .selectFrom('user_changes')
      .select('kind')
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    expect(changes.map(({ kind }) => kind)).toEqual(['emailAdded', 'emailChanged']);
  });

  it('needs the password or a code for it, though a session is there', async () => {
    const { token, phoneNo } = await signUpCustomer(gateway);
    const email = newEmail();
    expect((await claim(token, email, {})).body).toMatchObject({ responseCode: 422, field: 'password' });
    expect((await claim(token, email, { password: 'guess_1' })).body).toMatchObject({ responseCode: 422, field: 'password' });
    expect(await messagesTo(gateway, email)).toEqual([]);
    const sent = await gateway.post('/pdpa/code', { lang: 'en' }, { token });
    expect(sent.body).toEqual({
      responseCode: 200,
      responseDesc: `We have sent a code by text message to ${phoneNo.slice(0, 3)}-xxx-${phoneNo.slice(-4)}. It is valid for 5 minutes.`,
      sentTo: `${phoneNo.slice(0, 3)}-xxx-${phoneNo.slice(-4)}`,
      resendSeconds: 60,
      codeSeconds: 300,
    });
    const verifyCode = await codeFor(gateway, phoneNo);
    expect((await claim(token, email, { verifyCode })).body).toMatchObject({ responseCode: 200, resendSeconds: 60 });
    gateway.clock.advanceSeconds(60);
    expect((await claim(token, newEmail(), { verifyCode })).body).toMatchObject({ responseCode: 422, field: 'verifyCode' });
  });

  it('learns nothing of whether an address that it types has an account: its owner is told', async () => {
    const ask = async (email: string) => {
      const { token } = await signUpCustomer(gateway, { userName: undefined });
      const answers = [(await claim(token, email)).body];
      for (const guess of ['0000', '0001']) answers.push((await verifyEmail(gateway, token, guess)).body);
      answers.push((await resend(token)).body);
      gateway.clock.advanceSeconds(60);
      answers.push((await resend(token)).body);
      const { emailToVerify, ...rest } = await emailStatus(token);
      return [...answers, rest, emailToVerify === email];
    };
    expect(await ask('demo@songwai.test')).toEqual(await ask(newEmail()));
    expect(await purposes('demo@songwai.test')).toEqual(['accountExists', 'accountExists']);
  });

  it('takes a wish back by asking for the address that it has', async () => {
    const { token, userName } = await signUpCustomer(gateway);
    await claim(token, newEmail());
    expect((await claim(token, userName)).body).toEqual({
      responseCode: 200,
      responseDesc: 'Your email is confirmed. You can sign in with it.',
    });
    expect((await emailStatus(token))['emailToVerify']).toBeUndefined();
    expect((await claim(token, 'malee@')).body).toMatchObject({ responseCode: 422, field: 'email' });
  });

  it('of a partner has none: nobody signs in there but by the partner', async () => {
    const signed = await signOn(gateway);
    expect((await claim(String(signed.body['skToken']), newEmail())).body).toMatchObject({ responseCode: 422, field: 'email' });
  });
});

describe('private mail', () => {
  it('goes to no address that was only typed: not as user name, and not as contact', async () => {
    const email = newEmail();
    const { token, userId, phoneNo } = await signUpByPhone(gateway, { userName: email });
    await gateway.post('/update_user', { contactEmail: email }, { token });
    expect((await readUser(gateway, token)).body['contactEmail']).toBe(email);
    await gateway.post('/change_password', { password, newPassword: 'secret_2' }, { token });
    await gateway.post('/pdpa/rectify', { wish: 'เลขประจำตัวผู้เสียภาษี' }, { token });
    const admin = await signInByPassword(gateway, 'admin@songwai.test');
    const { body } = await gateway.get('/admin/pdpa/requests', { userId }, { token: admin });
    const requestId = (body['requests'] as readonly { requestId: string }[])[0]?.requestId;
    await gateway.post('/admin/pdpa/requests/decide', { requestId, isDone: true, outcome: 'ลับ' }, { token: admin });
    await gateway.post('/pdpa/erase', { password: 'secret_2' }, { token });
    expect(await purposes(email)).toEqual(['verifyEmail']);
    expect(await purposes(phoneNo)).toEqual(['verifyCode', 'passwordChanged', 'dataRequest', 'erasure']);
  });

  it('about the papers of a company is a text message where its address was never proven', async () => {
    const { token, userId, userName, phoneNo } = await signUpByPhone(gateway, companyFields);
    const fileBase64 = Buffer.from('%PDF-1.4 papers').toString('base64');
    await gateway.post('/company/document', { kind: 'certificate', fileBase64 }, { token });
    await gateway.post('/company/verification', {}, { token });
    const admin = await signInByPassword(gateway, 'admin@songwai.test');
    const { body } = await gateway.get('/admin/company/verification', {}, { token: admin });
    const waiting = body['verifications'] as readonly { userId: string; verificationId: string }[];
    const verificationId = waiting.find((verification) => verification.userId === userId)?.verificationId;
    const refusal = { verificationId, isVerified: false, reason: 'เอกสารหมดอายุ' };
    const decided = await gateway.post('/admin/company/verification/decide', refusal, { token: admin });
    expect(decided.body['responseCode']).toBe(200);
    expect(await purposes(userName)).toEqual(['verifyEmail']);
    expect((await messagesTo(gateway, phoneNo)).at(-1)).toMatchObject({ kind: 'sms', purpose: 'companyVerification' });
    expect((await messagesTo(gateway, phoneNo)).at(-1)?.body).toContain('เอกสารหมดอายุ');
  });

  it('with a quotation goes to the address that its customer typed there, or has proven, and to no contact', async () => {
    const { token } = await signUpByPhone(gateway);
    const contactEmail = newEmail();
    await gateway.post('/update_user', { contactEmail }, { token });
    const quotation = {
      ...{ guid: randomUUID(), fullday_pkg_id: 3, skNumber: 1, months: 2, daysPerWeek: 5, startDate: '20/02/2027' },
      ...{ contactName: 'มาลี', contactPhone: '0899991234', companyName: 'บริษัท มาลี จำกัด' },
    };
    expect((await gateway.post('/fullday/api/v1/quotation', quotation, { token })).body['responseCode']).toBe(200);
    expect(await purposes(contactEmail)).toEqual([]);
  });
});

describe('a new phone to sign in with', () => {
  const update = (token: string, fields: object) => gateway.post('/update_user', { lang: 'en', ...fields }, { token });

  it('needs the password or a code, though a session is there', async () => {
    const { token, phoneNo } = await signUpCustomer(gateway);
    const next = newPhone();
    expect((await update(token, { phoneNo: next, firstName: 'ขโมย' })).body).toMatchObject({
      responseCode: 422,
      field: 'password',
    });
    expect((await update(token, { phoneNo: next, password: 'guess_1' })).body).toMatchObject({ field: 'password' });
    expect(await messagesTo(gateway, next)).toEqual([]);
    expect((await readUser(gateway, token)).body).toMatchObject({ phoneNo, firstName: 'มาลี' });
    await gateway.post('/pdpa/code', {}, { token });
    const verifyCode = await codeFor(gateway, phoneNo);
    expect((await update(token, { phoneNo: next, verifyCode })).body).toMatchObject({ responseCode: 200, resendSeconds: 60 });
    gateway.clock.advanceSeconds(60);
    expect((await update(token, { phoneNo: newPhone(), verifyCode })).body).toMatchObject({ field: 'verifyCode' });
  });

  it('is told to the old phone and the address, and ends every other session', async () => {
    const { token, phoneNo, userName } = await signUpCustomer(gateway);
    const other = String((await logIn(gateway, phoneNo, password)).body['skToken']);
    const next = newPhone();
    await update(token, { phoneNo: next, password });
    expect((await readUser(gateway, other)).body['responseCode']).toBe(200);
    expect((await verifyPhone(gateway, token, await codeFor(gateway, next))).body['responseCode']).toBe(200);
    expect((await purposes(phoneNo)).at(-1)).toBe('contactChanged');
    expect((await purposes(userName)).at(-1)).toBe('contactChanged');
    expect((await readUser(gateway, other)).body['responseCode']).toBe(133);
    expect((await readUser(gateway, token)).body).toMatchObject({ responseCode: 200, phoneNo: next });
  });

  it('cannot be swapped for another while its code is on its way', async () => {
    const { token } = await signUpCustomer(gateway);
    await update(token, { phoneNo: newPhone(), password });
    gateway.clock.advanceSeconds(60);
    const thiefs = newPhone();
    const swap = await gateway.post('/resend_verify_code', { phoneNo: thiefs, lang: 'en' }, { token });
    expect(swap.body).toMatchObject({ responseCode: 422, field: 'phoneNo' });
    expect(await messagesTo(gateway, thiefs)).toEqual([]);
  });
});
