/**
 * A user's rights over its own data (spec §6): a copy, erasure, correction by an administrator, restriction and its end, no
 * marketing.
 */
export type DataSubjectRight = 'export' | 'erase' | 'rectify' | 'restrict' | 'unrestrict' | 'object' | 'withdraw';

/** `open`: awaits administrators; `scheduled`: will be erased, and can be cancelled until then; `closing`: being erased. */
export type DataSubjectState = 'open' | 'scheduled' | 'closing' | 'done' | 'refused' | 'cancelled' | 'failed';

/** A data request and its outcome. */
export interface DataSubjectRequest {
  readonly requestId: string;
  readonly kind: DataSubjectRight;
  readonly state: DataSubjectState;
  /** The user's text; may be empty. */
  readonly wish: string;
  /** The administrators' answer, or the reason why an erasure has to wait. */
  readonly outcome: string;
  readonly askedAt: Date;
  /** When it will be answered or carried out; null if it was done at once. */
  readonly dueAt: Date | null;
  readonly settledAt: Date | null;
}

/** The privacy settings and state of a user's data. */
export interface PrivacyStatus {
  readonly isRestricted: boolean;
  readonly receivesPromotions: boolean;
  /** When the account will be erased; null if not requested. */
  readonly erasureDueAt: Date | null;
  /** What stands against an erasure now, by the gateway's names, of which a newer gateway may have more. */
  readonly erasureHolds: readonly string[];
}

/** The data protection officer, and the authority for complaints. */
export interface PrivacyContacts {
  readonly officer: { readonly name: string; readonly email: string; readonly phone: string };
  readonly authority: { readonly name: string; readonly website: string };
}
