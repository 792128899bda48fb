import type { ChatRole } from '@songwai/core/chat/chat-message';
import type { ColumnType, Generated } from 'kysely';

interface ChatClockTable {
  id: Generated<number>;
  position: Generated<number>;
}

interface ChatRoomsTable {
  id: string;
  kind: 'job' | 'support';
  job_id: string | null;
  user_id: string;
  company_user_id: string | null;
  last_seq: Generated<number>;
  last_position: Generated<number>;
  created_at: Date;
  closes_at: Date | null;
  masked_at: Generated<Date | null>;
}

export interface ChatMembersTable {
  room_id: string;
  member: string;
  role: ChatRole;
  user_id: string | null;
  driver_id: number | null;
  from_seq: Generated<number>;
  read_seq: Generated<number>;
  read_at: Generated<Date | null>;
  unread: Generated<number>;
  left_at: Generated<Date | null>;
  notice_at: Generated<Date | null>;
  answer_at: Generated<Date | null>;
}

/** An event's fields, by their names on the wire. */
export interface StoredChatEvent {
  readonly key: string;
  readonly stop?: number;
  readonly addressName?: string;
  readonly name?: string;
  readonly jobId?: string;
  readonly reason?: string;
  readonly opensTime?: string;
}

interface ChatMessagesTable {
  room_id: string;
  seq: number;
  position: number;
  kind: 'text' | 'photo' | 'quickReply' | 'event';
  member: string | null;
  role: ChatRole | null;
  user_id: string | null;
  driver_id: number | null;
  guid: string | null;
  body: Generated<string>;
  photo: string | null;
  quick_reply: string | null;
  event: ColumnType<StoredChatEvent | null, string | null, string | null>;
  event_key: string | null;
  created_at: Date;
}

interface ChatPhotosTable {
  name: string;
  room_id: string;
  member: string;
  user_id: string | null;
  key: string;
  content_hash: Buffer;
  created_at: Date;
  seq: Generated<number | null>;
}

export type SupportState = 'idle' | 'waiting' | 'answering' | 'closed';

interface ChatSupportTable {
  room_id: string;
  state: Generated<SupportState>;
  waiting_since: Date | null;
  claimed_by: string | null;
  about_job_id: string | null;
  changed_at: Date;
}

interface ChatReportsTable {
  id: Generated<number>;
  room_id: string;
  /** 0: the other side as a whole. */
  seq: number;
  reporter_id: string;
  reason: string;
  comment: string;
  created_at: Date;
  closed_at: Date | null;
  closed_by: string | null;
}

interface ChatAnswersTable {
  id: Generated<number>;
  title: string;
  text_th: string;
  text_en: string;
}

interface ChatAdminActsTable {
  id: Generated<number>;
  admin_id: string;
  room_id: string;
  act: 'read' | 'readCustomer' | 'claim' | 'handOver' | 'close' | 'closeReport';
  detail: Generated<string>;
  at: Date;
}

interface ChatJobNewsTable {
  event_id: number;
  job_id: string;
  kind: string;
  stop: number | null;
  at: Date;
}

/** Tables of the room `chat`. */
export interface ChatTables {
  chat_clock: ChatClockTable;
  chat_rooms: ChatRoomsTable;
  chat_members: ChatMembersTable;
  chat_messages: ChatMessagesTable;
  chat_photos: ChatPhotosTable;
  chat_support: ChatSupportTable;
  chat_reports: ChatReportsTable;
  chat_answers: ChatAnswersTable;
  chat_admin_acts: ChatAdminActsTable;
  chat_job_news: ChatJobNewsTable;
}

declare module '../database/tables.ts' {
  interface Database extends ChatTables {}
}
