import type { ColumnType, Generated } from 'kysely';

/** One consent, given or withdrawn. */
export interface ConsentsTable {
  id: Generated<number>;
  user_id: string;
  kind: 'terms' | 'partnerTerms' | 'promotions';
  is_given: boolean;
  /** The version of the terms at that time; for a partner's terms its number. */
  terms_version: string;
  /** The partner, where the terms are a partner's. */
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
