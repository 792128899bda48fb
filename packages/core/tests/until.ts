import type { StoreApi } from 'zustand/vanilla';

/** The first state, now or later, of which the condition is true. */
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
