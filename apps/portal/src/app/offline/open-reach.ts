import { GatewayError } from '@songwai/core/gateway/gateway-error';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** `offline`: the device has no network; `unreachable`: it has, and the gateway does not answer. */
export type Reach = 'reached' | 'offline' | 'unreachable';

/** Whether the gateway can be asked: `portal.part(openReach)`. */
export interface ReachWatch {
  readonly store: StoreApi<{ readonly reach: Reach }>;
  /** What came of a call: its error, or null for an answer, even a refusal. */
  readonly note: (error: unknown) => void;
}

interface Device {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly addEventListener: (event: 'online' | 'offline', run: () => void) => void;
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof GatewayError && (error.kind === 'network' || error.kind === 'timeout');

export const watchReach = ({ navigator, addEventListener }: Device): ReachWatch => {
  const store = createStore((): { readonly reach: Reach } => ({ reach: navigator.onLine ? 'reached' : 'offline' }));
  const set = (reach: Reach) => {
    if (store.getState().reach !== reach) store.setState({ reach });
  };
  addEventListener('offline', () => set('offline'));
  addEventListener('online', () => set('reached'));
  return {
    store,
    note: (error) => {
      // What a browser has stored answers without a network, too.
      if (!navigator.onLine) return set('offline');
      set(isUnanswered(error) ? 'unreachable' : 'reached');
    },
  };
};

/** Of this window. */
export const openReach = (): ReachWatch =>
  watchReach({ navigator: window.navigator, addEventListener: (event, run) => window.addEventListener(event, run) });
