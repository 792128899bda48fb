import { createStore } from 'zustand/vanilla';
import type { PrivateStorage } from '../basics/storage/private-storage.ts';
import { GatewayError } from '../gateway/gateway-error.ts';
import { isSessionInvalid } from '../gateway/read-envelope.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { fetchUser, logout } from './calls.ts';
import type { SessionFlow, SessionState, User } from './session-state.ts';
import { createSessionStorage } from './session-storage.ts';

export interface SessionFlowOptions {
  /** A function, because the transport itself asks this flow for the token. */
  readonly getTransport: () => Transport;
  readonly storage: PrivateStorage;
  /** Called after the gateway has removed the user and this device has forgotten them: the page should start over (spec §8). */
  readonly onUserRemoved?: () => void;
  /** Called with errors in the background (a full storage, a failed sign-out). */
  readonly onError?: (error: unknown) => void;
}

/** Code for a removed user. */
const userRemoved = 131;

/** The session of the signed-in user. A shell creates it once. */
export const createSessionFlow = ({ getTransport, storage, onUserRemoved, onError }: SessionFlowOptions): SessionFlow => {
  const store = createStore<SessionState>(() => ({ status: 'restoring' }));
  const stored = createSessionStorage(storage);

  const currentUser = (): User | null => {
    const state = store.getState();
    return state.status === 'signedIn' ? state.user : null;
  };

  /** A session also works if it cannot be stored (private mode, full disk). */
  const tryStorage = async (step: Promise<void>) => {
    try {
      await step;
    } catch (error) {
      onError?.(error);
    }
  };

  const adopt = async (user: User) => {
    const isEntering = !currentUser();
    // Whoever is let in may load another page at once, which must find the session.
    if (isEntering) await tryStorage(stored.save(user));
    store.setState({ status: 'signedIn', user }, true);
    if (!isEntering) await tryStorage(stored.save(user));
  };

  /** Deliberate sign-out: removes all data of the user. */
  const leave = async () => {
    store.setState({ status: 'signedOut' }, true);
    await tryStorage(stored.clear());
  };

  const enter = async (ask: () => Promise<User | null>) => {
    if (store.getState().status === 'signingIn') return;
    store.setState({ status: 'signingIn' }, true);
    try {
      const user = await ask();
      if (user) await adopt(user);
      else store.setState({ status: 'signedOut' }, true);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      store.setState({ status: 'refused', error }, true);
      await tryStorage(stored.drop());
    }
  };

  const loadStored = async () => {
    try {
      return await stored.load();
    } catch (error) {
      onError?.(error);
      return null;
    }
  };

  let isAskingWho = false;

  const endInvalidSession = async (endedBy: number) => {
    const { status } = store.getState();
    // `refresh` itself handles a user who was removed before the start.
    if ((isAskingWho && endedBy === userRemoved) || (status !== 'signedIn' && status !== 'signedOut')) return;
    store.setState({ status: 'signedOut', endedBy }, true);
    await tryStorage(stored.drop());
  };

  const forgetRemovedUser = async () => {
    await leave();
    // If it were still stored, the page would start over forever.
    if ((await loadStored()) === null) onUserRemoved?.();
  };

  /** An ended session has already gone through `endInvalidSession`; after any other failure the last known user stays. */
  const refresh = async (user: User) => {
    isAskingWho = true;
    try {
      const fresh = await fetchUser(getTransport(), user.sessionToken, { isStartUp: true });
      if (currentUser()?.sessionToken === user.sessionToken) await adopt(fresh);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (error.code === userRemoved) await forgetRemovedUser();
      // Reading one's own user needs no right, so a 403 means an invalid session.
      else if (error.code === 403) await endInvalidSession(403);
      else if (!isSessionInvalid(error)) onError?.(error);
    } finally {
      isAskingWho = false;
    }
  };

  const takeUp = async () => {
    const user = await loadStored();
    if (store.getState().status !== 'restoring') return;
    if (user === null) {
      store.setState({ status: 'signedOut' }, true);
      return tryStorage(stored.drop());
    }
    // Without both names the sign-up was never completed: sign out at start (spec §2).
    if (user.firstName === '' || user.lastName === '') return leave();
    store.setState({ status: 'signedIn', user }, true);
    await refresh(user);
  };
  let restoring: Promise<void> | undefined;

  return {
    store,
    restore: () => {
      restoring ??= takeUp();
      return restoring;
    },
    follow: async () => {
      const before = store.getState();
      if (before.status === 'restoring' || before.status === 'signingIn') return;
      const user = await loadStored();
      if (store.getState() !== before) return;
      if (user) store.setState({ status: 'signedIn', user }, true);
      else if (before.status === 'signedIn') store.setState({ status: 'signedOut' }, true);
    },
    enter,
    adopt,
    signOut: async () => {
      try {
        if (currentUser()) await logout(getTransport());
      } catch (error) {
        // Sign out on this device anyway.
        onError?.(error);
      }
      await leave();
    },
    sessionToken: () => currentUser()?.sessionToken ?? null,
    update: (change) => {
      const user = currentUser();
      if (user) void adopt({ ...user, ...change });
    },
    endInvalidSession,
  };
};
