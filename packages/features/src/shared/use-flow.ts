import { useMemo, useSyncExternalStore } from 'react';

/** What a view needs of a store: zustand's vanilla stores have it. */
export interface ReadableStore<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => (value as object | null)?.constructor === Object;

/** Whether both are the same, or plain objects of the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isPlain(one) || !isPlain(other)) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/**
 * Remembers the slice of the last state, so that a selector may build a new object without starting a render loop, and a change elsewhere in the state
 * renders nothing.
 */
function rememberSlice<State, Slice>(store: ReadableStore<State>, select: (state: State) => Slice): () => Slice {
  let last: { readonly state: State; readonly slice: Slice } | null = null;
  return () => {
    const state = store.getState();
    if (last === null || last.state !== state) {
      const slice = select(state);
      last = { state, slice: last && isSame(last.slice, slice) ? last.slice : slice };
    }
    return last.slice;
  };
}

/** The one hook by which views read a store, of a flow or of the shell: a slice, fresh after every change of it. `select` has to be pure. */
export function useFlow<State, Slice>(store: ReadableStore<State>, select: (state: State) => Slice): Slice {
  const getSlice = useMemo(() => rememberSlice(store, select), [store, select]);
  return useSyncExternalStore(store.subscribe, getSlice, getSlice);
}
