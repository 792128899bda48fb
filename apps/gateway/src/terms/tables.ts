import type { ColumnType, Generated } from 'kysely';

/** One consent, given or taken back. */
export interface ConsentsTable {
  id: Generated<number>;
  user_id: string;
  kind: 'terms' | 'partnerTerms' | 'promotions';
  is_given: boolean;
  /** Of the terms that held then; of a partner's terms their number. */
  terms_version: string;
  /** Whose terms, where they are a partner's. */
  partner_id: ColumnType<string | null, string | null | undefined, never>;
  channel: string;
  created_at: Date;
}

/** Tables of the room `terms`. */
export interface TermsTables {
  consents: ConsentsTable;
}

declare module '../database/tables.ts' {
  interface Database extends TermsTables {}
}
