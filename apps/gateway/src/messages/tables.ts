import type { Generated } from 'kysely';

/** A mail, a text message to a phone, or a message to a LINE account. */
export type MessageKind = 'mail' | 'sms' | 'line';

/** The state of a message; the migration explains each. */
export type MessageState = 'waiting' | 'sent' | 'kept' | 'failed' | 'late';

/** One message to a customer. */
export interface MessagesTable {
  id: Generated<number>;
  kind: MessageKind;
  /** An e-mail address, a phone number as national digits, or a user's id at LINE. */
  recipient: string;
  subject: Generated<string>;
  /** Address for replies; null for the default. */
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
  /** The file that goes with a mail; null once it is sent. */
  attachment_name: Generated<string | null>;
  attachment: Generated<Buffer | null>;
  /** Where a mail program ends mails like this one; null for those that cannot be ended. */
  unsubscribe_url: Generated<string | null>;
  /** Of a message to LINE, which accepts each key once; null for others. */
  retry_key: Generated<string | null>;
  /** Whose LINE account the message is for; null for others. */
  user_id: Generated<string | null>;
}

/** Tables of the room `messages`. */
export interface MessagesTables {
  messages: MessagesTable;
}

declare module '../database/tables.ts' {
  interface Database extends MessagesTables {}
}
