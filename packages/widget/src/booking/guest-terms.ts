import { type AcceptedTerms, termsToAccept } from '@songwai/core/terms/terms';
import { type GuestState, signedOnGuest } from './guest-state.ts';

/** What the guest has to accept and has accepted; null before the sign-on. */
export const termsOfGuest = (state: GuestState): AcceptedTerms | null => signedOnGuest(state)?.terms ?? null;

/** Whether there is something that the guest has not accepted yet. */
export const hasTermsToAccept = (state: GuestState): boolean => {
  const terms = termsOfGuest(state);
  return terms !== null && Object.values(termsToAccept(terms)).includes(true);
};

/** The same guest with terms that are known by now. */
export const withTermsOf = (state: GuestState, terms: AcceptedTerms): GuestState => {
  const { signOn } = state;
  return signOn.status === 'signedOn' ? { ...state, signOn: { ...signOn, guest: { ...signOn.guest, terms } } } : state;
};
