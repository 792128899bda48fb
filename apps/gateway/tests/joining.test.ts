import { emptyJoiningDraft } from '@songwai/core/sessions/joining/joining-draft';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { openJoiningPage, personJoining, termsInForce } from './builders/joining-page.ts';
import { codeFor, companyFields, logIn, newPhone, signUpCustomer, wrongOf } from './builders/sign-ups.ts';

let gateway: Gateway;
let baseUrl: string;
let stored: Map<string, string>;
beforeAll(async () => {
  gateway = await createGateway();
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());
const openPage = () => openJoiningPage({ gateway, baseUrl, stored });
beforeEach(() => {
  stored = new Map();
  // Limits per address count all tests of this file.
  gateway.clock.advanceSeconds(2 * 3_600);
});

describe('a person who joins', () => {
  it('gives name and phone, enters the code, and is signed in, with nothing of the sign-up left behind', async () => {
    const page = openPage();
    const form = personJoining();
    await page.joining.join(form, termsInForce);
    expect(page.state()).toMatchObject({
      error: null,
      waiting: { phone: form.phone, code: { resendSeconds: 60, codeSeconds: 300 } },
    });
    await page.joining.enterCode(await codeFor(gateway, form.phone));
    expect(page.user()).toMatchObject({ status: 'signedIn', user: { firstName: 'พิมพ์ชนก', phone: form.phone } });
    expect([...stored.keys()]).toEqual(['songwai.private.session']);
    expect(page.state()).toMatchObject({ waiting: null, draft: emptyJoiningDraft });
  });

  it('has the same account after a double press and after a reload between two presses', async () => {
    const page = openPage();
    const form = personJoining();
    page.joining.edit({ phone: form.phone });
    await Promise.all([page.joining.join(form, termsInForce), page.joining.join(form, termsInForce)]);
    const token = page.state().waiting?.sessionToken;
    expect(token).toBeTruthy();
    const reloaded = openPage();
    await reloaded.joining.restore();
    expect(reloaded.state()).toMatchObject({ isRestored: true, draft: { phone: form.phone }, waiting: { sessionToken: token } });
    await reloaded.joining.join(form, termsInForce);
    const accounts = await gateway.db.selectFrom('users').select('id').where('confirm_phone', '=', form.phone).execute();
    expect(accounts).toHaveLength(1);
    await reloaded.joining.enterCode(await codeFor(gateway, form.phone));
    expect(reloaded.user().status).toBe('signedIn');
  });

  it('is told of a wrong code and may try again', async () => {
    const page = openPage();
    const form = personJoining();
    await page.joining.join(form, termsInForce);
    const code = await codeFor(gateway, form.phone);
    await page.joining.enterCode(wrongOf(code));
    expect(page.state()).toMatchObject({
      isSending: false,
      error: { code: 422, field: 'verifyCode' },
      waiting: { phone: form.phone },
    });
    await page.joining.enterCode(code);
    expect(page.user().status).toBe('signedIn');
  });

  it('gets another code after a minute, at a corrected number, and the one before no longer works', async () => {
    const page = openPage();
    const form = personJoining();
    await page.joining.join(form, termsInForce);
    const first = await codeFor(gateway, form.phone);
    const corrected = newPhone();
    await page.joining.askAgain(corrected);
    expect(page.state().error).toMatchObject({ code: 429 });
    gateway.clock.advanceSeconds(60);
    await page.joining.askAgain(corrected);
    expect(page.state()).toMatchObject({ error: null, waiting: { phone: corrected } });
    await page.joining.enterCode(first);
    expect(page.state().error).toMatchObject({ code: 422 });
    await page.joining.enterCode(await codeFor(gateway, corrected));
    expect(page.user()).toMatchObject({ status: 'signedIn', user: { phone: corrected } });
  });

  it('comes back another day by signing in, which leads to the code again', async () => {
    const form = personJoining();
    await openPage().joining.join(form, termsInForce);
    stored.clear();
    gateway.clock.advanceSeconds(3_600);
    const later = openPage();
    await later.signIn.withPassword(form.phone, 'secret_1');
    expect(later.user()).toEqual({ status: 'signedOut' });
    const { unverified } = later.signIn.store.getState();
    if (unverified) later.joining.takeUp(unverified);
    expect(later.state().waiting).toMatchObject({ phone: form.phone, code: null });
    await later.joining.askAgain();
    await later.joining.enterCode(await codeFor(gateway, form.phone));
    expect(later.user().status).toBe('signedIn');
  });

  it('brings the friend whose link was followed, and where the link was found', async () => {
    const friend = await signUpCustomer(gateway);
    const { refer_code: friendCode } = await gateway.db
      .selectFrom('users')
      .select('refer_code')
      .where('id', '=', friend.userId)
      .executeTakeFirstOrThrow();
    const page = openPage();
    const form = personJoining({ friendCode: friendCode ?? '' });
    await page.joining.join(form, termsInForce);
    const joined = await gateway.db
      .selectFrom('users')
      .innerJoin('sign_ups', 'sign_ups.user_id', 'users.id')
      .select(['users.referred_by', 'sign_ups.origin'])
      .where('users.confirm_phone', '=', form.phone)
      .executeTakeFirstOrThrow();
    expect(joined.referred_by).toBe(friend.userId);
    expect(JSON.stringify(joined.origin)).toContain('friend');
  });
});

describe('a company that joins', () => {
  const companyForm = () =>
    personJoining({
      ...companyFields,
      kind: 'company',
      email: `office-${newPhone()}@example.com`,
      companyTaxId: '0105500000003',
    });

  it('enters the code of the phone, then that of the address, and can sign in with both', async () => {
    const page = openPage();
    const form = companyForm();
    await page.joining.join(form, termsInForce);
    await page.joining.enterCode(await codeFor(gateway, form.phone));
    expect(page.state().waiting).toMatchObject({ email: form.email, code: { codeSeconds: 300 } });
    expect(page.user().status).not.toBe('signedIn');
    await page.joining.enterCode(await codeFor(gateway, form.email));
    expect(page.user()).toMatchObject({ status: 'signedIn', user: { kind: 'company', companyTaxId: '0105500000003' } });
    expect((await logIn(gateway, form.email, 'secret_1')).body['respCode']).toBe(200);
  });

  it('may leave the address for later', async () => {
    const page = openPage();
    const form = companyForm();
    await page.joining.join(form, termsInForce);
    await page.joining.enterCode(await codeFor(gateway, form.phone));
    await page.joining.skipEmail();
    expect(page.user()).toMatchObject({ status: 'signedIn', user: { companyName: form.companyName } });
  });
});

describe('a sign-in without names', () => {
  it('asks for them before the session is stored', async () => {
    const { phoneNo } = await signUpCustomer(gateway, { firstName: '', lastName: '' });
    const page = openPage();
    await page.signIn.withPassword(phoneNo, 'secret_1');
    expect(page.user()).toEqual({ status: 'signedOut' });
    expect(page.signIn.store.getState().incomplete).toMatchObject({ phone: phoneNo });
    expect(stored.size).toBe(0);
    await page.signIn.complete({ firstName: 'มาลี', lastName: 'ใจดี' });
    expect(page.user()).toMatchObject({ status: 'signedIn', user: { firstName: 'มาลี', lastName: 'ใจดี' } });
    expect(page.signIn.store.getState().incomplete).toBeNull();
  });

  it('keeps the question where the answer is refused', async () => {
    const { phoneNo } = await signUpCustomer(gateway, { firstName: '', lastName: '' });
    const page = openPage();
    await page.signIn.withPassword(phoneNo, 'secret_1');
    await page.signIn.complete({ firstName: 'ม'.repeat(101), lastName: 'ใจดี' });
    expect(page.signIn.store.getState()).toMatchObject({ isSaving: false, error: { code: 400 }, incomplete: { phone: phoneNo } });
  });
});
