import type { Language } from '@songwai/core/basics/language';
import { createTransport } from '@songwai/core/gateway/create-transport';
import type { FacebookToken } from '@songwai/core/identity/facebook-token';
import { createConsentFlow } from '@songwai/core/sessions/consent-flow';
import { createSessionFlow } from '@songwai/core/sessions/session-flow';
import { createStore } from 'zustand/vanilla';
import { channel } from '../shell/channel.ts';
import { createParts } from '../shell/create-parts.ts';
import type { Portal, PortalTransport } from '../shell/portal.ts';

interface ServerSurroundings {
  readonly language: Language;
  /** Where the site is, without a slash at the end. */
  readonly origin: string;
  /** Reaches the gateway; addresses begin at its root. */
  readonly fetch: typeof fetch;
}

/** A visit that stores nothing. */
const emptyStorage = {
  get: async () => null,
  set: async () => undefined,
  remove: async () => undefined,
  clear: async () => undefined,
};

const onlyInBrowsers = (): never => {
  throw new Error('A page that is rendered on the server neither streams nor fetches files.');
};

/** The portal of a visitor whom nobody knows, for one rendering on the server. */
export const createServerPortal = ({ language, origin, fetch }: ServerSurroundings): Portal => {
  const onError = (error: unknown) => {
    throw error;
  };
  const transport: PortalTransport = {
    ...createTransport({
      baseUrl: '',
      channel,
      language: () => language,
      device: { name: 'server', version: '1' },
      landingUrl: '',
      sessionToken: () => null,
      userName: () => null,
      onSessionInvalid: () => undefined,
      fetch,
    }),
    stream: onlyInBrowsers,
    fetchFile: onlyInBrowsers,
  };
  const session = createSessionFlow({ getTransport: () => transport, storage: emptyStorage, onError });
  const portal: Portal = {
    origin,
    hasWorker: false,
    transport,
    transportAs: () => transport,
    session,
    consent: createConsentFlow({ getTransport: () => transport, session }),
    storage: emptyStorage,
    privateStorage: emptyStorage,
    language: createStore(() => ({ language })),
    endedSession: createStore<{ readonly code: number | null }>(() => ({ code: null })),
    facebookSession: createStore<{ readonly person: FacebookToken | null }>(() => ({ person: null })),
    random: Math.random,
    onError,
    part: createParts(() => portal),
  };
  return portal;
};
