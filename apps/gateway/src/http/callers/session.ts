import type { CompanyRight, PartnerFeature } from '@songwai/core/gateway/endpoint';

/** The company that a user acts for. */
export interface CompanyAccess {
  /** User id of the account that owns the company: jobs, wallet and invoices of the company hang on it. */
  readonly companyId: string;
  /** Null where the member is in no department, as the owner is. */
  readonly departmentId: string | null;
  readonly rights: ReadonlySet<CompanyRight>;
}

/** A signed-in user, as far as every room may know. */
export interface Session {
  readonly sessionId: string;
  readonly userId: string;
  /** Where the session began: `web`, or the name of the partner that signed the user on. */
  readonly channel: string;
  /** The partner that signed the user on; null for our own customers. */
  readonly partnerId: string | null;
  readonly role: 'customer' | 'admin';
  /** True until the phone of a new account is verified; such a session may do little (`isOpenToUnverified` of a call). */
  readonly isUnverified?: boolean;
  /** Null for an individual. */
  readonly company: CompanyAccess | null;
}

/** Why a token opens nothing: 130 expired or never issued, 131 user removed, 132 user suspended, 133 revoked (spec §8). */
export type SessionProblem = 130 | 131 | 132 | 133;

/** What a token stands for. */
export type SessionAnswer = { readonly session: Session } | { readonly problem: SessionProblem };

/** Handed to the HTTP layer by the room `sessions`, which owns them. */
export interface SessionReader {
  read(token: string): Promise<SessionAnswer>;
}

/** A driver's app, signed in. */
export interface DriverSession {
  readonly driverId: number;
}

/** What a driver's token stands for. */
export type DriverAnswer = { readonly session: DriverSession } | { readonly problem: SessionProblem };

/** Handed to the HTTP layer by the room `drivers`, which owns the tokens of drivers' apps. */
export interface DriverSessionReader {
  read(token: string): Promise<DriverAnswer>;
}

/** A partner's server, known by the signature of its call. */
export interface PartnerSession {
  readonly partnerId: string;
}

/** A call as a partner's server signed it. */
export interface SignedCall {
  /** `songwai-partner`. */
  readonly partnerId: string;
  /** `songwai-signature`. */
  readonly signature: string;
  readonly method: string;
  /** From `/api` on, with the query, as it was sent. */
  readonly url: string;
  /** The bytes of the body as text; empty for a GET. */
  readonly body: string;
}

/** Handed to the HTTP layer by the room `partners`, which owns the secrets and what each partner offers. */
export interface PartnerGate {
  /** @throws {BusinessRefusal} 401 with a `reason`. */
  identify(call: SignedCall): Promise<PartnerSession>;
  offers(partnerId: string, feature: PartnerFeature): Promise<boolean>;
}

/** Handed to the HTTP layer by the room `account`, which knows who accepted which terms. */
export interface TermsGate {
  /** @throws {BusinessRefusal} 428 with `terms`: which hold, and which were accepted last. */
  requireAccepted(session: Session): Promise<void>;
}

/** Request header that carries the session token. */
export const sessionHeader = 'sk-token';

/** Request header that carries the token of a driver's app. */
export const driverHeader = 'driver-token';

/** Request header in which a partner's server says who it is. */
export const partnerHeader = 'songwai-partner';

/** Request header in which a partner's server signs its call; the same form as a webhook's. */
export const signatureHeader = 'songwai-signature';
