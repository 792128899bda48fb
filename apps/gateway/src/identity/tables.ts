import type { Generated, JSONColumnType } from 'kysely';

/** One account. Money in satang, as PostgreSQL's bigint. */
export interface UsersTable {
  id: string;
  /** Signs in: proven by a code that was sent to it, as the phone is. */
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
  /** An address that the user gave, or the partner: proven by nobody, so nothing private goes there. */
  contact_email: string | null;
  /** Phone of the contact, whether or not it signs in. */
  confirm_phone: Generated<string>;
  payment_type: Generated<number>;
  full_day_payment: Generated<number>;
  omise_customer_id: string | null;
  fix_driver: Generated<boolean>;
  invoice_enabled: Generated<boolean>;
  /** Paid by invoice until administrators opened the verification again, and may again once the new documents are found right. */
  invoice_rests: Generated<boolean>;
  user_group: Generated<string>;
  tier: Generated<'normal' | 'silver' | 'gold' | 'platinum' | 'contract'>;
  /** The price list of a special-rate customer; null: that of the tier, else DEFAULT. */
  price_list: string | null;
  created_at: Date;
  /** False until the phone of a new account is verified. */
  is_verified: Generated<boolean>;
  facebook_id: string | null;
  /** The friend whose link was followed. */
  referred_by: string | null;
  company_verified_at: Date | null;
  recipient_sms: Generated<boolean>;
  recipient_email: Generated<boolean>;
  welcomed_at: Date | null;
  /** Since when only what serving the user needs is done with its data. */
  restricted_at: Date | null;
  erased_at: Date | null;
  /** When the bookings that outlived the account were thrown away. */
  books_ended_at: Date | null;
}

/** What a user wants to sign in with, until the code that was sent to the phone is entered. */
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
  /** False where the address is another account's: no code is right then. */
  is_free: boolean;
  /** Null where no code was sent yet. */
  code_sent_at: Date | null;
  /** Given when signing up; else asked for with a proof of identity, and thrown away after a day. */
  is_from_sign_up: boolean;
  created_at: Date;
}

/** A sign-up, made once for a guid. */
export interface SignUpsTable {
  guid: string;
  user_id: string;
  channel: string;
  reference_id: string | null;
  origin: JSONColumnType<object>;
  created_at: Date;
}

/** What a code of four digits is good for. */
export type CodePurpose = 'phone' | 'password' | 'identity' | 'email' | 'signIn';

/** A code that was sent out, hashed. */
export interface OneTimeCodesTable {
  purpose: CodePurpose;
  subject: string;
  id: string;
  code_hash: string;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
}

/** A device or a network that an account was signed in to from. */
export interface KnownPlacesTable {
  user_id: string;
  place: Buffer;
  used_at: Date;
}

/** A change of an account, and who made it. */
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
