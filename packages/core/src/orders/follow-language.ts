import type { StoreApi } from 'zustand/vanilla';
import type { Transport } from '../gateway/transport-types.ts';
import type { OrderState } from './order-state.ts';

/**
 * Renames the stops that came from the gateway's places into the current language; the newest request wins. Typed texts, pins and
 * unknown places keep their texts, and so do all stops if the gateway, or loading the code for it, fails.
 */
export const createLanguageFollower = (parts: { store: StoreApi<OrderState>; transport: Transport }) => {
  let current = new AbortController();
  return {
    follow: () => {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      void import('./rename-stops.ts').then(
        ({ renameStops }) => (signal.aborted ? undefined : renameStops({ ...parts, signal })),
        () => undefined,
      );
    },
    dispose: () => current.abort(),
  };
};
