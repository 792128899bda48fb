import type { Generated } from 'kysely';

/** A person whom a company invites to act for it. */
interface CompanyInvitationsTable {
  id: string;
  company_user_id: string;
  token_hash: Buffer;
  /** E-mail address or phone that the link was sent to. */
  contact: string;
  department_id: string | null;
  can_order: boolean;
  can_view: boolean;
  can_pay: boolean;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  accepted_by: string | null;
  revoked_at: Date | null;
}

/** A part of a company that its members are sorted into. */
export interface DepartmentsTable {
  id: string;
  company_user_id: string;
  name: string;
  created_at: Date;
}

/** A user who acts for a company, and what the company lets it do. */
export interface CompanyMembersTable {
  user_id: string;
  company_user_id: string;
  department_id: string | null;
  can_order: Generated<boolean>;
  can_view: Generated<boolean>;
  can_pay: Generated<boolean>;
  created_at: Date;
}

/** Tables of the company's members besides those of the accounts themselves. */
export interface MembersTables {
  departments: DepartmentsTable;
  company_members: CompanyMembersTable;
  company_invitations: CompanyInvitationsTable;
}

declare module '../../database/tables.ts' {
  interface Database extends MembersTables {}
}
