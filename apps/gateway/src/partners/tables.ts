import type { Generated, JSONColumnType } from 'kysely';

/** A partner whose server signs its users on. */
export interface PartnersTable {
  id: string;
  name: string;
  secret: string;
  previous_secret: string | null;
  allowed_origins: string[];
  theme: Generated<JSONColumnType<object>>;
  features: Generated<string[]>;
  is_active: Generated<boolean>;
  created_at: Date;
}

/** A partner's user and the account that stands for it. */
export interface PartnerUsersTable {
  partner_id: string;
  subject: string;
  user_id: string;
}

/** A partner's token that has become a session. */
export interface PartnerExchangesTable {
  partner_id: string;
  jti: string;
  token_hash: Buffer;
  /** 32 random bytes; with the partner's token it gives the session's token. */
  salt: Buffer;
  origin: string;
  session_id: string;
  expires_at: Date;
}

/** Tables of the room `partners`. */
export interface PartnersTables {
  partners: PartnersTable;
  partner_users: PartnerUsersTable;
  partner_exchanges: PartnerExchangesTable;
}
