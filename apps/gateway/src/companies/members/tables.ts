import type { Generated } from 'kysely';

/** An invitation to act for a company. */
interface CompanyInvitationsTable {
  id: string;
  company_user_id: string;
  /** The owner, or a member who may manage; null after the sender's account was erased. */
  invited_by: string | null;
  token_hash: Buffer;
  /** E-mail address or phone number of the recipient. */
  contact: string;
  department_id: string | null;
  can_order: boolean;
  can_view: boolean;
  can_pay: boolean;
  can_manage: Generated<boolean>;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  accepted_by: string | null;
  revoked_at: Date | null;
}

/** A department of a company. */
export interface DepartmentsTable {
  id: string;
  company_user_id: string;
  name: string;
  created_at: Date;
}

/** A user who acts for a company, with the user's rights. */
export interface CompanyMembersTable {
  user_id: string;
  company_user_id: string;
  department_id: string | null;
  can_order: Generated<boolean>;
  can_view: Generated<boolean>;
  can_pay: Generated<boolean>;
  can_manage: Generated<boolean>;
  created_at: Date;
}

/** The tables of departments, members and invitations. */
export interface MembersTables {
  departments: DepartmentsTable;
  company_members: CompanyMembersTable;
  company_invitations: CompanyInvitationsTable;
}

declare module '../../database/tables.ts' {
  interface Database extends MembersTables {}
}
