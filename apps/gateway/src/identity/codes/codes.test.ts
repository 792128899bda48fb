import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountFixture,
  createAccountFixture,
  newPhone,
  personForm,
  wrongOf,
} from '../../../tests/identity/identity-fixture.ts';

let fixture: AccountFixture;
beforeAll(async () => {
  fixture = await createAccountFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clock.advanceSeconds(2 * 3_600));

/** A user who has signed up and not yet entered the code. */
const begin = async () => {
  const form = personForm();
  const { body } = await fixture.post('/signup_mobile', form);
  return { ...form, token: String(body['skToken']), userId: String(body['userId']), code: await fixture.codeFor(form.phoneNo) };
};
const resend = (token: string, fields: Readonly<Record<string, unknown>> = {}) =>
  fixture.post('/resend_verify_code', { lang: 'en', ...fields }, { token });

describe('a code', () => {
  it('is stored as a hash only', async () => {
    const { userId } = await begin();
    const row = await fixture.db.selectFrom('one_time_codes').selectAll().where('subject', '=', userId).executeTakeFirstOrThrow();
    expect(row.code_hash).toMatch(/^\$argon2id\$/);
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(300_000);
  });

  it('works in Thai digits, and not for somebody else', async () => {
    const [mine, other] = [await begin(), await begin()];
    if (mine.code !== other.code) expect((await fixture.verify(other.token, mine.code)).body['responseCode']).toBe(422);
    const thai = mine.code.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(digit)));
    expect((await fixture.verify(mine.token, thai)).body['responseCode']).toBe(200);
  });

  it('is blanked in the outbox once it was used', async () => {
    const { token, code, phoneNo } = await begin();
    expect((await fixture.messagesTo(phoneNo))[0]?.body).toContain(code);
    await fixture.verify(token, code);
    expect((await fixture.messagesTo(phoneNo))[0]).toMatchObject({ purpose: 'verifyCode', body: null });
  });

  it('dies after five minutes', async () => {
    const { token, code } = await begin();
    fixture.clock.advanceSeconds(300);
    expect((await fixture.verify(token, code)).body).toMatchObject({ responseCode: 422, field: 'verifyCode' });
  });

  it('dies after five wrong tries, and the answer to each is the same', async () => {
    const { token, code } = await begin();
    const answers = [];
    for (let guess = 0; guess < 5; guess += 1) answers.push((await fixture.verify(token, wrongOf(code))).body);
    answers.push((await fixture.verify(token, code)).body);
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
    await Promise.all(guesses.map((guess) => fixture.verify(token, guess)));
    const row = await fixture.db.selectFrom('one_time_codes').select('tries').where('subject', '=', userId).executeTakeFirst();
    expect(row?.tries).toBe(5);
    expect((await fixture.verify(token, code)).body['responseCode']).toBe(422);
  });

  it('is good once, also when it comes twice at the same moment', async () => {
    const { token, code, userId } = await begin();
    const answers = await Promise.all([fixture.verify(token, code), fixture.verify(token, code)]);
    expect(answers.some(({ body }) => body['responseCode'] === 200)).toBe(true);
    const events = await fixture.db.selectFrom('outbox').selectAll().where('subject', '=', userId).execute();
    expect(events.map(({ kind }) => kind)).toEqual(['account.signedUp']);
  });

  it('answers 200 where nothing waits to be verified', async () => {
    const { token } = await fixture.addCustomer();
    expect((await fixture.verify(token, '0000')).body['responseCode']).toBe(200);
    const { body } = await resend(token);
    expect(body).toEqual({ responseCode: 200, responseDesc: 'Your phone is verified.' });
  });

  it.each(['', 'abcd', '12345', '0'])('that is none (%j) is refused', async (typed) => {
    const { token } = await begin();
    expect([400, 422]).toContain((await fixture.verify(token, typed)).body['responseCode']);
  });
});

describe('another code', () => {
  it('is sent after 60 seconds, and the one before dies', async () => {
    const { token, code, phoneNo } = await begin();
    const early = await resend(token);
    expect(early).toMatchObject({ status: 429, body: { responseCode: 429 } });
    expect(Number(early.headers['retry-after'])).toBe(60);
    fixture.clock.advanceSeconds(60);
    expect((await resend(token)).body).toMatchObject({ responseCode: 200, resendSeconds: 60 });
    const fresh = await fixture.codeFor(phoneNo);
    if (fresh !== code) expect((await fixture.verify(token, code)).body['responseCode']).toBe(422);
    expect((await fixture.verify(token, fresh)).body['responseCode']).toBe(200);
  });

  it('is one, when two are asked for at the same moment', async () => {
    const { token, phoneNo } = await begin();
    fixture.clock.advanceSeconds(60);
    const answers = await Promise.all([resend(token), resend(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await fixture.messagesTo(phoneNo)).toHaveLength(2);
  });

  it('goes to a corrected phone, which is the one that is verified', async () => {
    const { token, code } = await begin();
    const phoneNo = newPhone();
    fixture.clock.advanceSeconds(60);
    expect((await resend(token, { phoneNo: '021234567' })).body).toMatchObject({ responseCode: 422, field: 'phoneNo' });
    expect((await resend(token, { phoneNo })).body['responseCode']).toBe(200);
    const fresh = await fixture.codeFor(phoneNo);
    if (fresh !== code) expect((await fixture.verify(token, code)).body['responseCode']).toBe(422);
    expect((await fixture.verify(token, fresh)).body['responseCode']).toBe(200);
    expect((await fixture.userInfo(token)).body['phoneNo']).toBe(phoneNo);
  });

  it('is not sent more than five times an hour to one phone, whoever asks', async () => {
    const phoneNo = newPhone();
    const codes = [];
    for (let asked = 0; asked < 6; asked += 1) codes.push((await fixture.signUp({ phoneNo })).status);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await fixture.messagesTo(phoneNo)).toHaveLength(5);
    fixture.clock.advanceSeconds(3_600);
    expect((await fixture.signUp({ phoneNo })).status).toBe(200);
  });

  it('does not bring back tries without end: twenty a day', async () => {
    const { token, code, phoneNo } = await begin();
    expect((await fixture.verify(token, wrongOf(code))).status).toBe(200);
    // The state after the attempts at three more codes; making them would take one slow hash each.
    await fixture.db.updateTable('rate_limits').set({ points: 19 }).execute();
    expect((await fixture.verify(token, wrongOf(code))).status).toBe(200);
    expect((await fixture.verify(token, code)).status).toBe(429);
    fixture.clock.advanceSeconds(24 * 3_600);
    await resend(token);
    expect((await fixture.verify(token, await fixture.codeFor(phoneNo))).body['responseCode']).toBe(200);
  });
});
