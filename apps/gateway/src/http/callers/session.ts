import type { Language } from '@songwai/core/basics/language';
import type { CompanyRight, PartnerFeature } from '@songwai/core/gateway/endpoint';

/** The company that a user acts for. */
export interface CompanyAccess {
  /** User id of the account that owns the company and its jobs, wallet and invoices. */
  readonly companyId: string;
  /** Null where the member is in no department, like the owner. */
  readonly departmentId: string | null;
  readonly rights: ReadonlySet<CompanyRight>;
}

/** A signed-in user, as visible to every room. */
export interface Session {
  readonly sessionId: string;
  readonly userId: string;
  /** Where the session began: `web`, or the name of the partner that signed the user on. */
  readonly channel: string;
  /** The partner that signed the user on; null for our own customers. */
  readonly partnerId: string | null;
  readonly role: 'customer' | 'admin';
  /** True until the phone of a new account is verified; such a session may only use calls with `isOpenToUnverified`. */
  readonly isUnverified?: boolean;
  /** Null for an individual. */
  readonly company: CompanyAccess | null;
}

/** Why a token is invalid: 130 expired or never issued, 131 user removed, 132 user suspended, 133 revoked (spec §8). */
export type SessionProblem = 130 | 131 | 132 | 133;

/** The result of reading a session token. */
export type SessionAnswer = { readonly session: Session } | { readonly problem: SessionProblem };

/** Provided to the HTTP layer by the room `sessions`, which owns the tokens. */
export interface SessionReader {
  /**
   * @param tokenHash as `hashTokenText` makes it
   * @param language the one that a call names, which is remembered for messages
   */
  read(tokenHash: string, language?: Language): Promise<SessionAnswer>;
}

/** The session of a driver's app. */
export interface DriverSession {
  readonly driverId: number;
}

/** The result of reading a driver's token. */
export type DriverAnswer = { readonly session: DriverSession } | { readonly problem: SessionProblem };

/** Provided to the HTTP layer by the room `drivers`, which owns the tokens of drivers' apps. */
export interface DriverSessionReader {
  read(token: string): Promise<DriverAnswer>;
}

/** A partner's server, identified by the signature of its call. */
export interface PartnerSession {
  readonly partnerId: string;
}

/** A call as a partner's server signed it. */
export interface SignedCall {
  /** Header `songwai-partner`. */
  readonly partnerId: string;
  /** Header `songwai-signature`. */
  readonly signature: string;
  readonly method: string;
  /** The address from `/api` on, with the query, as sent. */
  readonly url: string;
  /** The bytes of the body as text; empty for a GET. */
  readonly body: string;
}

/** Provided to the HTTP layer by the room `partners`, which owns the secrets, and what each partner offers and allows its guests. */
export interface PartnerGate {
  /** @throws {BusinessRefusal} 401 with a `reason`. */
  identify(call: SignedCall): Promise<PartnerSession>;
  offers(partnerId: string, feature: PartnerFeature): Promise<boolean>;
  /** Whether the partner's guests may pay this way, a payment type of the wire. */
  allowsPayment(partnerId: string, type: number): Promise<boolean>;
}

/** Provided to the HTTP layer by the room `account`, which knows which terms each user accepted. */
export interface TermsGate {
  /** @throws {BusinessRefusal} 428 with `terms`: the current versions and those accepted last. */
  requireAccepted(session: Session): Promise<void>;
}

/** Request header that carries the session token. */
export const sessionHeader = 'sk-token';

/** Request header that carries the token of a driver's app. */
export const driverHeader = 'driver-token';

/** Request header with the id of a partner's server. */
export const partnerHeader = 'songwai-partner';

/** Request header with the signature of a partner's call; the same form as a webhook's. */
export const signatureHeader = 'songwai-signature';
