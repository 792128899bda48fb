import { createSessionFlow } from '@songwai/core/account/session-flow';
import type { Language } from '@songwai/core/basics/language';
import { createStreamingTransport } from '@songwai/core/gateway/create-streaming-transport';
import { createStore } from 'zustand/vanilla';
import { channel } from './channel.ts';
import { createParts } from './create-parts.ts';
import type { Portal } from './portal.ts';
import { createLocalStorage } from './storage/local-storage.ts';
import { createSessionStorage } from './storage/session-storage.ts';

interface Surroundings {
  readonly window: Window & typeof globalThis;
  readonly language: Language;
  readonly version: string;
}

/** The composition root: one transport, one session, made once and handed down. */
export const createPortal = ({ window, language: firstLanguage, version }: Surroundings): Portal => {
  const language = createStore<{ readonly language: Language }>(() => ({ language: firstLanguage }));
  const endedSession = createStore<{ readonly code: number | null }>(() => ({ code: null }));
  const onError = (error: unknown) => window.reportError(error);
  const random = () => (window.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
  const storage = createLocalStorage(window.localStorage, onError);

  const transport = createStreamingTransport({
    baseUrl: '',
    channel,
    language: () => language.getState().language,
    device: { name: window.navigator.userAgent, version },
    landingUrl: window.location.href,
    sessionToken: () => session.sessionToken(),
    userName: () => {
      const state = session.store.getState();
      return state.status === 'signedIn' ? state.user.userName : null;
    },
    onSessionInvalid: (code) => {
      endedSession.setState({ code });
      void session.endInvalidSession(code);
    },
  });
  const session = createSessionFlow({ getTransport: () => transport, storage: createSessionStorage(storage, window), onError });

  const portal: Portal = {
    transport,
    session,
    storage,
    language,
    endedSession,
    random,
    onError,
    part: createParts(() => portal),
  };
  return portal;
};
