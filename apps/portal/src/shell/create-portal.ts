import { createSessionFlow } from '@songwai/core/account/session-flow';
import type { Language } from '@songwai/core/basics/language';
import { createStreamingTransport } from '@songwai/core/gateway/create-streaming-transport';
import { createOrderFlow } from '@songwai/core/orders/order-flow';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import { createTrackingFlow } from '@songwai/core/tracking/tracking-flow';
import { createStore } from 'zustand/vanilla';
import type { Portal } from './portal.ts';
import { createLocalStorage } from './storage/local-storage.ts';
import { createSessionStorage } from './storage/session-storage.ts';

interface Surroundings {
  readonly window: Window & typeof globalThis;
  readonly language: Language;
  readonly version: string;
}

const channel = 'web';

/** The composition root: one transport, one session, one order, made once and handed down. */
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
  const order = createOrderFlow({
    transport,
    clock: Date.now,
    random,
    storage,
    channel,
    onBooked: ({ walletSatang }) => {
      if (walletSatang !== null) session.updateWallet(walletSatang);
    },
    onError,
  });
  const search = createPlaceSearch({ transport });

  // Promo codes and free credit depend on who asks, so the price is asked for anew once somebody is known.
  session.store.subscribe((now, before) => {
    if (now.status === 'signedIn' && before.status !== 'signedIn') order.retryEstimate();
  });

  return {
    transport,
    session,
    order,
    search,
    storage,
    language,
    endedSession,
    followJob: (trackingId) => createTrackingFlow({ transport, trackingId, random }),
  };
};
