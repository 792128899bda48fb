import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/** Reads a part of one of the shell's own stores; the part must be stable while nothing changed. */
export const useStore = <State, Part>(store: StoreApi<State>, select: (state: State) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.getState()));
