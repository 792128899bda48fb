import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** A text message to a phone. */
export interface NewSms {
  /** National digits: `0812345678`. */
  readonly to: string;
  /** In the language of the customer; 70 Thai letters go as one message. */
  readonly body: string;
  /** What it is about, in one word: `verifyCode`. */
  readonly purpose: string;
  readonly at: Date;
  /** When the code in the body expires. The message is not sent later, and the body is blanked once it was sent or the code has expired. */
  readonly secretUntil?: Date;
}

/** A mail in plain text. */
export interface NewMail extends NewSms {
  /** One e-mail address. */
  readonly to: string;
  readonly subject: string;
  /** One e-mail address that an answer goes to; absent: to the support team's, or whomever mail comes from. */
  readonly replyTo?: string | undefined;
}

const rowOf = ({ to, body, purpose, at, secretUntil }: NewSms) => ({
  recipient: to,
  body,
  purpose,
  secret_until: secretUntil ?? null,
  next_attempt_at: at,
  created_at: at,
});

/** Writes a mail in the caller's transaction; a worker sends it once that has committed, and never if it has not. */
export async function queueMail(trx: Kysely<Database>, mail: NewMail): Promise<void> {
  await trx
    .insertInto('messages')
    .values({ kind: 'mail', subject: mail.subject, reply_to: mail.replyTo ?? null, ...rowOf(mail) })
    .execute();
}

/** The same for a text message. */
export async function queueSms(trx: Kysely<Database>, sms: NewSms): Promise<void> {
  await trx
    .insertInto('messages')
    .values({ kind: 'sms', ...rowOf(sms) })
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
