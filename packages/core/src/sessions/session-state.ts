import type { StoreApi } from 'zustand/vanilla';
import type { Satang } from '../basics/money.ts';
import type { UserCompany } from '../companies/company-member.ts';
import type { GatewayError } from '../gateway/gateway-error.ts';
import type { AcceptedTerms } from '../terms/terms.ts';

/** The signed-in user in our names (spec §3 "Logged-in user"). */
export interface User {
  readonly userId: string;
  readonly userName: string;
  readonly phone: string;
  readonly kind: 'company' | 'individual';
  readonly firstName: string;
  readonly lastName: string;
  /** Of the company that the user is or acts for; so are tax id and address. */
  readonly companyName: string;
  readonly companyTaxId: string;
  readonly companyAddress: string;
  /** Null for whoever acts for none. */
  readonly company: UserCompany | null;
  readonly channel: string;
  readonly walletSatang: Satang;
  readonly freeCreditSatang: Satang;
  /** Whether this very user may pay by invoice. */
  readonly isInvoiceEnabled: boolean;
  /** Orders start out with favourite drivers only. */
  readonly prefersFixedDriver: boolean;
  readonly confirmPhone: string;
  /** Which terms hold, and which the user accepted last; absent in what an older version of this program stored. */
  readonly terms?: AcceptedTerms;
  readonly sessionToken: string;
}

export type SessionState =
  | { readonly status: 'restoring' }
  /** `endedBy`: the code with which the gateway ended the session; whoever was here may only have to sign in again. */
  | { readonly status: 'signedOut'; readonly endedBy?: number }
  | { readonly status: 'signingIn' }
  | { readonly status: 'refused'; readonly error: GatewayError }
  | { readonly status: 'signedIn'; readonly user: User };

/** Login, logout and what becomes of an invalid session (spec §4, §8). */
export interface SessionFlow {
  readonly store: StoreApi<SessionState>;
  /**
   * Takes up the user of an earlier visit, then asks the gateway who it is: other calls of a start wait for that (spec §4). Done once; a second
   * call waits for the first.
   */
  restore(): Promise<void>;
  /** Another tab of this browser signed in or out: this one does the same. */
  follow(): Promise<void>;
  signIn(userName: string, password: string): Promise<void>;
  /** By the code that `sendLoginCode` had sent. */
  signInWithCode(userName: string, code: string): Promise<void>;
  /** Partner sign-on and any other way in that already has a user. */
  adopt(user: User): Promise<void>;
  /** Also removes whatever else of the user lies on this device (spec §4). */
  signOut(): Promise<void>;
  /** For the transport: the token of the moment. */
  sessionToken(): string | null;
  updateWallet(walletSatang: Satang): void;
  /** Called with the code of an invalid session: forgets the user; shells listen to the store and decide popup or redirect. */
  endInvalidSession(code: number): Promise<void>;
}
