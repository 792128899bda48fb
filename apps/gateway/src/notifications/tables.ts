import type { NotificationKind } from '@songwai/core/notifications/notification';
import type { NotificationChannel, NotificationEvent } from '@songwai/core/notifications/notification-event';
import type { MailDigest } from '@songwai/core/notifications/timing';
import type { Generated } from 'kysely';

/** A channel besides the page's list. */
export type DeliveryChannel = Exclude<NotificationChannel, 'web'> | 'push';

/** Something that happened that a user wants to know of. */
interface NotificationsTable {
  id: Generated<number>;
  user_id: string;
  /** The event of the outbox. */
  event_id: number;
  kind: NotificationKind;
  /** Id of a job, a file, a member, a session or a payout, or the name of a tier; empty where the kind says it all. */
  subject: string;
  /** Trips of a file; null for other kinds. */
  booked_count: Generated<number | null>;
  failed_count: Generated<number | null>;
  created_at: Date;
  read_at: Date | null;
}

/** What a user switched off or on again. */
interface NotificationPreferencesTable {
  user_id: string;
  event: NotificationEvent;
  channel: NotificationChannel;
  is_on: boolean;
  changed_at: Date;
}

/** A device to which messages are pushed. */
interface PushSubscriptionsTable {
  session_id: string;
  user_id: string;
  /** Where the browser's push service takes messages. */
  endpoint: string;
  /** The browser's public key and the secret it shares with us, base64url. */
  p256dh: string;
  auth: string;
  created_at: Date;
}

/** What is to be sent of an event on a channel, or was; see the migration. */
export interface NotificationDeliveriesTable {
  id: Generated<number>;
  user_id: string;
  event_id: number;
  channel: DeliveryChannel;
  kind: NotificationKind;
  event: NotificationEvent;
  subject: string;
  booked_count: Generated<number | null>;
  failed_count: Generated<number | null>;
  amount_satang: Generated<number | null>;
  happened_at: Date;
  is_urgent: boolean;
  due_at: Date;
  state: Generated<'waiting' | 'sent' | 'dropped'>;
  next_attempt_at: Date;
  attempts: Generated<number>;
  leased_until: Generated<Date | null>;
  pushed_to: Generated<string[]>;
  settled_at: Generated<Date | null>;
}

/** When a user is notified, as chosen. */
interface NotificationSettingsTable {
  user_id: string;
  is_quiet_at_night: boolean;
  /** Null: not chosen. */
  mail_digest: MailDigest | null;
  changed_at: Date;
}

/** The secret of links in mails. */
interface UnsubscribeKeysTable {
  id: Generated<number>;
  secret: Uint8Array;
}

/** Tables of the room `notifications`. */
export interface NotificationsTables {
  notifications: NotificationsTable;
  notification_preferences: NotificationPreferencesTable;
  push_subscriptions: PushSubscriptionsTable;
  notification_deliveries: NotificationDeliveriesTable;
  notification_settings: NotificationSettingsTable;
  unsubscribe_keys: UnsubscribeKeysTable;
}

declare module '../database/tables.ts' {
  interface Database extends NotificationsTables {}
}
