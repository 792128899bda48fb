import type { StoreApi } from 'zustand/vanilla';
import type { Satang } from '../basics/money.ts';
import type { UserCompany } from '../companies/company-member.ts';
import type { GatewayError } from '../gateway/gateway-error.ts';
import type { AcceptedTerms } from '../terms/terms.ts';

/** The signed-in user (spec §3 "Logged-in user"). */
export interface User {
  readonly userId: string;
  readonly userName: string;
  readonly phone: string;
  readonly kind: 'company' | 'individual';
  readonly firstName: string;
  readonly lastName: string;
  /** Name of the company that the user is or acts for; likewise tax id and address. */
  readonly companyName: string;
  readonly companyTaxId: string;
  readonly companyAddress: string;
  /** Absent where it was never asked for, or if an older version of this program stored the user; likewise the postcode. */
  readonly companyBranch?: string;
  readonly companyPostcode?: string;
  /** What invoices are made out to; the company's own name, tax id and address where it gave no others. */
  readonly invoiceCompanyName: string;
  readonly invoiceCompanyTaxId: string;
  readonly invoiceCompanyAddress: string;
  /** Null if the user acts for no company. */
  readonly company: UserCompany | null;
  readonly channel: string;
  /** This device: the `sessionId` of `fetchSessions`. */
  readonly deviceId: string;
  /** The payment type that a new order starts with, on the wire's scale; likewise for a full day. */
  readonly paymentType: number;
  readonly fullDayPaymentType: number;
  /** How many jobs the user has booked so far. */
  readonly jobCount: number;
  /** Selects the full-day price list. */
  readonly userGroup: string;
  /** The referral code that the user gives to friends. */
  readonly friendCode: string;
  /** ISO 8601; a text, because the user is stored as JSON. Empty if an older version of this program stored the user. */
  readonly createdAt: string;
  readonly walletSatang: Satang;
  readonly freeCreditSatang: Satang;
  /** Leads to the pages of admins. */
  readonly isAdmin: boolean;
  /** Whether this user may pay by invoice. */
  readonly isInvoiceEnabled: boolean;
  /** New orders start with favourite drivers only. */
  readonly prefersFixedDriver: boolean;
  readonly confirmPhone: string;
  /** The current terms, and those that the user accepted last; absent if an older version of this program stored the user. */
  readonly terms?: AcceptedTerms;
  readonly sessionToken: string;
}

export type SessionState =
  | { readonly status: 'restoring' }
  /** `endedBy`: the code with which the gateway ended the session; the user may only have to sign in again. */
  | { readonly status: 'signedOut'; readonly endedBy?: number }
  | { readonly status: 'signingIn' }
  | { readonly status: 'refused'; readonly error: GatewayError }
  | { readonly status: 'signedIn'; readonly user: User };

/** Sign-in, sign-out and handling of an invalid session (spec §4, §8). */
export interface SessionFlow {
  readonly store: StoreApi<SessionState>;
  /**
   * Restores the user of an earlier visit, then refreshes it from the gateway; other calls at start-up wait for that (spec §4).
   * Runs once; a second call waits for the first.
   */
  restore(): Promise<void>;
  /** Follows a sign-in or sign-out in another tab of this browser. */
  follow(): Promise<void>;
  /**
   * Signs in the user that `ask` returns; null: more has to be asked first. A refusal is kept in the store and removes the stored
   * session (spec §8 "Failed login"). Does nothing while another sign-in runs.
   */
  enter(ask: () => Promise<User | null>): Promise<void>;
  /** Signs in a known user, such as after a partner's sign-on. */
  adopt(user: User): Promise<void>;
  /** Also removes all other data of the user on this device (spec §4). */
  signOut(): Promise<void>;
  /** The current token, for the transport. */
  sessionToken(): string | null;
  /** What a booking has changed of the user (spec §4 "Create job success"). */
  update(change: Partial<Pick<User, 'walletSatang' | 'paymentType' | 'fullDayPaymentType'>>): void;
  /** Called with the code of an invalid session: forgets the user; shells follow the store and show popup or redirect. */
  endInvalidSession(code: number): Promise<void>;
}
