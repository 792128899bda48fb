import type { Language } from '@songwai/core/basics/language';
import { createTransport } from '@songwai/core/gateway/create-transport';
import type { TransportOptions } from '@songwai/core/gateway/transport-options';
import type { FacebookToken } from '@songwai/core/identity/facebook-token';
import { createConsentFlow } from '@songwai/core/sessions/consent-flow';
import { createSessionFlow } from '@songwai/core/sessions/session-flow';
import { sessionKey } from '@songwai/core/sessions/session-storage';
import { withTerms } from '@songwai/core/terms/with-terms';
import { createStore } from 'zustand/vanilla';
import { channel } from './channel.ts';
import { createParts } from './create-parts.ts';
import type { Portal, PortalTransport } from './portal.ts';
import { landingUrl } from './storage/landing-url.ts';
import { createLocalStorage } from './storage/local-storage.ts';
import { openPrivateStorage } from './storage/open-private-storage.ts';

interface Surroundings {
  readonly window: Window & typeof globalThis;
  readonly language: Language;
  readonly version: string;
  /** Called with errors that no page shows to the customer. */
  readonly onError: (error: unknown) => void;
}

/** The composition root: creates transport, session and stores once. */
export const createPortal = ({ window, language: firstLanguage, version, onError }: Surroundings): Portal => {
  const language = createStore<{ readonly language: Language }>(() => ({ language: firstLanguage }));
  const endedSession = createStore<{ readonly code: number | null }>(() => ({ code: null }));
  const facebookSession = createStore<{ readonly person: FacebookToken | null }>(() => ({ person: null }));
  const random = () => (window.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
  const storage = createLocalStorage(window.localStorage, onError);
  const privateStorage = openPrivateStorage(window, onError);

  const options: TransportOptions = {
    baseUrl: '',
    channel,
    language: () => language.getState().language,
    device: { name: window.navigator.userAgent, version },
    landingUrl: landingUrl(window, onError),
    sessionToken: () => session.sessionToken(),
    userName: () => {
      const state = session.store.getState();
      return state.status === 'signedIn' ? state.user.userName : null;
    },
    facebook: () => facebookSession.getState().person,
    onSessionInvalid: (code) => void session.endInvalidSession(code),
  };
  const transport: PortalTransport = {
    ...createTransport(options),
    // Only tracking and the chat need the code that reads streams.
    async *stream(path, signal, from) {
      const { createStreamingTransport } = await import('@songwai/core/gateway/create-streaming-transport');
      yield* createStreamingTransport(options).stream(path, signal, from);
    },
    // Likewise files: only a copy of one's data.
    async fetchFile(request) {
      const { createFileTransport } = await import('@songwai/core/gateway/create-file-transport');
      return createFileTransport(options).fetchFile(request);
    },
  };
  const session = createSessionFlow({
    getTransport: () => transport,
    storage: privateStorage,
    onUserRemoved: () => window.location.reload(),
    onError,
  });
  session.store.subscribe((state) => {
    if (state.status === 'signedOut') facebookSession.setState({ person: null });
    if (state.status === 'signedOut' && state.endedBy !== undefined) endedSession.setState({ code: state.endedBy });
  });
  // Other tabs cause this event; without a key the whole storage was cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key === sessionKey || key === null) void session.follow();
  });

  const consent = createConsentFlow({ getTransport: () => transport, session });

  const portal: Portal = {
    origin: window.location.origin,
    hasWorker: import.meta.env.PROD,
    transport: withTerms(transport, consent.ask),
    transportAs: (sessionToken) =>
      createTransport({
        ...options,
        sessionToken: () => sessionToken,
        userName: () => null,
        facebook: () => null,
        onSessionInvalid: () => undefined,
      }),
    session,
    consent,
    storage,
    privateStorage,
    language,
    endedSession,
    facebookSession,
    random,
    onError,
    part: createParts(() => portal),
  };
  return portal;
};
