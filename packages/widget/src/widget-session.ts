import type { User } from '@songwai/core/account/session-state';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { errorDetailOf } from './error-detail.ts';
import type { WidgetAttributes } from './widget-attributes.ts';

export type WidgetSessionState =
  | { readonly status: 'signingOn' }
  | { readonly status: 'signedOn'; readonly user: User }
  | { readonly status: 'refused'; readonly reason: string; readonly message: string }
  /** Nobody answered: worth another try with the same token, because the exchange is idempotent. */
  | { readonly status: 'unreachable'; readonly message: string };

/** The guest's session, in memory only: the partner's page signs its guest on each time it is opened. */
export interface WidgetSession {
  readonly store: StoreApi<WidgetSessionState>;
  sessionToken(): string | null;
  userName(): string | null;
  /** Exchanges the partner's token; answers whether the guest is signed on. */
  signOn(credentials: Pick<WidgetAttributes, 'partner' | 'token'>): Promise<boolean>;
  end(): void;
}

const refusalOf = (error: unknown): WidgetSessionState => {
  // A chunk that did not arrive is as good as a gateway that did not answer.
  if (!(error instanceof GatewayError)) return { status: 'unreachable', message: errorDetailOf(error).message };
  if (error.isTransient) return { status: 'unreachable', message: error.message };
  return { status: 'refused', reason: String(error.reply['reason'] ?? ''), message: error.message };
};

export const createWidgetSession = (getTransport: () => Transport): WidgetSession => {
  const store = createStore<WidgetSessionState>(() => ({ status: 'signingOn' }));
  const user = (): User | null => {
    const state = store.getState();
    return state.status === 'signedOn' ? state.user : null;
  };
  return {
    store,
    sessionToken: () => user()?.sessionToken ?? null,
    userName: () => user()?.userName ?? null,
    async signOn({ partner, token }) {
      store.setState({ status: 'signingOn' }, true);
      try {
        const { signOn } = await import('@songwai/core/partners/calls');
        const answer = await signOn(getTransport(), { partnerId: partner, token });
        store.setState({ status: 'signedOn', user: answer.user }, true);
        return true;
      } catch (error) {
        store.setState(refusalOf(error), true);
        return false;
      }
    },
    end: () => store.setState({ status: 'refused', reason: 'session_ended', message: '' }, true),
  };
};
