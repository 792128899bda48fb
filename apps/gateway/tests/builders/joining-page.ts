import { createTransport } from '@songwai/core/gateway/create-transport';
import { emptyJoiningDraft, type JoiningForm } from '@songwai/core/sessions/joining/joining-draft';
import { createJoiningFlow } from '@songwai/core/sessions/joining/joining-flow';
import { createSignInFlow } from '@songwai/core/sessions/joining/sign-in-flow';
import { createSessionFlow } from '@songwai/core/sessions/session-flow';
import { createSocialSignInFlow } from '@songwai/core/sessions/social/social-sign-in-flow';
import { newestLegalVersion } from '@songwai/core/terms/legal-version';
import { expect } from 'vitest';
import type { Gateway } from './gateway.ts';
import { newPhone } from './sign-ups.ts';

interface Device {
  readonly gateway: Gateway;
  readonly baseUrl: string;
  /** What this device stores. */
  readonly stored: Map<string, string>;
}

/** The flows of a page on which one joins and signs in; opening it again on the same device is a reload. */
export function openJoiningPage({ gateway, baseUrl, stored }: Device) {
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
  const social = createSocialSignInFlow({ transport, signIn, storage, clock: () => gateway.clock.now() });
  const state = () => joining.store.getState();
  return { session, signIn, social, joining, state, user: () => session.store.getState() };
}

export const termsInForce = { termsVersion: newestLegalVersion };

/** A person's sign-up form, filled in. */
export const personJoining = (change: Partial<JoiningForm> = {}): JoiningForm => ({
  ...emptyJoiningDraft,
  firstName: 'พิมพ์ชนก',
  lastName: 'วัฒนกุล',
  phone: newPhone(),
  password: 'secret_1',
  repeatedPassword: 'secret_1',
  hasAgreed: true,
  ...change,
});
