import type { StoreApi } from 'zustand/vanilla';
import type { Transport } from '../gateway/transport-types.ts';
import type { OrderState } from './order-state.ts';

/**
 * Makes the stops that came from the gateway's own places be called as they are in the language of the moment; the newest asking wins. What was
 * typed, a pin, and a place that nobody knows keep their texts, and so do all where the gateway, or the code that asks it, does not answer.
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
