import type { StoreApi } from 'zustand/vanilla';

/** Resolves with the first state, now or later, that meets the condition. */
export const until = <S>(store: StoreApi<S>, isTrue: (state: S) => boolean): Promise<S> =>
  new Promise((resolve) => {
    const check = (state: S) => {
      if (!isTrue(state)) return;
      unsubscribe();
      resolve(state);
    };
    const unsubscribe = store.subscribe(check);
    check(store.getState());
  });
