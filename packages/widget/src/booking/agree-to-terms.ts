import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { termsToAccept } from '@songwai/core/terms/terms';
import { acceptTerms } from '@songwai/core/terms/terms-calls';
import { termsFromReply } from '@songwai/core/terms/terms-refusal';
import type { StoreApi } from 'zustand/vanilla';
import type { GuestState } from './guest-state.ts';
import { termsOfGuest, withTermsOf } from './guest-terms.ts';

interface AgreeOptions {
  readonly store: StoreApi<GuestState>;
  readonly transport: Transport;
}

/** Records the guest's acceptance, if there are terms to accept; returns whether the booking may go on. */
export const agreeToTerms = async ({ store, transport }: AgreeOptions): Promise<boolean> => {
  const ask = (error: GatewayError | null) =>
    store.setState(({ consentAsked = 0 }) => ({ consentAsked: consentAsked + 1, consentError: error }));
  const terms = termsOfGuest(store.getState());
  if (terms === null) return true;
  const { own, partners } = termsToAccept(terms);
  if (!own && !partners) return true;
  if (!store.getState().hasAgreed) {
    ask(null);
    return false;
  }
  const { version, partner } = terms;
  try {
    const accepted = await acceptTerms(transport, {
      ...(own && { termsVersion: version }),
      ...(partners && partner && { partnerTermsVersion: partner.version }),
    });
    store.setState((state) => withTermsOf(state, accepted));
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // A 409 contains the terms in force, which the guest has not seen yet.
    const newer = termsFromReply(error.reply);
    if (newer) store.setState((state) => ({ ...withTermsOf(state, newer), hasAgreed: false }));
    ask(error);
    return false;
  }
};
