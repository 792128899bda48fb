import { createStore, type StoreApi } from 'zustand/vanilla';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { type ProfileChange, updateProfile } from '../../profile/profile-calls.ts';
import { isUserComplete } from '../../profile/user-complete.ts';
import { fetchUser, login, loginWithCode, waitingUserOf } from '../calls.ts';
import type { SessionFlow, User } from '../session-state.ts';

/** What a sign-in asks for beyond name and password. */
export interface SignInState {
  /** A user without names or company data, who gives them before the session is stored (spec §2, §3 "userComplete"). */
  readonly incomplete: User | null;
  /** A user whose phone still awaits its code (102), for `JoiningFlow.takeUp`. */
  readonly unverified: User | null;
  readonly isSaving: boolean;
  /** Why the names were not saved. */
  readonly error: GatewayError | null;
}

/** Signing in, up to the stored session. Refusals are in the session's store. */
export interface SignInFlow {
  readonly store: StoreApi<SignInState>;
  withPassword(userName: string, password: string): Promise<void>;
  withCode(userName: string, code: string): Promise<void>;
  /** Signs in whom `ask` has proven, asking for missing names or the phone's code first; null: nobody yet. */
  admit(ask: () => Promise<User | null>): Promise<void>;
  /** Saves the missing names and company data, and signs in. */
  complete(change: Pick<ProfileChange, 'firstName' | 'lastName' | 'company'>): Promise<void>;
  /** Back to name and password. */
  leave(): void;
}

interface SignInFlowOptions {
  readonly transport: Transport;
  /** A transport with a session that is not the portal's own yet. */
  readonly transportAs: (sessionToken: string) => Transport;
  readonly session: Pick<SessionFlow, 'enter'>;
}

const nobody: SignInState = { incomplete: null, unverified: null, isSaving: false, error: null };

/** Made when a sign-in form opens. */
export const createSignInFlow = ({ transport, transportAs, session }: SignInFlowOptions): SignInFlow => {
  const store = createStore<SignInState>(() => nobody);

  /** Null while names are missing. */
  const completed = (user: User): User | null => {
    if (isUserComplete(user)) return user;
    store.setState({ ...nobody, incomplete: user });
    return null;
  };

  const admit = (ask: () => Promise<User | null>) =>
    session.enter(async () => {
      try {
        const user = await ask();
        return user && completed(user);
      } catch (error) {
        const waiting = error instanceof GatewayError ? waitingUserOf(error) : null;
        if (waiting === null) throw error;
        store.setState({ ...nobody, unverified: waiting });
        return null;
      }
    });

  return {
    store,
    withPassword: (userName, password) => admit(() => login(transport, { userName, password })),
    withCode: (userName, code) => admit(() => loginWithCode(transport, { userName, code })),
    admit,
    complete: async (change) => {
      const { incomplete, isSaving } = store.getState();
      if (incomplete === null || isSaving) return;
      store.setState({ isSaving: true, error: null });
      try {
        const own = transportAs(incomplete.sessionToken);
        await updateProfile(own, { ...change, isWelcome: true });
        const user = await fetchUser(own, incomplete.sessionToken);
        store.setState(nobody);
        await admit(async () => user);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        store.setState({ isSaving: false, error });
      }
    },
    leave: () => store.setState(nobody),
  };
};
