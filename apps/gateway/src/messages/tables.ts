import type { Generated } from 'kysely';

/** By mail, or as a text message to a phone. */
export type MessageKind = 'mail' | 'sms';

/** What became of a message; the migration says what each means. */
export type MessageState = 'waiting' | 'sent' | 'kept' | 'failed' | 'late';

/** One message to a customer. */
export interface MessagesTable {
  id: Generated<number>;
  kind: MessageKind;
  /** An e-mail address, or a phone as its national digits. */
  recipient: string;
  subject: Generated<string>;
  /** Whom an answer goes to; null where to whomever the mail comes from. */
  reply_to: Generated<string | null>;
  body: string | null;
  purpose: string;
  secret_until: Date | null;
  state: Generated<MessageState>;
  attempts: Generated<number>;
  next_attempt_at: Date;
  error: string | null;
  created_at: Date;
  settled_at: Date | null;
}

/** Tables of the room `messages`. */
export interface MessagesTables {
  messages: MessagesTable;
}

declare module '../database/tables.ts' {
  interface Database extends MessagesTables {}
}
