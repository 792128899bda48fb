import { useMemo, useSyncExternalStore } from 'react';

/** What a view needs of a store: zustand's vanilla stores have it. */
export interface ReadableStore<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/** Remembers the slice of the last state, so that a selector may build a new object without starting a render loop. */
function rememberSlice<State, Slice>(store: ReadableStore<State>, select: (state: State) => Slice): () => Slice {
  let last: { readonly state: State; readonly slice: Slice } | null = null;
  return () => {
    const state = store.getState();
    if (last === null || last.state !== state) last = { state, slice: select(state) };
    return last.slice;
  };
}

/** The one hook by which views read a store, of a flow or of the shell: a slice, fresh after every change. `select` has to be pure. */
export function useFlow<State, Slice>(store: ReadableStore<State>, select: (state: State) => Slice): Slice {
  const getSlice = useMemo(() => rememberSlice(store, select), [store, select]);
  return useSyncExternalStore(store.subscribe, getSlice, getSlice);
}
