import type { DocumentKind } from '@songwai/core/tax-documents/document';
import type { Selectable } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { DocumentContent } from './content.ts';
import type { TaxDocumentsTable } from './tables.ts';

/** What a document is about. */
export type DocumentSubject = `${'invoice' | 'job' | 'topUp' | 'payment' | 'credit'}:${string}`;

/** A document to issue. */
export interface DocumentToIssue {
  readonly payerId: string;
  readonly subject: DocumentSubject;
  readonly issuedAt: Date;
  readonly amountSatang: number;
  readonly content: DocumentContent;
  /** Completes the content with what follows from the number. */
  readonly complete?: ((number: string) => DocumentContent) | undefined;
  /** The id of the document that this one stands for, which is cancelled. */
  readonly replaces?: string | undefined;
}

/** An issued document, and the number of the one that stands for it. */
export type IssuedDocument = Omit<Selectable<TaxDocumentsTable>, 'content' | 'file_due_at' | 'file_attempts'> & {
  readonly replacedBy: string | null;
};

/** What the room `tax-documents` offers to the rooms above it. */
export interface Documents {
  /**
   * Issues a document with the next number of its kind and month, once per kind and subject: a second call gets the first one again.
   * The number's counter stays locked until the caller's transaction ends, so that numbers have no gaps: call it last.
   */
  issue(trx: Db, document: DocumentToIssue): Promise<IssuedDocument>;
  /** The documents of a subject, the newest first. */
  listOfSubject(db: Db, subject: DocumentSubject): Promise<readonly IssuedDocument[]>;
  /** The documents of subjects, the newest first. */
  listOfSubjects(db: Db, subjects: readonly DocumentSubject[]): Promise<readonly IssuedDocument[]>;
  /** The last document of a kind about a subject, which no other stands for. */
  findPresent(
    db: Db,
    wanted: { readonly kind: DocumentKind; readonly subject: DocumentSubject },
  ): Promise<IssuedDocument | undefined>;
}
