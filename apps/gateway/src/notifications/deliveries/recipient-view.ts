import { defaultLanguage, type Language } from '@songwai/core/basics/language';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
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

/** Undefined for an account that does not exist any more, or is suspended. */
export async function findRecipient(db: Db, userId: string): Promise<Recipient | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'phone', 'line_id', 'is_verified', 'user_type'])
    .select((of) => [
      of
        .selectFrom('sessions')
        .select('language')
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('language', 'is not', null)
        .orderBy('last_seen_at', 'desc')
        .limit(1)
        .as('language'),
      sql<boolean>`exists (select from company_members where company_members.user_id = users.id)`.as('is_member'),
      sql<boolean>`exists (
        select from push_subscriptions join sessions on sessions.id = push_subscriptions.session_id and revoked_at is null
        where push_subscriptions.user_id = users.id)`.as('is_pushed'),
    ])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    userId,
    // The phone of an account that waits for its code may be anybody's.
    reaches: { mail: row.email, sms: row.is_verified ? row.phone : null, line: row.line_id },
    isPushed: row.is_pushed,
    language: row.language ?? defaultLanguage,
    isOfCompany: row.user_type === 1 || row.is_member,
  };
}
