import { dayMs } from '@songwai/core/basics/durations';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { recordEvent } from '../../events/queries.ts';
import { transact } from '../../platform/transact.ts';

/** So long before it expires a customer is notified of credit. */
const warnDays = 7;

/**
 * Records that credit of customers is about to expire, once for each grant and in one event for all of a customer's that are due.
 *
 * @returns how many grants.
 */
export function warnOfExpiry(db: Kysely<Database>, now: Date): Promise<number> {
  return transact(db, async (trx) => {
    const { rows } = await sql<{ userId: string }>`
      update free_credit_grants set warned_at = ${now} where id in (
        select id from free_credit_grants
        where left_satang > 0 and warned_at is null and expires_at > ${now}
          and expires_at <= ${new Date(now.getTime() + warnDays * dayMs)}
        order by user_id, id limit 200 for no key update skip locked)
      returning user_id as "userId"`.execute(trx);
    for (const userId of new Set(rows.map((row) => row.userId)))
      await recordEvent(trx, { kind: 'pricing.creditExpiring', subject: userId, payload: {}, at: now });
    return rows.length;
  });
}
