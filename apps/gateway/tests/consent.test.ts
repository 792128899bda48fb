import { randomUUID } from 'node:crypto';
import type { Transport } from '@songwai/core/gateway/transport-types';
import type { createJob as CreateJob } from '@songwai/core/jobs/contract';
import { fetchUser, login } from '@songwai/core/sessions/calls';
import { type ConsentFlow, createConsentFlow } from '@songwai/core/sessions/consent-flow';
import { createSessionFlow } from '@songwai/core/sessions/session-flow';
import type { SessionFlow } from '@songwai/core/sessions/session-state';
import { newestLegalVersion } from '@songwai/core/terms/legal-version';
import { withTerms } from '@songwai/core/terms/with-terms';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { bangNa, plainOrder, siam } from './builders/order.ts';
import { signUpCustomer } from './builders/sign-ups.ts';
import { connectClient } from './harness/connect-client.ts';

let gateway: Gateway;
let transport: Transport;
let asking: Transport;
let session: SessionFlow;
let consent: ConsentFlow;
beforeAll(async () => {
  gateway = await createGateway();
  transport = await connectClient(gateway, () => session.sessionToken() ?? '');
  asking = withTerms(transport, (terms) => consent.ask(terms));
});
afterAll(() => gateway.close());
beforeEach(() => {
  const stored = new Map<string, string>();
  const storage = {
    get: async (key: string) => stored.get(key) ?? null,
    set: async (key: string, value: string) => void stored.set(key, value),
    remove: async (key: string) => void stored.delete(key),
    clear: async () => stored.clear(),
  };
  gateway.clock.advanceSeconds(2 * 3_600);
  session = createSessionFlow({ getTransport: () => transport, storage });
  consent = createConsentFlow({ getTransport: () => transport, session });
});

const setVersion = async (version: string) => {
  await gateway.db
    .updateTable('app_settings')
    .set({ value: sql`to_jsonb(${version}::text)` })
    .where('name', '=', 'termsVersion')
    .execute();
  await gateway.app.settle();
};
const signIn = async (fields: Readonly<Record<string, unknown>> = {}) => {
  const { phoneNo } = await signUpCustomer(gateway, fields);
  await session.enter(() => login(transport, { userName: phoneNo, password: 'secret_1' }));
};
const status = () => consent.store.getState().status;
const contact = { contactName: 'พิมพ์ชนก', contactPhone: '0812345678' };
const order = {
  ...({ orderType: 'now', taskType: 1, jobType: 2, paymentType: 0 } as const),
  locationList: [siam, bangNa].map((place) => ({ ...place, ...contact })),
};
const book = (guid: string) =>
  asking.call<typeof CreateJob>({
    method: 'POST',
    path: '/create_job',
    body: { ...plainOrder(), ...order, guid },
  });

describe('who signs in without having accepted', () => {
  it('is asked until the texts are accepted, and then no more', async () => {
    await signIn({ termsVersion: undefined });
    expect(consent.store.getState()).toMatchObject({ status: 'asking', terms: { version: newestLegalVersion }, error: null });
    await consent.accept({ wantsPromotions: false });
    expect(status()).toBe('closed');
    expect((await fetchUser(transport, session.sessionToken() ?? '')).terms?.acceptedVersion).toBe(newestLegalVersion);
    expect((await book(randomUUID())).jobId).toMatch(/^J\d+/);
  });

  it('is signed out where it does not accept', async () => {
    await signIn({ termsVersion: undefined });
    await consent.refuse();
    expect([status(), session.store.getState().status]).toEqual(['closed', 'signedOut']);
  });

  it('is asked for the version that came into force while it read the one before', async () => {
    await signIn({ termsVersion: undefined });
    await setVersion('2026-12');
    await consent.accept({ wantsPromotions: true });
    expect(consent.store.getState()).toMatchObject({ status: 'asking', terms: { version: '2026-12' }, error: { code: 409 } });
    await consent.accept({ wantsPromotions: true });
    expect(status()).toBe('closed');
    await setVersion(newestLegalVersion);
  });
});

describe('a booking that is refused for a new version', () => {
  it('waits for the dialog and goes on by itself once it was accepted', async () => {
    await signIn();
    expect(status()).toBe('closed');
    await setVersion('2026-12');
    const booked = book(randomUUID());
    await expect.poll(status).toBe('asking');
    await consent.accept({ wantsPromotions: false });
    expect((await booked).jobId).toMatch(/^J\d+/);
    await setVersion(newestLegalVersion);
  });

  it('stays refused where the person signs out instead', async () => {
    await signIn();
    await setVersion('2026-12');
    const booked = book(randomUUID()).catch((error: unknown) => error);
    await expect.poll(status).toBe('asking');
    await consent.refuse();
    expect(await booked).toMatchObject({ code: 428 });
    await setVersion(newestLegalVersion);
  });
});
