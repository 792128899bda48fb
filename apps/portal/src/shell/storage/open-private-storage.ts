import type { PrivateStorage } from '@songwai/core/basics/storage/private-storage';
import { sessionKey } from '@songwai/core/sessions/session-storage';
import { whenIdle } from '@songwai/features/shared/when-idle';
import { lazyPrivateStorage } from '@songwai/features/storage/lazy-private-storage';

/** The key under which an earlier version stored the signed-in user, with the same encryption and without expiry. */
const earlierSessionKey = 'songwai.session';

const takeOverEarlierSession = (storage: Storage): void => {
  const cipherText = storage.getItem(earlierSessionKey);
  if (cipherText === null) return;
  storage.removeItem(earlierSessionKey);
  storage.setItem(sessionKey, `Infinity.${cipherText}`);
};

/** Storage of the signed-in user's data: the session and the draft of an order. */
export const openPrivateStorage = (window: Window & typeof globalThis, onProblem: (error: unknown) => void): PrivateStorage => {
  const { crypto, indexedDB } = window;
  const open = () => window.localStorage;
  try {
    takeOverEarlierSession(open());
  } catch (error) {
    onProblem(error);
  }
  const storage = lazyPrivateStorage({ open, clock: Date.now, crypto, indexedDB, onProblem });
  whenIdle(() => void storage.open().catch(onProblem));
  return storage;
};
