import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import {
  codeFor,
  messagesTo,
  newPhone,
  personForm,
  readUser,
  signUp,
  signUpCustomer,
  verifyPhone,
  wrongOf,
} from '../../../tests/builders/sign-ups.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.clock.advanceSeconds(2 * 3_600));

/** A user who has signed up and not yet entered the code. */
const begin = async () => {
  const form = personForm();
  const { body } = await gateway.post('/signup_mobile', form);
  return { ...form, token: String(body['skToken']), userId: String(body['userId']), code: await codeFor(gateway, form.phoneNo) };
};
const resend = (token: string, fields: Readonly<Record<string, unknown>> = {}) =>
  gateway.post('/resend_verify_code', { lang: 'en', ...fields }, { token });

describe('a code', () => {
  it('is stored as a hash only', async () => {
    const { userId } = await begin();
    const row = await gateway.db.selectFrom('one_time_codes').selectAll().where('subject', '=', userId).executeTakeFirstOrThrow();
    expect(row.code_hash).toMatch(/^\$argon2id\$/);
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(300_000);
  });

  it('works in Thai digits, and not for somebody else', async () => {
    const [mine, other] = [await begin(), await begin()];
    if (mine.code !== other.code) expect((await verifyPhone(gateway, other.token, mine.code)).body['responseCode']).toBe(422);
    const thai = mine.code.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(digit)));
    expect((await verifyPhone(gateway, mine.token, thai)).body['responseCode']).toBe(200);
  });

  it('is blanked in the outbox once it was used', async () => {
    const { token, code, phoneNo } = await begin();
    expect((await messagesTo(gateway, phoneNo))[0]?.body).toContain(code);
    await verifyPhone(gateway, token, code);
    expect((await messagesTo(gateway, phoneNo))[0]).toMatchObject({ purpose: 'verifyCode', body: null });
  });

  it('dies after five minutes', async () => {
    const { token, code } = await begin();
    gateway.clock.advanceSeconds(300);
    expect((await verifyPhone(gateway, token, code)).body).toMatchObject({ responseCode: 422, field: 'verifyCode' });
  });

  it('dies after five wrong tries, and the answer to each is the same', async () => {
    const { token, code } = await begin();
    const answers = [];
    for (let guess = 0; guess < 5; guess += 1) answers.push((await verifyPhone(gateway, token, wrongOf(code))).body);
    answers.push((await verifyPhone(gateway, token, code)).body);
    expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]).toEqual({
      responseCode: 422,
      responseDesc: 'The code is wrong or has expired. Check it or ask for a new one; a new code cancels the one before it.',
      field: 'verifyCode',
    });
  });

  it('has five tries, also when many come at the same moment', async () => {
    const { token, code, userId } = await begin();
    const guesses = Array.from({ length: 12 }, (_, index) => String((Number(code) + 1 + index) % 10_000).padStart(4, '0'));
    await Promise.all(guesses.map((guess) => verifyPhone(gateway, token, guess)));
    const row = await gateway.db.selectFrom('one_time_codes').select('tries').where('subject', '=', userId).executeTakeFirst();
    expect(row?.tries).toBe(5);
    expect((await verifyPhone(gateway, token, code)).body['responseCode']).toBe(422);
  });

  it('is good once, also when it comes twice at the same moment', async () => {
    const { token, code, userId } = await begin();
    const answers = await Promise.all([verifyPhone(gateway, token, code), verifyPhone(gateway, token, code)]);
    expect(answers.some(({ body }) => body['responseCode'] === 200)).toBe(true);
    const events = await gateway.db.selectFrom('outbox').selectAll().where('subject', '=', userId).execute();
    expect(events.map(({ kind }) => kind)).toEqual(['account.signedUp']);
  });

  it('answers 200 where nothing waits to be verified', async () => {
    const { token } = await signUpCustomer(gateway);
    expect((await verifyPhone(gateway, token, '0000')).body['responseCode']).toBe(200);
    const { body } = await resend(token);
    expect(body).toEqual({ responseCode: 200, responseDesc: 'Your phone is verified.' });
  });

  it.each(['', 'abcd', '12345', '0'])('that is none (%j) is refused', async (typed) => {
    const { token } = await begin();
    expect([400, 422]).toContain((await verifyPhone(gateway, token, typed)).body['responseCode']);
  });
});

describe('another code', () => {
  it('is sent after 60 seconds, and the one before dies', async () => {
    const { token, code, phoneNo } = await begin();
    const early = await resend(token);
    expect(early).toMatchObject({ status: 429, body: { responseCode: 429 } });
    expect(Number(early.headers['retry-after'])).toBe(60);
    gateway.clock.advanceSeconds(60);
    expect((await resend(token)).body).toMatchObject({ responseCode: 200, resendSeconds: 60 });
    const fresh = await codeFor(gateway, phoneNo);
    if (fresh !== code) expect((await verifyPhone(gateway, token, code)).body['responseCode']).toBe(422);
    expect((await verifyPhone(gateway, token, fresh)).body['responseCode']).toBe(200);
  });

  it('is one, when two are asked for at the same moment', async () => {
    const { token, phoneNo } = await begin();
    gateway.clock.advanceSeconds(60);
    const answers = await Promise.all([resend(token), resend(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await messagesTo(gateway, phoneNo)).toHaveLength(2);
  });

  it('goes to a corrected phone, which is the one that is verified', async () => {
    const { token, code } = await begin();
    const phoneNo = newPhone();
    gateway.clock.advanceSeconds(60);
    expect((await resend(token, { phoneNo: '021234567' })).body).toMatchObject({ responseCode: 422, field: 'phoneNo' });
    expect((await resend(token, { phoneNo })).body['responseCode']).toBe(200);
    const fresh = await codeFor(gateway, phoneNo);
    if (fresh !== code) expect((await verifyPhone(gateway, token, code)).body['responseCode']).toBe(422);
    expect((await verifyPhone(gateway, token, fresh)).body['responseCode']).toBe(200);
    expect((await readUser(gateway, token)).body['phoneNo']).toBe(phoneNo);
  });

  it('is not sent more than five times an hour to one phone, whoever asks', async () => {
    const phoneNo = newPhone();
    const codes = [];
    for (let asked = 0; asked < 6; asked += 1) codes.push((await signUp(gateway, { phoneNo })).status);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await messagesTo(gateway, phoneNo)).toHaveLength(5);
    gateway.clock.advanceSeconds(3_600);
    expect((await signUp(gateway, { phoneNo })).status).toBe(200);
  });

  it('does not bring back tries without end: twenty a day', async () => {
    const { token, code, phoneNo } = await begin();
    expect((await verifyPhone(gateway, token, wrongOf(code))).status).toBe(200);
    // The state after the attempts at three more codes; making them would take one slow hash each.
    await gateway.db.updateTable('rate_limits').set({ points: 19 }).execute();
    expect((await verifyPhone(gateway, token, wrongOf(code))).status).toBe(200);
    expect((await verifyPhone(gateway, token, code)).status).toBe(429);
    gateway.clock.advanceSeconds(24 * 3_600);
    await resend(token);
    expect((await verifyPhone(gateway, token, await codeFor(gateway, phoneNo))).body['responseCode']).toBe(200);
  });
});
