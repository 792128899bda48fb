import type { CompanyRight } from '../gateway/endpoint.ts';

/** What a company lets a member do. */
export type MemberRights = Readonly<Record<CompanyRight, boolean>>;

/** The company that the signed-in user acts for. */
export interface UserCompany {
  /** As printed on documents: `C0000001`. */
  readonly companyId: string;
  readonly isOwner: boolean;
  /** Its data was checked against its documents. */
  readonly isVerified: boolean;
  readonly rights: MemberRights;
  /** Null if the user is in none. */
  readonly department: { readonly departmentId: string; readonly name: string } | null;
}

/** A user who acts for a company, including its owner. */
export interface CompanyMember {
  readonly userId: string;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** `active`, `suspended`. */
  readonly status: string;
  /** Null if the member is in none. */
  readonly department: { readonly departmentId: string; readonly name: string } | null;
  readonly isOwner: boolean;
  readonly rights: MemberRights;
  readonly since: Date;
}

/** A department of a company. */
export interface Department {
  readonly departmentId: string;
  readonly name: string;
  readonly userCount: number;
}

/** An invitation that is still open. */
export interface Invitation {
  readonly invitationId: string;
  /** The e-mail address or phone that the link was sent to. */
  readonly contact: string;
  readonly departmentName: string;
  readonly rights: MemberRights;
  readonly expiresAt: Date;
}
