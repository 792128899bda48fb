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
  /** Id of a job, a member or a session; empty where the kind says it all. */
  subject: string;
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

/** Tables of the room `notifications`. */
export interface NotificationsTables {
  notifications: NotificationsTable;
  notification_preferences: NotificationPreferencesTable;
}

declare module '../database/tables.ts' {
  interface Database extends NotificationsTables {}
}
