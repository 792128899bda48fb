/** Documents that a company shows of itself. */
export type CompanyDocumentKind = 'certificate' | 'vat' | 'other';

/** How far a company's verification is; `none` while nothing was added. */
export type VerificationState = 'none' | 'draft' | 'waiting' | 'verified' | 'refused';

/** A document that was added. */
export interface CompanyDocument {
  readonly documentId: string;
  readonly kind: CompanyDocumentKind;
  readonly sizeBytes: number;
  readonly addedAt: Date;
}

/** A company's verification as its owner sees it. */
export interface CompanyVerification {
  readonly state: VerificationState;
  /** With `refused`, and with a `draft` that administrators asked for: why, and what to do. */
  readonly reason: string | null;
  /** With `waiting`: DD/MM/YYYY, the working day by which it is looked at. */
  readonly dueDate: string | null;
  readonly documents: readonly CompanyDocument[];
}
