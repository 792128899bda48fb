import type { NotificationKind } from '@songwai/core/notifications/notification';
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

/** Tables of the room `notifications`. */
export interface NotificationsTables {
  notifications: NotificationsTable;
}

declare module '../database/tables.ts' {
  interface Database extends NotificationsTables {}
}
