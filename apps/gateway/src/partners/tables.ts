import type { PartnerFeature } from '@songwai/core/gateway/endpoint';
import type { PartnerTheme } from '@songwai/core/partners/partner';
import type { ColumnType, Generated } from 'kysely';

/** A partner whose server signs its users on. */
export interface PartnersTable {
  id: string;
  name: string;
  secret: string;
  previous_secret: string | null;
  allowed_origins: string[];
  theme: ColumnType<PartnerTheme, string | undefined, string>;
  features: Generated<PartnerFeature[]>;
  /** Whether a guest's delivery point is taken only with the partner's signature. */
  is_drop_point_signed: Generated<boolean>;
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

/** A partner's own terms; the highest version holds. */
interface PartnerTermsTable {
  partner_id: string;
  version: number;
  terms_th: string;
  terms_en: string;
  published_by: string | null;
  published_at: Date;
}

/** Tables of the room `partners`. */
export interface PartnersTables {
  partners: PartnersTable;
  partner_users: PartnerUsersTable;
  partner_exchanges: PartnerExchangesTable;
  partner_terms: PartnerTermsTable;
}
