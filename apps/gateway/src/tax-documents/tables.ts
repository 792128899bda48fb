import type { DocumentKind } from '@songwai/core/tax-documents/document';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { StoredContent } from './content.ts';

interface DocumentCountersTable {
  kind: DocumentKind;
  /** YYMM. */
  month: string;
  last: number;
}

/** An issued document; only `file_key` and `sha256` are set later, once, and when to make the file. */
export interface TaxDocumentsTable {
  id: string;
  kind: DocumentKind;
  number: string;
  payer_id: string;
  subject: string;
  issued_at: Date;
  amount_satang: number;
  content: JSONColumnType<StoredContent, string, never>;
  replaces: ColumnType<string | null, string | null | undefined, never>;
  file_key: ColumnType<string | null, undefined, string>;
  sha256: ColumnType<string | null, undefined, string>;
  file_due_at: Generated<Date>;
  file_attempts: Generated<number>;
}

/** Tables of the room `tax-documents`. */
export interface TaxDocumentsTables {
  document_counters: DocumentCountersTable;
  tax_documents: TaxDocumentsTable;
}

declare module '../database/tables.ts' {
  interface Database extends TaxDocumentsTables {}
}
