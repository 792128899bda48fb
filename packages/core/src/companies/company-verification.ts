/** Kinds of documents that verify a company. */
export type CompanyDocumentKind = 'certificate' | 'vat' | 'other';

/** Progress of a company's verification; `none` until a document is added. */
export type VerificationState = 'none' | 'draft' | 'waiting' | 'verified' | 'refused';

/** An uploaded document. */
export interface CompanyDocument {
  readonly documentId: string;
  readonly kind: CompanyDocumentKind;
  readonly sizeBytes: number;
  readonly addedAt: Date;
}

/** A company's verification as its owner sees it. */
export interface CompanyVerification {
  readonly state: VerificationState;
  /** With `refused`, and with a `draft` that administrators reopened: why, and what to do. */
  readonly reason: string | null;
  /** With `waiting`: the working day by which it is reviewed, DD/MM/YYYY. */
  readonly dueDate: string | null;
  readonly documents: readonly CompanyDocument[];
}
