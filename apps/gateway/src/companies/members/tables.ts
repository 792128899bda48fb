/** Somebody whom a company asks to act for it. */
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

/** Tables of the company's members besides those of the accounts themselves. */
export interface MembersTables {
  company_invitations: CompanyInvitationsTable;
}
