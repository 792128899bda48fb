import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../../tests/fake-gateway/start-fake-gateway.ts';
import { createMemoryStorage } from '../../../tests/memory-storage.ts';
import { success, wireUser } from '../../../tests/samples.ts';
import { createTestTransport } from '../../../tests/test-transport.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { login, logout, userInfo } from '../../sessions/contract.ts';
import { createSignInFlow } from '../../sessions/joining/sign-in-flow.ts';
import { createSessionFlow } from '../../sessions/session-flow.ts';
import { signon } from '../contract.ts';
import { createSignOnFlow } from './sign-on-flow.ts';

const guest = { ...wireUser, userId: 'guest-1', firstName: 'Maya', lastName: 'Lindqvist', skToken: 'guest-token' };
let gateway: FakeGateway;
let storage: ReturnType<typeof createMemoryStorage>;
const errors: unknown[] = [];

/** The portal's session and sign-in, as a shell builds them. */
const openPortal = () => {
  const session = createSessionFlow({ getTransport: () => transport, storage });
  const transport: Transport = createTestTransport({
    baseUrl: gateway.baseUrl,
    sessionToken: session.sessionToken,
    onSessionInvalid: (code) => void session.endInvalidSession(code),
  });
  const transportAs = (token: string) => createTestTransport({ baseUrl: gateway.baseUrl, sessionToken: () => token });
  const signIn = createSignInFlow({ transport, transportAs, session });
  const open = (token = 'signed') =>
    createSignOnFlow({ transportAs, session, signIn, partnerId: 'baanchandra', token, onError: (error) => errors.push(error) });
  return { session, signIn, open };
};
const signedInPortal = async () => {
  const portal = openPortal();
  await portal.signIn.withPassword('demo@songwai.test', 'demo1234');
  return portal;
};
const userOf = ({ session }: ReturnType<typeof openPortal>) => {
  const state = session.store.getState();
  return state.status === 'signedIn' ? state.user.userId : null;
};

beforeEach(async () => {
  errors.length = 0;
  storage = createMemoryStorage();
  gateway = await startFakeGateway();
  gateway.answer(login, () => ({ respCode: 200, respDesc: 'OK', ...wireUser }));
  gateway.answer(logout, () => success);
  gateway.answer(signon, () => ({ ...success, partnerName: 'Baan Chandra', skToken: 'guest-token' }));
  gateway.answer(userInfo, (_, { headers }) => ({
    ...success,
    ...(headers['sk-token'] === 'guest-token' ? guest : wireUser),
  }));
});
afterEach(() => gateway.stop());

describe('a guest who is led here with a token', () => {
  it('is signed in, and still is after a reload', async () => {
    const portal = openPortal();
    const flow = portal.open();
    await flow.start();
    expect(flow.store.getState()).toEqual({ status: 'done' });
    expect(userOf(portal)).toBe('guest-1');
    const reloaded = openPortal();
    await reloaded.session.restore();
    expect(userOf(reloaded)).toBe('guest-1');
  });

  it('is asked for nothing when the same guest is signed in already', async () => {
    const portal = openPortal();
    await portal.open().start();
    const again = portal.open('another');
    await again.start();
    expect(again.store.getState()).toEqual({ status: 'done' });
  });

  it('has to complete a name that the partner did not send in full', async () => {
    gateway.answer(userInfo, () => ({ ...success, ...guest, lastName: '' }));
    const portal = openPortal();
    const flow = portal.open();
    await flow.start();
    expect(flow.store.getState()).toEqual({ status: 'naming' });
    expect(portal.signIn.store.getState().incomplete?.userId).toBe('guest-1');
  });
});

describe('a link that a signed-in user opens', () => {
  it('changes nothing before the user says so', async () => {
    const portal = await signedInPortal();
    const before = userOf(portal);
    const flow = portal.open();
    await flow.start();
    expect(flow.store.getState()).toMatchObject({ status: 'asking', name: 'Maya Lindqvist', partnerName: 'Baan Chandra' });
    expect(userOf(portal)).toBe(before);
    // An attacker's page has no session of its victim's to see, either.
    expect(gateway.callsTo(signon)[0]?.headers['sk-token']).toBeUndefined();
  });

  it('replaces the user, and what this device has of that user, when it is accepted', async () => {
    const portal = await signedInPortal();
    storage.stored.set('songwai.private.draft.web', 'of the user before');
    const flow = portal.open();
    await flow.start();
    await flow.accept();
    expect(flow.store.getState()).toEqual({ status: 'done' });
    expect(userOf(portal)).toBe('guest-1');
    expect(storage.stored.has('songwai.private.draft.web')).toBe(false);
    expect(gateway.callsTo(logout).map(({ headers }) => headers['sk-token'])).toEqual([wireUser.skToken]);
  });

  it('leaves the user and ends the guest’s session when it is declined', async () => {
    const portal = await signedInPortal();
    const before = userOf(portal);
    const flow = portal.open();
    await flow.start();
    await flow.decline();
    expect(flow.store.getState()).toEqual({ status: 'done' });
    expect(userOf(portal)).toBe(before);
    expect(gateway.callsTo(logout).map(({ headers }) => headers['sk-token'])).toEqual(['guest-token']);
  });

  it('leaves the user signed in when the token is refused, even for a suspended guest', async () => {
    const portal = await signedInPortal();
    gateway.answer(signon, () => ({ status: 403, text: JSON.stringify({ responseCode: 132, responseDesc: 'Suspended' }) }));
    const flow = portal.open();
    await flow.start();
    expect(flow.store.getState()).toMatchObject({ status: 'failed', reason: '132' });
    expect(userOf(portal)).toBe(wireUser.userId);
  });
});

describe('a sign-on that fails', () => {
  const refusal = (fields: object) => ({ status: 403, text: JSON.stringify({ responseCode: 403, ...fields }) });

  it.each([
    [{ responseDesc: 'The token has expired', reason: 'expired' }, 'Singon Failed: The token has expired!', 'expired'],
    [{ responseDesc: '', reason: 'replayed' }, 'Singon Failed: No Error Message!', 'replayed'],
  ])('says so in the words of the contract: %j', async (fields, text, reason) => {
    gateway.answer(signon, () => refusal(fields));
    const flow = openPortal().open();
    await flow.start();
    expect(flow.store.getState()).toEqual({ status: 'failed', text, reason, canRetry: false });
  });

  it('says so without a token, and asks nobody', async () => {
    const flow = openPortal().open('');
    await flow.start();
    expect(flow.store.getState()).toMatchObject({ text: 'Singon Failed: No Error Message!', reason: 'token_missing' });
    expect(gateway.callsTo(signon)).toEqual([]);
  });

  it('can be tried again with the same token when the gateway did not answer', async () => {
    const portal = openPortal();
    gateway.answer(signon, () => ({ status: 500, text: 'broken' }));
    const flow = portal.open();
    await flow.start();
    expect(flow.store.getState()).toMatchObject({ status: 'failed', canRetry: true, reason: '500' });
    gateway.answer(signon, () => ({ ...success, partnerName: 'Baan Chandra', skToken: 'guest-token' }));
    await flow.start();
    expect(userOf(portal)).toBe('guest-1');
  });
});
