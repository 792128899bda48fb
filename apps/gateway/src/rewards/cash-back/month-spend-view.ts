import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** What a payer has spent in a month. */
export interface MonthSpend {
  readonly userId: string;
  readonly tier: string;
  readonly satang: number;
}

/** The month to add up. */
export interface SpendQuestion {
  /** `2026-12`. */
  readonly month: string;
  readonly from: Date;
  readonly before: Date;
  readonly tiers: readonly string[];
  readonly limit: number;
}

/**
 * Payers who had one of these tiers in a month and whose cash-back is not credited yet, with what was received in it for their jobs. Where tiers were
 * updated since, the first update after the month says what the tier was.
 */
export async function listMonthSpends(db: Db, asked: SpendQuestion): Promise<readonly MonthSpend[]> {
  const { rows } = await sql<{ user_id: string; tier: string; satang: number }>`
    select payer.id as user_id, payer.tier, sum(received.satang)::bigint as satang
    from job_received as received join (
      select id, coalesce((
        select was from tier_updates where user_id = users.id and month > ${asked.month} order by month limit 1), tier) as tier
      from users
    ) as payer on payer.id = received.payer_id
    where received.received_at >= ${asked.from} and received.received_at < ${asked.before}
      and payer.tier = any(${asked.tiers}::text[])
      and not exists (select from ledger_movements where key = 'cashBack:' || payer.id || ':' || ${asked.month})
    group by payer.id, payer.tier having sum(received.satang) >= 100 order by payer.id limit ${asked.limit}`.execute(db);
  return rows.map((row) => ({ userId: row.user_id, tier: row.tier, satang: Number(row.satang) }));
}
