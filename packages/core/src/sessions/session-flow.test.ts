import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../tests/fake-gateway/start-fake-gateway.ts';
import { createMemoryStorage } from '../../tests/memory-storage.ts';
import { success, wireUser } from '../../tests/samples.ts';
import { createTestTransport } from '../../tests/test-transport.ts';
import type { PrivateStorage } from '../basics/storage/private-storage.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as calls from './calls.ts';
import { login, logout, userInfo } from './contract.ts';
import { createSessionFlow } from './session-flow.ts';

describe('session', () => {
  let gateway: FakeGateway;
  let storage: ReturnType<typeof createMemoryStorage>;
  let errors: unknown[];
  let reloads: number;
  beforeEach(async () => {
    gateway = await startFakeGateway();
    gateway.answer(login, ({ password }) =>
      password === 'demo1234' ? { respCode: 200, respDesc: 'OK', ...wireUser } : { respCode: 100, respDesc: 'รหัสผ่านไม่ถูกต้อง' },
    );
    gateway.answer(userInfo, () => ({ ...success, ...wireUser, songwaiWallet: 500 }));
    gateway.answer(logout, () => success);
    storage = createMemoryStorage();
    errors = [];
    reloads = 0;
  });
  afterEach(() => gateway.stop());

  /** Flow and transport refer to each other, as in a shell. */
  const open = (from: PrivateStorage = storage) => {
    const flow = createSessionFlow({
      getTransport: () => transport,
      storage: from,
      onUserRemoved: () => {
        reloads += 1;
      },
      onError: (error) => errors.push(error),
    });
    const transport: Transport = createTestTransport({
      baseUrl: gateway.baseUrl,
      sessionToken: flow.sessionToken,
      onSessionInvalid: (code) => void flow.endInvalidSession(code),
    });
    const signIn = (userName: string, password: string) => flow.enter(() => calls.login(transport, { userName, password }));
    return { ...flow, signIn };
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

  it('lets nobody in before a reload would find the session', async () => {
    const saving = Promise.withResolvers<void>();
    const flow = open({ ...storage, set: (key, value) => saving.promise.then(() => storage.set(key, value)) });
    await flow.restore();
    const signingIn = flow.signIn('demo@songwai.test', 'demo1234');
    await expect.poll(() => gateway.callsTo(login)).toHaveLength(1);
    const statuses: string[] = [];
    flow.store.subscribe(({ status }) => statuses.push(`${status}, ${storage.stored.size} stored`));
    saving.resolve();
    await signingIn;
    expect(statuses).toEqual(['signedIn, 1 stored']);
  });

  it('tells why it refuses', async () => {
    const flow = open();
    await flow.restore();
    await flow.signIn('demo@songwai.test', 'wrong');
    expect(flow.store.getState()).toMatchObject({ status: 'refused', error: { code: 100, description: 'รหัสผ่านไม่ถูกต้อง' } });
    expect(flow.sessionToken()).toBeNull();
    expect(storage.stored.size).toBe(0);
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
    const { version, user } = JSON.parse(storage.stored.get('songwai.private.session') ?? '{}');
    const { company: _company, deviceId: _device, jobCount: _jobs, createdAt: _created, ...older } = user;
    const later = open(createMemoryStorage({ 'songwai.private.session': JSON.stringify({ version, user: older }) }));
    await later.restore();
    expect(later.store.getState()).toMatchObject({ status: 'signedIn', user: { company: null, deviceId: '', jobCount: 0 } });
  });

  it('of an admin is there again at the next visit', async () => {
    gateway.answer(login, () => ({ respCode: 200, respDesc: 'OK', ...wireUser, isAdmin: true as const }));
    gateway.answer(userInfo, () => ({ ...success, ...wireUser, isAdmin: true as const }));
    await signedIn();
    const later = open();
    await later.restore();
    expect(later.store.getState()).toMatchObject({ status: 'signedIn', user: { isAdmin: true } });
  });

  it('knows what the user is asked for and where its invoices go', async () => {
    const invoice = { invoiceCompanyName: 'บริษัท ก จำกัด', invoiceCompanyAddress: '1 สีลม', invoiceCompanyTaxNo: '0105500000003' };
    const more = { deviceId: 'd1', paymentType: 2, fullDayPayment: 1, countJob: 7, userGroup: 'GOLD', referCode: 'PIM23' };
    const createdDateTime = '2026-01-05T02:00:00.000Z';
    gateway.answer(login, () => ({ respCode: 200, respDesc: 'OK', ...wireUser, ...invoice, ...more, createdDateTime }));
    const flow = await signedIn();
    expect(flow.store.getState()).toMatchObject({
      user: {
        invoiceCompanyName: 'บริษัท ก จำกัด',
        invoiceCompanyAddress: '1 สีลม',
        invoiceCompanyTaxId: '0105500000003',
        ...{ deviceId: 'd1', paymentType: 2, fullDayPaymentType: 1, jobCount: 7, userGroup: 'GOLD', friendCode: 'PIM23' },
        createdAt: createdDateTime,
      },
    });
  });

  it("keeps no token of Facebook's, not even one that a gateway sends back", async () => {
    const token = 'EAAB-facebook-token';
    gateway.answer(login, () => ({ respCode: 200, respDesc: 'OK', ...wireUser, facebookTokenId: token }));
    const flow = open();
    await flow.restore();
    const transport = createTestTransport({ baseUrl: gateway.baseUrl });
    await flow.adopt(await calls.loginWithFacebook(transport, { facebookId: '1', token }));
    expect(storage.stored.get('songwai.private.session')).toContain('token-1');
    expect([...storage.stored.values()].join()).not.toContain(token);
  });

  it.each([
    ['130', { responseCode: 130, responseDesc: 'หมดอายุ' }, 130],
    ['132', { responseCode: 132, responseDesc: 'ถูกระงับ' }, 132],
    ['133', { responseCode: 133, responseDesc: 'ออกจากระบบแล้ว' }, 133],
    ['401 as a code alone, in whatever words', { responseCode: 401, responseDesc: 'Unauthorized' }, 401],
    ['HTTP 401', { status: 401, text: '{"responseCode":401,"responseDesc":"Unauthorized"}' }, 401],
    ['403 as a code alone', { responseCode: 403, responseDesc: 'Forbidden' }, 403],
    ['HTTP 403: nobody lacks the right to know who they are', { status: 403, text: '{"responseCode":403}' }, 403],
  ])('is over when the gateway answers %s', async (_what, answer, endedBy) => {
    await signedIn();
    gateway.answer(userInfo, () => answer);
    await storage.set('songwai.private.draft.web', 'theirs');
    const later = open();
    await later.restore();
    expect(later.store.getState()).toEqual({ status: 'signedOut', endedBy });
    // The input stays for a user who only has to sign in again.
    await expect.poll(() => [...storage.stored.keys()]).toEqual(['songwai.private.draft.web']);
    expect(errors).toEqual([]);
  });

  it('begins anew, with nothing left here, for a user whom the gateway has removed', async () => {
    await signedIn();
    await storage.set('songwai.private.draft.web', 'theirs');
    gateway.answer(userInfo, () => ({ responseCode: 131, responseDesc: 'ไม่พบผู้ใช้' }));
    const later = open();
    await later.restore();
    expect(later.store.getState()).toEqual({ status: 'signedOut' });
    expect(storage.stored.size).toBe(0);
    expect(reloads).toBe(1);
  });

  it('does not begin anew for ever where what is kept cannot be removed', async () => {
    await signedIn();
    gateway.answer(userInfo, () => ({ responseCode: 131, responseDesc: 'ไม่พบผู้ใช้' }));
    const later = open({ ...storage, remove: async () => undefined, clear: async () => undefined });
    await later.restore();
    expect(later.store.getState().status).toBe('signedOut');
    expect(reloads).toBe(0);
  });

  it('asks once who it is, and lets the rest of a start wait for the answer', async () => {
    await signedIn();
    const later = open();
    await Promise.all([later.restore(), later.restore()]);
    expect(later.store.getState()).toMatchObject({ user: { walletSatang: 50_000 } });
    expect(gateway.callsTo(userInfo)).toHaveLength(1);
  });

  it('takes everything of the user off the device on sign-out', async () => {
    const flow = await signedIn();
    await storage.set('songwai.private.draft.web', 'theirs');
    await flow.signOut();
    expect(storage.stored.size).toBe(0);
  });

  it('does in one tab what was done in another', async () => {
    const [here, there] = [await signedIn(), open()];
    await there.follow();
    expect(there.store.getState().status).toBe('restoring');
    await there.restore();
    await here.signOut();
    await there.follow();
    expect(there.store.getState()).toEqual({ status: 'signedOut' });
    await here.signIn('demo@songwai.test', 'demo1234');
    await there.follow();
    expect(there.store.getState()).toMatchObject({ status: 'signedIn', user: { sessionToken: 'token-1' } });
  });

  it('signs out at start a user without a name', async () => {
    const flow = open();
    gateway.answer(login, () => ({ respCode: 200, respDesc: 'OK', ...wireUser, lastName: '' }));
    await flow.restore();
    await flow.signIn('demo@songwai.test', 'demo1234');
    const later = open();
    await later.restore();
    expect(later.store.getState().status).toBe('signedOut');
    expect(storage.stored.size).toBe(0);
  });

  it.each(['', 'garbage', '{"version":1}', '{"version":1,"user":{"sessionToken":"x"}}', '{"version":9,"user":{}}', '[]', 'null'])(
    'is signed out where %j is kept',
    async (stored) => {
      const flow = open(createMemoryStorage({ 'songwai.private.session': stored }));
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
    expect(storage.stored.size).toBe(0);
    expect(errors).toHaveLength(1);
  });

  it('keeps the new balance, and how was paid', async () => {
    const flow = await signedIn();
    flow.update({ walletSatang: 1_234, paymentType: 4 });
    expect(flow.store.getState()).toMatchObject({ user: { walletSatang: 1_234, paymentType: 4 } });
    await expect.poll(() => storage.stored.get('songwai.private.session')).toContain('"walletSatang":1234');
  });

  it('works for the visit where nothing can be kept', async () => {
    const refuse = async () => {
      throw new Error('blocked');
    };
    const flow = open({ get: refuse, set: refuse, remove: refuse, clear: refuse });
    await flow.restore();
    await flow.signIn('demo@songwai.test', 'demo1234');
    expect(flow.store.getState().status).toBe('signedIn');
    expect(errors.length).toBeGreaterThan(0);
  });
});
