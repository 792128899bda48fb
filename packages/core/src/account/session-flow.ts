import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '../basics/key-value-storage.ts';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { fetchUser, login, logout } from './calls.ts';
import type { SessionFlow, SessionState, User } from './session-state.ts';
import { createSessionStorage } from './session-storage.ts';

export interface SessionFlowOptions {
  /** A function, because the transport itself asks this flow for the token. */
  readonly getTransport: () => Transport;
  readonly storage: KeyValueStorage;
  /** Told of what fails behind the customer's back (a storage that is full, a sign-out nobody heard). */
  readonly onError?: (error: unknown) => void;
}

/** Who is signed in. Made once by a shell. */
export const createSessionFlow = ({ getTransport, storage, onError }: SessionFlowOptions): SessionFlow => {
  const store = createStore<SessionState>(() => ({ status: 'restoring' }));
  const kept = createSessionStorage(storage);

  const currentUser = (): User | null => {
    const state = store.getState();
    return state.status === 'signedIn' ? state.user : null;
  };

  /** The session is worth having even where it cannot be kept (private mode, full disk). */
  const tryStorage = async (step: Promise<void>) => {
    try {
      await step;
    } catch (error) {
      onError?.(error);
    }
  };

  const adopt = async (user: User) => {
    store.setState({ status: 'signedIn', user }, true);
    await tryStorage(kept.save(user));
  };

  const forget = async () => {
    store.setState({ status: 'signedOut' }, true);
    await tryStorage(kept.drop());
  };

  const loadKept = async () => {
    try {
      return await kept.load();
    } catch (error) {
      onError?.(error);
      return null;
    }
  };

  /** An invalid session comes back through `endInvalidSession`; any other failure leaves the user as last known. */
  const refresh = async (user: User) => {
    try {
      const fresh = await fetchUser(getTransport(), user.sessionToken, { isStartUp: true });
      if (currentUser()?.sessionToken === user.sessionToken) await adopt(fresh);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      onError?.(error);
    }
  };

  return {
    store,
    restore: async () => {
      const user = await loadKept();
      if (store.getState().status !== 'restoring') return;
      // Without both names the account was never completed: signed out at start (spec §2).
      if (user === null || user.firstName === '' || user.lastName === '') return forget();
      store.setState({ status: 'signedIn', user }, true);
      await refresh(user);
    },
    signIn: async (userName, password) => {
      if (store.getState().status === 'signingIn') return;
      store.setState({ status: 'signingIn' }, true);
      try {
        await adopt(await login(getTransport(), { userName, password }));
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        store.setState({ status: 'refused', error }, true);
        await tryStorage(kept.drop());
      }
    },
    adopt,
    signOut: async () => {
      try {
        if (currentUser()) await logout(getTransport());
      } catch (error) {
        // On this device the customer is signed out all the same.
        onError?.(error);
      }
      await forget();
    },
    sessionToken: () => currentUser()?.sessionToken ?? null,
    updateWallet: (walletSatang) => {
      const user = currentUser();
      if (user) void adopt({ ...user, walletSatang });
    },
    endInvalidSession: async () => {
      if (currentUser()) await forget();
    },
  };
};
