import type { Generated, JSONColumnType } from 'kysely';

/** One account. Money in satang, as PostgreSQL's bigint. */
export interface UsersTable {
  id: string;
  /** Signs in: proven, like the phone, by a code that was sent to it. */
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  /** 1 company, 2 individual. */
  user_type: number;
  role: Generated<'customer' | 'admin'>;
  status: Generated<'active' | 'suspended' | 'removed'>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  refer_code: string;
  company_id: string | null;
  company_name: string | null;
  company_address: string | null;
  company_tax_id: string | null;
  /** `00000` for the head office; null where it was never asked for, likewise the postcode. */
  company_branch: Generated<string | null>;
  company_postcode: Generated<string | null>;
  /** What invoices are made out to; null: the company's own. */
  invoice_company_name: string | null;
  invoice_company_address: string | null;
  invoice_company_tax_id: string | null;
  invoice_company_branch: Generated<string | null>;
  invoice_company_postcode: Generated<string | null>;
  /** An address that the user or the partner gave; not proven, so nothing private is sent there. */
  contact_email: string | null;
  /** Phone for questions, whether or not it signs in. */
  confirm_phone: Generated<string>;
  payment_type: Generated<number>;
  full_day_payment: Generated<number>;
  omise_customer_id: string | null;
  fix_driver: Generated<boolean>;
  invoice_enabled: Generated<boolean>;
  /**
   * Paying by invoice was allowed until administrators reopened the verification; allowed again once the new documents are
   * approved.
   */
  invoice_rests: Generated<boolean>;
  user_group: Generated<string>;
  tier: Generated<'normal' | 'silver' | 'gold' | 'platinum' | 'contract'>;
  /** The price list of a special-rate customer; null: that of the tier, else DEFAULT. */
  price_list: string | null;
  created_at: Date;
  /** False until the phone of a new account is verified. */
  is_verified: Generated<boolean>;
  facebook_id: string | null;
  line_id: string | null;
  /** What LINE issued to us, sealed. */
  line_grant: string | null;
  /** The friend whose link the user followed. */
  referred_by: string | null;
  company_verified_at: Date | null;
  recipient_sms: Generated<boolean>;
  recipient_email: Generated<boolean>;
  welcomed_at: Date | null;
  /** Since when the data are used only to serve the user (restriction of processing). */
  restricted_at: Date | null;
  erased_at: Date | null;
  /** When the bookings that were retained after erasure were deleted. */
  books_ended_at: Date | null;
}

/** The phone or Facebook user that a user wants to sign in with, until the code that was sent to the phone is entered. */
export interface IdentityClaimsTable {
  user_id: string;
  phone: string;
  facebook_id: string | null;
  /** False where the phone belongs to another account: no code is right then. */
  is_free: boolean;
  code_sent_at: Date;
  created_at: Date;
}

/** The address that a user wants to sign in with, until the code that was sent to it is entered. */
export interface EmailClaimsTable {
  user_id: string;
  email: string;
  /** False where the address belongs to another account: no code is right then. */
  is_free: boolean;
  /** Null where no code was sent yet. */
  code_sent_at: Date | null;
  /** True: given at sign-up. False: claimed later with a proof of identity, and deleted after a day. */
  is_from_sign_up: boolean;
  created_at: Date;
}

/** A sign-up; a guid signs up only once. */
export interface SignUpsTable {
  guid: string;
  user_id: string;
  channel: string;
  reference_id: string | null;
  origin: JSONColumnType<object>;
  /** The friend whose link was followed had signed in on the same device. */
  is_on_referrers_device: Generated<boolean>;
  created_at: Date;
}

/** The purposes of a code of four digits. */
export type CodePurpose = 'phone' | 'password' | 'identity' | 'email' | 'signIn';

/** A code that was sent, hashed. */
export interface OneTimeCodesTable {
  purpose: CodePurpose;
  subject: string;
  id: string;
  code_hash: string;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
}

/** A device or a network from which an account has signed in. */
export interface KnownPlacesTable {
  user_id: string;
  place: Buffer;
  used_at: Date;
}

/** A change of an account, with its author. */
export interface UserChangesTable {
  id: Generated<number>;
  user_id: string;
  changed_by: string | null;
  kind: string;
  detail: JSONColumnType<object>;
  created_at: Date;
}

/** Tables of the room `identity`. */
export interface IdentityTables {
  users: UsersTable;
  known_places: KnownPlacesTable;
  identity_claims: IdentityClaimsTable;
  email_claims: EmailClaimsTable;
  sign_ups: SignUpsTable;
  one_time_codes: OneTimeCodesTable;
  user_changes: UserChangesTable;
}

declare module '../database/tables.ts' {
  interface Database extends IdentityTables {}
}
