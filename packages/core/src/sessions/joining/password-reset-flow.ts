import { createStore, type StoreApi } from 'zustand/vanilla';
import { type ExpiringStorage, privatePrefix } from '../../basics/storage/private-storage.ts';
import { GatewayError } from '../../gateway/gateway-error.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { AskedCode } from '../../identity/code-sent.ts';
import { forgetPassword, setNewPassword } from '../../identity/password-calls.ts';
import type { SignInFlow } from './sign-in-flow.ts';

export interface PasswordResetState {
  /** E-mail or phone of the account. */
  readonly userName: string;
  /** Null before a code was asked for. It may not have been sent: nobody is told which accounts exist. */
  readonly asked: AskedCode | null;
  readonly isSending: boolean;
  readonly error: GatewayError | null;
}

/** A forgotten password: a code, then a new password, then signed in (spec §7 "forgetPassword"). */
export interface PasswordResetFlow {
  readonly store: StoreApi<PasswordResetState>;
  /** Takes up what a reload left. */
  restore(): Promise<void>;
  edit(userName: string): void;
  /** Asks for a code, or for another one. */
  ask(): Promise<void>;
  /** Sets the password by the code and signs in with it. */
  renew(code: string, password: string): Promise<void>;
  /** Back to the name. */
  back(): void;
  /** Forgets the name and that a code was asked for. */
  forget(): Promise<void>;
}

interface PasswordResetOptions {
  readonly transport: Transport;
  readonly signIn: Pick<SignInFlow, 'withPassword'>;
  readonly storage: ExpiringStorage;
  readonly clock: () => Date;
  readonly onError: (error: unknown) => void;
}

const key = `${privatePrefix}password-reset`;
const nothing: PasswordResetState = { userName: '', asked: null, isSending: false, error: null };

/** Made when the page opens. */
export const createPasswordResetFlow = (options: PasswordResetOptions): PasswordResetFlow => {
  const { transport, signIn, storage, clock, onError } = options;
  const store = createStore<PasswordResetState>(() => nothing);

  /** As long as the code is valid. */
  const save = async ({ userName, asked }: PasswordResetState) => {
    try {
      if (asked) await storage.set(key, JSON.stringify({ userName, asked }), asked.codeSeconds * 1000);
      else await storage.remove(key);
    } catch (error) {
      onError(error);
    }
  };

  const step = async (act: () => Promise<void>) => {
    if (store.getState().isSending) return;
    store.setState({ isSending: true, error: null });
    try {
      await act();
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      store.setState({ error });
    } finally {
      store.setState({ isSending: false });
    }
  };

  return {
    store,
    restore: async () => {
      try {
        const stored: Pick<PasswordResetState, 'userName' | 'asked'> | null = JSON.parse((await storage.get(key)) ?? 'null');
        if (stored && store.getState() === nothing) store.setState(stored);
      } catch (error) {
        onError(error);
      }
    },
    edit: (userName) => store.setState({ userName, error: null }),
    ask: () =>
      step(async () => {
        const sent = await forgetPassword(transport, store.getState().userName.trim());
        store.setState({ asked: { ...sent, atMs: clock().getTime() } });
        await save(store.getState());
      }),
    renew: (code, password) =>
      step(async () => {
        const userName = store.getState().userName.trim();
        await setNewPassword(transport, { userName, code, newPassword: password });
        await save({ ...store.getState(), asked: null });
        await signIn.withPassword(userName, password);
        store.setState({ ...nothing, isSending: true });
      }),
    back: () => {
      store.setState({ asked: null, error: null });
      void save(store.getState());
    },
    forget: () => {
      store.setState({ ...nothing, isSending: store.getState().isSending });
      return save(nothing);
    },
  };
};
