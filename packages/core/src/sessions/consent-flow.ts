import { createStore, type StoreApi } from 'zustand/vanilla';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { type AcceptedTerms, termsToAccept } from '../terms/terms.ts';
import { acceptTerms } from '../terms/terms-calls.ts';
import { termsFromReply } from '../terms/terms-refusal.ts';
import type { SessionFlow, SessionState } from './session-state.ts';

/** State of the consent dialog. */
export type ConsentState =
  | { readonly status: 'closed' }
  | {
      readonly status: 'asking' | 'sending';
      readonly terms: AcceptedTerms;
      /** Why the last attempt failed; null without an error. */
      readonly error: GatewayError | null;
    };

/**
 * Asks a signed-in user to accept the current terms (spec §4 "Consent"): after a sign-in, at start-up, and when a call was
 * refused for missing consent.
 */
export interface ConsentFlow {
  readonly store: StoreApi<ConsentState>;
  /** Asks for a refused call (`withTerms`). @returns whether the terms were accepted; false if the user signed out. */
  ask(terms: AcceptedTerms): Promise<boolean>;
  accept(choice: { readonly wantsPromotions: boolean }): Promise<void>;
  /** Refusing signs the user out. */
  refuse(): Promise<void>;
}

interface ConsentFlowOptions {
  readonly getTransport: () => Transport;
  readonly session: Pick<SessionFlow, 'store' | 'adopt' | 'signOut'>;
}

/** A shell creates it once. It follows the session as long as the page lives. */
export const createConsentFlow = ({ getTransport, session }: ConsentFlowOptions): ConsentFlow => {
  const store = createStore<ConsentState>(() => ({ status: 'closed' }));
  let waiting: ((isAccepted: boolean) => void)[] = [];

  const open = (terms: AcceptedTerms) => {
    if (store.getState().status === 'closed') store.setState({ status: 'asking', terms, error: null }, true);
  };

  const close = (isAccepted: boolean) => {
    const waiters = waiting;
    waiting = [];
    store.setState({ status: 'closed' }, true);
    for (const settle of waiters) settle(isAccepted);
  };

  const follow = (state: SessionState) => {
    if (state.status !== 'signedIn') return close(false);
    const { terms } = state.user;
    if (terms === undefined) return;
    if (termsToAccept(terms).own) open(terms);
    else if (store.getState().status !== 'closed') close(true);
  };
  follow(session.store.getState());
  session.store.subscribe(follow);

  /** Stores the acceptance in the session, which closes the dialog. */
  const adopt = async (terms: AcceptedTerms) => {
    const state = session.store.getState();
    if (state.status === 'signedIn') await session.adopt({ ...state.user, terms });
    close(true);
  };

  return {
    store,
    ask: (terms) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        open(terms);
      }),
    accept: async ({ wantsPromotions }) => {
      const state = store.getState();
      if (state.status !== 'asking') return;
      const { terms } = state;
      store.setState({ status: 'sending', terms, error: null }, true);
      try {
        await adopt(await acceptTerms(getTransport(), { termsVersion: terms.version, wantsPromotions }));
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        // A 409 includes the current version, to be accepted next.
        if (store.getState().status === 'sending')
          store.setState({ status: 'asking', terms: termsFromReply(error.reply) ?? terms, error }, true);
      }
    },
    refuse: () => session.signOut(),
  };
};
