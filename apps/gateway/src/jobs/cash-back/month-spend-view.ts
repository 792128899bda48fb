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

/** Payers of these tiers whose cash-back of a month is not credited yet, with what their completed jobs cost. */
export async function listMonthSpends(db: Db, asked: SpendQuestion): Promise<readonly MonthSpend[]> {
  const { rows } = await sql<{ user_id: string; tier: string; satang: number }>`
    select payer.id as user_id, payer.tier, sum(jobs.net_satang)::bigint as satang
    from jobs join users as payer on payer.id = coalesce(jobs.company_user_id, jobs.user_id)
    where jobs.status = 'completed' and jobs.over_at >= ${asked.from} and jobs.over_at < ${asked.before}
      and payer.tier = any(${asked.tiers}::text[])
      and not exists (select from ledger_movements where key = 'cashBack:' || payer.id || ':' || ${asked.month})
    group by payer.id having sum(jobs.net_satang) >= 100 order by payer.id limit ${asked.limit}`.execute(db);
  return rows.map((row) => ({ userId: row.user_id, tier: row.tier, satang: Number(row.satang) }));
}
