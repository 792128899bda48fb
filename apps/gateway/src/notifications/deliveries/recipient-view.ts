import { defaultLanguage, type Language } from '@songwai/core/basics/language';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { executePrepared } from '../../platform/execute-prepared.ts';
import type { DeliveryChannel } from '../tables.ts';

/** Where and how a user is reached. */
export interface Recipient {
  readonly userId: string;
  /** Where each channel sends to; null where it reaches nobody. Only contacts that are proven to be the user's. */
  readonly reaches: Readonly<Record<Exclude<DeliveryChannel, 'push'>, string | null>>;
  /** Whether a device takes pushed messages. */
  readonly isPushed: boolean;
  /** The one in which the user last used the product. */
  readonly language: Language;
  /** Owner or member. */
  readonly isOfCompany: boolean;
}

interface RecipientRow {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly line_id: string | null;
  readonly is_verified: boolean;
  readonly user_type: number;
  readonly language: Language | null;
  readonly is_member: boolean;
  readonly is_pushed: boolean;
}

/** Recipients by their ids, without accounts that do not exist any more, or are suspended. */
export async function findRecipients(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, Recipient>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await executePrepared(
    db,
    sql<RecipientRow>`
      select id, email, phone, line_id, is_verified, user_type,
        (select language from sessions where sessions.user_id = users.id and language is not null
          order by last_seen_at desc limit 1) as language,
        exists (select from company_members where company_members.user_id = users.id) as is_member,
        exists (
          select from push_subscriptions join sessions on sessions.id = push_subscriptions.session_id and revoked_at is null
          where push_subscriptions.user_id = users.id) as is_pushed
      from users where id = any(${userIds}::uuid[]) and status = 'active'`,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        userId: row.id,
        // The phone of an account that waits for its code may be anybody's.
        reaches: { mail: row.email, sms: row.is_verified ? row.phone : null, line: row.line_id },
        isPushed: row.is_pushed,
        language: row.language ?? defaultLanguage,
        isOfCompany: row.user_type === 1 || row.is_member,
      },
    ]),
  );
}

/** One recipient. */
export const findRecipient = async (db: Db, userId: string): Promise<Recipient | undefined> =>
  (await findRecipients(db, [userId])).get(userId);
