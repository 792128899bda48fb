import { createTransport } from '@songwai/core/gateway/create-transport';
import { emptyJoiningDraft, type JoiningForm } from '@songwai/core/sessions/joining/joining-draft';
import { createJoiningFlow } from '@songwai/core/sessions/joining/joining-flow';
import { createSignInFlow } from '@songwai/core/sessions/joining/sign-in-flow';
import { createSessionFlow } from '@songwai/core/sessions/session-flow';
import { newestLegalVersion } from '@songwai/core/terms/legal-version';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { codeFor, companyFields, logIn, newPhone, signUpCustomer, wrongOf } from './builders/sign-ups.ts';

let gateway: Gateway;
let baseUrl: string;
let stored: Map<string, string>;
beforeAll(async () => {
  gateway = await createGateway();
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());
beforeEach(() => {
  stored = new Map();
  // Limits per address count all tests of this file.
  gateway.clock.advanceSeconds(2 * 3_600);
});

/** The flows of a page, over what this device stores; opening it again is a reload. */
function openPage() {
  const storage = {
    get: async (key: string) => stored.get(key) ?? null,
    set: async (key: string, value: string) => void stored.set(key, value),
    remove: async (key: string) => void stored.delete(key),
    clear: async () => stored.clear(),
  };
  const transportAs = (sessionToken: string | null) =>
    createTransport({
      baseUrl,
      sessionToken: () => sessionToken,
      onSessionInvalid: () => undefined,
      channel: 'web',
      language: () => 'en',
      device: { name: 'vitest', version: '1' },
      landingUrl: 'http://localhost:8080/signup?utm_source=friend',
      userName: () => null,
    });
  const onError = (error: unknown) => expect.fail(String(error));
  const session = createSessionFlow({ getTransport: () => transportAs(null), storage, onError });
  const transport = transportAs(null);
  const signIn = createSignInFlow({ transport, transportAs, session });
  const random = () => Math.random();
  const joining = createJoiningFlow({
    transport,
    transportAs,
    signIn,
    storage,
    clock: () => gateway.clock.now(),
    random,
    onError,
  });
  const state = () => joining.store.getState();
  return { session, signIn, joining, state, user: () => session.store.getState() };
}

const terms = { termsVersion: newestLegalVersion };
const personForm = (change: Partial<JoiningForm> = {}): JoiningForm => ({
  ...emptyJoiningDraft,
  firstName: 'พิมพ์ชนก',
  lastName: 'วัฒนกุล',
  phone: newPhone(),
  password: 'secret_1',
  repeatedPassword: 'secret_1',
  hasAgreed: true,
  ...change,
});

describe('a person who joins', () => {
  it('gives name and phone, enters the code, and is signed in, with nothing of the sign-up left behind', async () => {
    const page = openPage();
    const form = personForm();
    await page.joining.join(form, terms);
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
    const form = personForm();
    page.joining.edit({ phone: form.phone });
    await Promise.all([page.joining.join(form, terms), page.joining.join(form, terms)]);
    const token = page.state().waiting?.sessionToken;
    expect(token).toBeTruthy();
    const reloaded = openPage();
    await reloaded.joining.restore();
    expect(reloaded.state()).toMatchObject({ isRestored: true, draft: { phone: form.phone }, waiting: { sessionToken: token } });
    await reloaded.joining.join(form, terms);
    const accounts = await gateway.db.selectFrom('users').select('id').where('confirm_phone', '=', form.phone).execute();
    expect(accounts).toHaveLength(1);
    await reloaded.joining.enterCode(await codeFor(gateway, form.phone));
    expect(reloaded.user().status).toBe('signedIn');
  });

  it('is told of a wrong code and may try again', async () => {
    const page = openPage();
    const form = personForm();
    await page.joining.join(form, terms);
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
    const form = personForm();
    await page.joining.join(form, terms);
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
    const form = personForm();
    await openPage().joining.join(form, terms);
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
    const form = personForm({ friendCode: friendCode ?? '' });
    await page.joining.join(form, terms);
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
    personForm({ ...companyFields, kind: 'company', email: `office-${newPhone()}@example.com`, companyTaxId: '0105500000003' });

  it('enters the code of the phone, then that of the address, and can sign in with both', async () => {
    const page = openPage();
    const form = companyForm();
    await page.joining.join(form, terms);
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
    await page.joining.join(form, terms);
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
