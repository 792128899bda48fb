import type { NotificationKind } from '@songwai/core/notifications/notification';
import type { NotificationChannel, NotificationEvent } from '@songwai/core/notifications/notification-event';
import type { Generated } from 'kysely';

/** Something that happened that a user wants to know of. */
interface NotificationsTable {
  id: Generated<number>;
  user_id: string;
  /** The event of the outbox. */
  event_id: number;
  kind: NotificationKind;
  /** Id of a job, a file, a member or a session; empty where the kind says it all. */
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

/** Tables of the room `notifications`. */
export interface NotificationsTables {
  notifications: NotificationsTable;
  notification_preferences: NotificationPreferencesTable;
  push_subscriptions: PushSubscriptionsTable;
}

declare module '../database/tables.ts' {
  interface Database extends NotificationsTables {}
}
