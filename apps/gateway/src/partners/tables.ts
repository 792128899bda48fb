import type { PartnerFeature } from '@songwai/core/gateway/endpoint';
import type { PartnerTheme } from '@songwai/core/partners/partner';
import type { WebhookEventType } from '@songwai/core/partners/webhooks/webhook';
import type { ColumnType, Generated } from 'kysely';
import type { AddressColumns } from '../places/tables.ts';

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
  /** The prices of its guests; null is everybody's list. */
  price_list: Generated<string | null>;
  is_active: Generated<boolean>;
  created_at: Date;
}

/** A partner's user and the account that stands for it. */
export interface PartnerUsersTable {
  partner_id: string;
  subject: string;
  user_id: string;
  /** What the partner said last; null where that is not known, and the e-mail address also where it never gave one. */
  claimed_name: string | null;
  claimed_phone: string | null;
  claimed_email: string | null;
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

/** A partner's own terms; the highest version is in force. */
interface PartnerTermsTable {
  partner_id: string;
  version: number;
  terms_th: string;
  terms_en: string;
  published_by: string | null;
  published_at: Date;
}

/** Where a guest wants the things of a booking at a partner. */
export interface DropPointsTable extends AddressColumns {
  partner_id: string;
  reference: string;
  guid_hash: Buffer;
  user_id: string | null;
  remark: string;
  /** YYYY-MM-DD. */
  delivery_date: string | null;
  saved_at: Date;
  expires_at: Date;
}

/** Where a partner wants to be notified, and of what. */
export interface PartnerWebhooksTable {
  id: string;
  partner_id: string;
  url: string;
  event_types: WebhookEventType[];
  secret: string;
  previous_secret: string | null;
  contact_email: string | null;
  is_active: Generated<boolean>;
  /** Since when nothing could be delivered; null while it works. */
  failing_since: Date | null;
  created_at: Date;
}

/** The payload, as it is signed. */
interface WebhookEventsTable {
  id: string;
  partner_id: string;
  type: WebhookEventType;
  subject: string;
  position: number;
  outbox_subject: string;
  body: string;
  created_at: Date;
}

/** One event on its way to one webhook. */
interface WebhookDeliveriesTable {
  id: Generated<number>;
  webhook_id: string;
  event_id: string;
  subject: string;
  position: number;
  outbox_subject: string;
  is_replay: Generated<boolean>;
  state: Generated<'waiting' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  next_attempt_at: Date;
  leased_until: Date | null;
  created_at: Date;
  settled_at: Date | null;
}

/** One try to deliver. */
interface WebhookAttemptsTable {
  id: Generated<number>;
  delivery_id: number;
  happened_at: Date;
  status: number | null;
  duration_ms: number;
  answer: string;
  error: string;
}

/** Tables of the room `partners`. */
export interface PartnersTables {
  partners: PartnersTable;
  partner_users: PartnerUsersTable;
  partner_exchanges: PartnerExchangesTable;
  partner_terms: PartnerTermsTable;
  drop_points: DropPointsTable;
  partner_webhooks: PartnerWebhooksTable;
  webhook_events: WebhookEventsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_attempts: WebhookAttemptsTable;
}

declare module '../database/tables.ts' {
  interface Database extends PartnersTables {}
}
