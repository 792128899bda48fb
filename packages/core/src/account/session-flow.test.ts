import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../tests/fake-gateway/start-fake-gateway.ts';
import { createMemoryStorage } from '../../tests/memory-storage.ts';
import { success, wireUser } from '../../tests/samples.ts';
import { createTestTransport } from '../../tests/test-transport.ts';
import type { KeyValueStorage } from '../basics/key-value-storage.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { login, logout, userInfo } from './contract.ts';
import { createSessionFlow } from './session-flow.ts';

describe('session', () => {
  let gateway: FakeGateway;
  let storage: ReturnType<typeof createMemoryStorage>;
  let errors: unknown[];
  beforeEach(async () => {
    gateway = await startFakeGateway();
    gateway.answer(login, ({ password }) =>
      password === 'demo1234' ? { respCode: 200, respDesc: 'OK', ...wireUser } : { respCode: 100, respDesc: 'รหัสผ่านไม่ถูกต้อง' },
    );
    gateway.answer(userInfo, () => ({ ...success, ...wireUser, songwaiWallet: 500 }));
    gateway.answer(logout, () => success);
    storage = createMemoryStorage();
    errors = [];
  });
  afterEach(() => gateway.stop());

  /** As a shell does it: flow and transport know one another. */
  const open = (from: KeyValueStorage = storage) => {
    const flow = createSessionFlow({ getTransport: () => transport, storage: from, onError: (error) => errors.push(error) });
    const transport: Transport = createTestTransport({
      baseUrl: gateway.baseUrl,
      sessionToken: flow.sessionToken,
      onSessionInvalid: (code) => void flow.endInvalidSession(code),
    });
    return flow;
  };
  const signedIn = async () => {
    const flow = open();
    await flow.restore();
    await flow.signIn('demo@songwai.test', 'demo1234');
    return flow;
  };

  it('starts signed out, and signs in with name and password', async () => {
    const flow = open();
    expect(flow.store.getState().status).toBe('restoring');
    await flow.restore();
    expect(flow.store.getState().status).toBe('signedOut');
    const signingIn = flow.signIn('demo@songwai.test', 'demo1234');
    expect(flow.store.getState().status).toBe('signingIn');
    await signingIn;
    expect(flow.store.getState()).toMatchObject({
      status: 'signedIn',
      user: { kind: 'individual', phone: '0812345678', walletSatang: 25_075, freeCreditSatang: 2_000, sessionToken: 'token-1' },
    });
    expect(flow.sessionToken()).toBe('token-1');
  });

  it('tells why it refuses', async () => {
    const flow = open();
    await flow.restore();
    await flow.signIn('demo@songwai.test', 'wrong');
    expect(flow.store.getState()).toMatchObject({ status: 'refused', error: { code: 100, description: 'รหัสผ่านไม่ถูกต้อง' } });
    expect(flow.sessionToken()).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  it('comes back after a reload, fresh from the gateway', async () => {
    await signedIn();
    const later = open();
    await later.restore();
    expect(later.store.getState()).toMatchObject({ status: 'signedIn', user: { walletSatang: 50_000, sessionToken: 'token-1' } });
    expect(gateway.callsTo(userInfo)[0]?.headers['sk-token']).toBe('token-1');
  });

  it('stays signed in with what was known where the gateway is down', async () => {
    await signedIn();
    gateway.answer(userInfo, () => ({ status: 503, text: '' }));
    const later = open();
    await later.restore();
    expect(later.store.getState()).toMatchObject({ status: 'signedIn', user: { walletSatang: 25_075 } });
    expect(errors).toMatchObject([{ code: 503 }]);
  });

  it('takes up what an earlier version kept, which knew of no company', async () => {
    await signedIn();
    gateway.answer(userInfo, () => ({ status: 503, text: '' }));
    const { version, user } = JSON.parse(storage.kept.get('songwai.session') ?? '{}');
    const { company: _company, ...older } = user;
    const later = open(createMemoryStorage({ 'songwai.session': JSON.stringify({ version, user: older }) }));
    await later.restore();
    expect(later.store.getState()).toMatchObject({ status: 'signedIn', user: { company: null } });
  });

  it.each([130, 131, 132, 133])('is over when the gateway answers %i', async (code) => {
    await signedIn();
    gateway.answer(userInfo, () => ({ responseCode: code, responseDesc: 'หมดอายุ' }));
    const later = open();
    await later.restore();
    expect(later.store.getState().status).toBe('signedOut');
    await expect.poll(() => storage.kept.size).toBe(0);
  });

  it('signs out at start a user without a name', async () => {
    const flow = open();
    gateway.answer(login, () => ({ respCode: 200, respDesc: 'OK', ...wireUser, lastName: '' }));
    await flow.restore();
    await flow.signIn('demo@songwai.test', 'demo1234');
    const later = open();
    await later.restore();
    expect(later.store.getState().status).toBe('signedOut');
    expect(storage.kept.size).toBe(0);
  });

  it.each(['', 'garbage', '{"version":1}', '{"version":1,"user":{"sessionToken":"x"}}', '{"version":9,"user":{}}', '[]', 'null'])(
    'is signed out where %j is kept',
    async (kept) => {
      const flow = open(createMemoryStorage({ 'songwai.session': kept }));
      await flow.restore();
      expect(flow.store.getState().status).toBe('signedOut');
    },
  );

  it('ends at the gateway and here on sign-out, here also when the gateway does not hear it', async () => {
    const flow = await signedIn();
    await flow.signOut();
    expect(gateway.callsTo(logout)[0]?.headers['sk-token']).toBe('token-1');
    expect(flow.store.getState().status).toBe('signedOut');
    await flow.signIn('demo@songwai.test', 'demo1234');
    gateway.answer(logout, () => ({ status: 503, text: '' }));
    await flow.signOut();
    expect(flow.store.getState().status).toBe('signedOut');
    expect(storage.kept.size).toBe(0);
    expect(errors).toHaveLength(1);
  });

  it('keeps the new balance', async () => {
    const flow = await signedIn();
    flow.updateWallet(1_234);
    expect(flow.store.getState()).toMatchObject({ user: { walletSatang: 1_234 } });
    await expect.poll(() => storage.kept.get('songwai.session')).toContain('"walletSatang":1234');
  });

  it('works for the visit where nothing can be kept', async () => {
    const refuse = async () => {
      throw new Error('blocked');
    };
    const flow = open({ get: refuse, set: refuse, remove: refuse });
    await flow.restore();
    await flow.signIn('demo@songwai.test', 'demo1234');
    expect(flow.store.getState().status).toBe('signedIn');
    expect(errors.length).toBeGreaterThan(0);
  });
});
