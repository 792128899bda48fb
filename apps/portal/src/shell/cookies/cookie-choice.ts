import { createStore } from 'zustand/vanilla';
import type { Portal } from '../portal.ts';

/** Where the answer is stored; the cookie policy names it. */
const key = 'songwai.cookieNotice';

const answers = ['allowed', 'refused', 'closed'] as const;
/** What a visitor said about counting page views; `closed`: the note, which asked nothing, was read. */
export type CookieAnswer = (typeof answers)[number];

interface CookieState {
  /** Null: none yet; undefined while the storage is being read. */
  readonly answer: CookieAnswer | null | undefined;
}

/** The answer of this device. For `portal.part`. */
export const cookieChoice = ({ storage, onError }: Pick<Portal, 'storage' | 'onError'>) => {
  const store = createStore<CookieState>(() => ({ answer: undefined }));
  storage.get(key).then((stored) => {
    // Somebody may have answered meanwhile.
    if (store.getState().answer === undefined) store.setState({ answer: answers.find((answer) => answer === stored) ?? null });
  }, onError);
  return {
    store,
    give: (answer: CookieAnswer): void => {
      store.setState({ answer });
      storage.set(key, answer).catch(onError);
    },
  };
};
