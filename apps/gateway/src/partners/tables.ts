import type { PartnerFeature } from '@songwai/core/gateway/endpoint';
import type { GuestPaymentType } from '@songwai/core/partners/guest-payment-types';
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
  /** Whether guests' delivery points need the partner's signature. */
  is_drop_point_signed: Generated<boolean>;
  /** Whether visitors may book whom it has not signed on. */
  allows_guests: Generated<boolean>;
  /** How its guests may pay. */
  payment_types: Generated<GuestPaymentType[]>;
  /** The price list of its guests; null: the default list. */
  price_list: Generated<string | null>;
  is_active: Generated<boolean>;
  created_at: Date;
}

/** A partner's user with its account. */
export interface PartnerUsersTable {
  partner_id: string;
  /** Its own id of the user; for a guest of a device `device:` and the hash of the device's id. */
  subject: string;
  user_id: string;
  /** The partner's last claims; null where unknown, and the e-mail address also where none was ever claimed. */
  claimed_name: string | null;
  claimed_phone: string | null;
  claimed_email: string | null;
}

/** A partner's token that was exchanged for a session. */
export interface PartnerExchangesTable {
  partner_id: string;
  jti: string;
  token_hash: Buffer;
  /** 32 random bytes; with the partner's token they give the session's token. */
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

/** The delivery point for the purchases of a guest's booking at a partner. */
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

/** A partner's address for webhooks, and the types of events sent there. */
export interface PartnerWebhooksTable {
  id: string;
  partner_id: string;
  url: string;
  event_types: WebhookEventType[];
  secret: string;
  previous_secret: string | null;
  contact_email: string | null;
  is_active: Generated<boolean>;
  /** Since when every delivery has failed; null while deliveries succeed. */
  failing_since: Date | null;
  created_at: Date;
}

/** An event with its payload as it is signed. */
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

/** The delivery of one event to one webhook. */
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

/** One attempt of a delivery. */
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
