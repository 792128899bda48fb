/** What a user can want of its own data (spec §6): a copy, erasure, a correction by an administrator, restriction and its end, no marketing. */
export type DataSubjectRight = 'export' | 'erase' | 'rectify' | 'restrict' | 'unrestrict' | 'object' | 'withdraw';

/** `open`: administrators have to answer; `scheduled`: erased when due, until then it can be taken back; `closing`: under way. */
export type DataSubjectState = 'open' | 'scheduled' | 'closing' | 'done' | 'refused' | 'cancelled' | 'failed';

/** One request and what came of it. */
export interface DataSubjectRequest {
  readonly requestId: string;
  readonly kind: DataSubjectRight;
  readonly state: DataSubjectState;
  /** What the user wrote; empty where nothing was to be written. */
  readonly wish: string;
  /** What administrators answered, or what keeps an erasure waiting. */
  readonly outcome: string;
  readonly askedAt: Date;
  /** By when it is answered or carried out; null where it was at once. */
  readonly dueAt: Date | null;
  readonly settledAt: Date | null;
}

/** How a user's data is treated at the moment. */
export interface PrivacyStatus {
  readonly isRestricted: boolean;
  readonly receivesPromotions: boolean;
  /** When the account is going to be erased; null where nobody asked for it. */
  readonly erasureDueAt: Date | null;
}

/** Whom to write to about data, and where to complain. */
export interface PrivacyContacts {
  readonly officer: { readonly name: string; readonly email: string; readonly phone: string };
  readonly authority: { readonly name: string; readonly website: string };
}
