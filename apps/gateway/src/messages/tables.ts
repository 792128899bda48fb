import type { Generated } from 'kysely';

/** A mail, or a text message to a phone. */
export type MessageKind = 'mail' | 'sms';

/** The state of a message; the migration explains each. */
export type MessageState = 'waiting' | 'sent' | 'kept' | 'failed' | 'late';

/** One message to a customer. */
export interface MessagesTable {
  id: Generated<number>;
  kind: MessageKind;
  /** An e-mail address, or a phone number as national digits. */
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
}

/** Tables of the room `messages`. */
export interface MessagesTables {
  messages: MessagesTable;
}

declare module '../database/tables.ts' {
  interface Database extends MessagesTables {}
}
