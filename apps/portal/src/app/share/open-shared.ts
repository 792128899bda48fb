import { type ExpiringStorage, privatePrefix } from '@songwai/core/basics/storage/private-storage';
import { readSharedFragment } from '@songwai/core/orders/links/share-target';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Portal } from '../../shell/portal.ts';

/** A text that was shared to the app, until it is in an order. */
export interface SharedText {
  /** Null: nothing waits. */
  readonly store: StoreApi<{ readonly text: string | null }>;
  /** Takes the text of the address, or one that an earlier visit left. */
  take(): Promise<void>;
  /** It is in the order, or not wanted. */
  drop(): void;
  /** Leaves it for the next visit, because it could not be read now. */
  postpone(): void;
}

interface SharedTextOptions {
  readonly storage: ExpiringStorage;
  readonly location: Pick<Location, 'hash' | 'pathname' | 'search'>;
  /** Takes the fragment out of the address, without an entry in the history. */
  readonly clean: (address: string) => void;
  readonly onError: (error: unknown) => void;
}

const key = `${privatePrefix}shared`;
/** As long as a draft. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

export const createSharedText = ({ storage, location, clean, onError }: SharedTextOptions): SharedText => {
  const store = createStore<{ readonly text: string | null }>(() => ({ text: null }));
  return {
    store,
    take: async () => {
      const arrived = readSharedFragment(location.hash);
      if (arrived === null) {
        const stored = await storage.get(key);
        // Something newer may have arrived meanwhile.
        if (stored !== null && store.getState().text === null) store.setState({ text: stored });
        return;
      }
      store.setState({ text: arrived });
      await storage.set(key, arrived, maxAgeMs);
      clean(location.pathname + location.search);
    },
    drop: () => {
      store.setState({ text: null });
      storage.remove(key).catch(onError);
    },
    postpone: () => store.setState({ text: null }),
  };
};

/** What was shared to this device's app: `portal.part(openShared)`. */
export const openShared = ({ privateStorage, onError }: Portal): SharedText => {
  const shared = createSharedText({
    storage: privateStorage,
    location: window.location,
    clean: (address) => window.history.replaceState(window.history.state, '', address),
    onError,
  });
  shared.take().catch(onError);
  return shared;
};
