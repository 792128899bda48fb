import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** A text message to a phone. */
export interface NewSms {
  /** National digits: `0812345678`. */
  readonly to: string;
  /** In the customer's language; 70 Thai letters fit in one message. */
  readonly body: string;
  /** The message's purpose in one word: `verifyCode`. */
  readonly purpose: string;
  readonly at: Date;
  /** When the code in the body expires. The message is not sent later, and the body is blanked once it was sent or the code has expired. */
  readonly secretUntil?: Date;
}

/** A file of a mail. */
export interface MailAttachment {
  /** ASCII, with an ending that says what it is. */
  readonly name: string;
  readonly content: Buffer;
}

/** A mail in plain text. */
export interface NewMail extends NewSms {
  /** One e-mail address. */
  readonly to: string;
  readonly subject: string;
  /** Address for replies; the support team's where absent, or else the sender's. */
  readonly replyTo?: string | undefined;
  /** Where a mail program ends mails like this one: it posts there, without a session, and nothing else happens. */
  readonly unsubscribeUrl?: string | undefined;
  /** A file that goes with it, at most a few hundred kilobytes. */
  readonly attachment?: MailAttachment | undefined;
}

/** A message to a LINE account. */
export interface NewLine {
  /** The user's id at LINE, as our channels know it. */
  readonly to: string;
  /** Whose account it is. */
  readonly userId: string;
  /** At most 5000 characters. */
  readonly body: string;
  readonly purpose: string;
  readonly at: Date;
}

const rowOf = ({ to, body, purpose, at, secretUntil }: NewSms) => ({
  recipient: to,
  body,
  purpose,
  secret_until: secretUntil ?? null,
  next_attempt_at: at,
  created_at: at,
});

/** Stores a mail in the caller's transaction; a worker sends it only after the commit. */
export async function queueMail(trx: Kysely<Database>, mail: NewMail): Promise<void> {
  await trx
    .insertInto('messages')
    .values({
      kind: 'mail',
      subject: mail.subject,
      reply_to: mail.replyTo ?? null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      attachment_name: mail.attachment?.name ?? null,
      attachment: mail.attachment?.content ?? null,
      ...rowOf(mail),
    })
    .execute();
}

/** Stores a text message in the caller's transaction; a worker sends it only after the commit. */
export async function queueSms(trx: Kysely<Database>, sms: NewSms): Promise<void> {
  await trx
    .insertInto('messages')
    .values({ kind: 'sms', ...rowOf(sms) })
    .execute();
}

/** Stores text messages as `queueSms` does. */
export async function queueSmsList(trx: Kysely<Database>, list: readonly NewSms[]): Promise<void> {
  if (list.length === 0) return;
  await trx
    .insertInto('messages')
    .values(list.map((sms) => ({ kind: 'sms' as const, ...rowOf(sms) })))
    .execute();
}

/** Stores a message to a LINE account in the caller's transaction; a worker sends it only after the commit. */
export async function queueLine(trx: Kysely<Database>, line: NewLine): Promise<void> {
  await trx
    .insertInto('messages')
    .values({ kind: 'line', user_id: line.userId, retry_key: sql`gen_random_uuid()`, ...rowOf(line) })
    .execute();
}

/** Blanks the codes sent to a user for a purpose, in the transaction that uses one up; those still waiting are not sent. */
export async function blankUsedCodes(
  trx: Kysely<Database>,
  { to, purpose, at }: Pick<NewSms, 'to' | 'purpose' | 'at'>,
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({
      body: null,
      state: sql`case when state = 'waiting' then 'late' else state end`,
      settled_at: sql`coalesce(settled_at, ${at}::timestamptz)`,
    })
    .where('recipient', '=', to)
    .where('purpose', '=', purpose)
    .where('secret_until', 'is not', null)
    .where('body', 'is not', null)
    .execute();
}
