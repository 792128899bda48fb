import type { CompanyDocumentKind } from '@songwai/core/companies/company-verification';
import type { Generated } from 'kysely';

/** A company's request to be verified. */
export interface CompanyVerificationsTable {
  id: string;
  /** Increases with each verification; a company's newest one counts. */
  number: Generated<number>;
  company_user_id: string;
  state: 'draft' | 'waiting' | 'verified' | 'refused';
  company_name: string | null;
  company_tax_id: string | null;
  company_address: string | null;
  created_at: Date;
  submitted_at: Date | null;
  /** YYYY-MM-DD. */
  due_on: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
}

export interface CompanyDocumentsTable {
  id: string;
  verification_id: string;
  kind: CompanyDocumentKind;
  object_key: string;
  media_type: string;
  size_bytes: number;
  created_at: Date;
}

/** Tables of a company's verification. */
export interface DocumentsTables {
  company_verifications: CompanyVerificationsTable;
  company_documents: CompanyDocumentsTable;
}

declare module '../../database/tables.ts' {
  interface Database extends DocumentsTables {}
}
