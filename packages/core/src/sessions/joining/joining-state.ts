import type { StoreApi } from 'zustand/vanilla';
import type { GatewayError } from '../../gateway/gateway-error.ts';
import type { AskedCode } from '../../identity/code-sent.ts';
import type { User } from '../session-state.ts';
import type { SocialIdentity } from '../social/social-identity.ts';
import type { JoiningDraft, JoiningForm } from './joining-draft.ts';

/** An account whose phone, or after that whose e-mail address, awaits its code. */
export interface WaitingAccount {
  /** Until the phone is verified it can only verify, ask for codes, sign out and read the user. */
  readonly sessionToken: string;
  readonly phone: string;
  /** The address that awaits its code, once the phone is verified; null before, and without one. */
  readonly email: string | null;
  /** The code that was sent last; null if none is known to have been sent. */
  readonly code: AskedCode | null;
}

export interface JoiningState {
  readonly isRestored: boolean;
  readonly draft: JoiningDraft;
  /** Who signs up by LINE or Facebook; null: by password. */
  readonly social: SocialIdentity | null;
  readonly waiting: WaitingAccount | null;
  readonly isSending: boolean;
  /** Why the last step failed; null without an error. */
  readonly error: GatewayError | null;
}

/** Joining: the form, the code for the phone, the code for the e-mail address, and the first session (spec §4). */
export interface JoiningFlow {
  readonly store: StoreApi<JoiningState>;
  /** Takes up what an earlier visit or a reload left. Runs once. */
  restore(): Promise<void>;
  edit(change: Partial<JoiningDraft>): void;
  /** Goes on with whom LINE or Facebook vouches for; null: with a password after all. What was typed stays. */
  bring(social: SocialIdentity | null): void;
  /** Signs up with a checked form (`checkJoining`). A repetition, also after a reload, gives the same account. */
  join(form: JoiningForm, terms: { readonly termsVersion: string }): Promise<void>;
  /** Continues with an account that signed up before and whose phone awaits its code. */
  takeUp(user: User): void;
  /** Asks for another code, which ends the one before; with a phone, the corrected number gets it. */
  askAgain(phone?: string): Promise<void>;
  /** Enters the code of the phone, or of the address once the phone is verified; the last one signs in. */
  enterCode(code: string): Promise<void>;
  /** Leaves the e-mail address for later, and signs in. */
  skipEmail(): Promise<void>;
  /** Back to the form, which keeps what was typed. */
  backToForm(): void;
  /** Forgets the sign-up: a user who was signed in meanwhile leaves this device to somebody else. */
  forget(): Promise<void>;
}
