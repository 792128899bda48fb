import { type AcceptedTerms, termsToAccept } from '@songwai/core/terms/terms';
import { type GuestState, signedOnGuest } from './guest-state.ts';

/** The terms in force and those accepted; null before the sign-on. */
export const termsOfGuest = (state: GuestState): AcceptedTerms | null => signedOnGuest(state)?.terms ?? null;

/** Whether the guest still has to accept terms. */
export const hasTermsToAccept = (state: GuestState): boolean => {
  const terms = termsOfGuest(state);
  return terms !== null && Object.values(termsToAccept(terms)).includes(true);
};

/** The guest with updated terms. */
export const withTermsOf = (state: GuestState, terms: AcceptedTerms): GuestState => {
  const { signOn } = state;
  return signOn.status === 'signedOn' ? { ...state, signOn: { ...signOn, guest: { ...signOn.guest, terms } } } : state;
};
