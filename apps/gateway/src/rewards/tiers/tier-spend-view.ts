import type { Tier } from '@songwai/core/rewards/tiers';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** A payer and the time whose spend is asked for. */
export interface SpendQuestion {
  readonly payerId: string;
  readonly from: Date;
  readonly before: Date;
}

/** What a payer's jobs cost that were completed in a time, in satang. */
export async function readSpend(db: Db, { payerId, from, before }: SpendQuestion): Promise<number> {
  const { rows } = await sql<{ satang: number }>`
    select coalesce(sum(net_satang), 0)::bigint as satang from jobs
    where coalesce(company_user_id, user_id) = ${payerId} and status = 'completed' and over_at >= ${from} and over_at < ${before}`.execute(
    db,
  );
  return rows[0]?.satang ?? 0;
}

/** The update whose customers are asked for. */
export interface UpdateQuestion {
  readonly month: string;
  readonly from: Date;
  readonly before: Date;
  /** The spend that reaches the lowest tier. */
  readonly leastSatang: number;
  readonly limit: number;
}

/** The next customers whose tier an update may change and has not decided about: who has a tier, and who spent enough for one. */
export async function listCandidates(db: Db, asked: UpdateQuestion): Promise<readonly string[]> {
  const { month, from, before, leastSatang, limit } = asked;
  const { rows } = await sql<{ id: string }>`
    select id from users
    where (
        tier in ('silver', 'gold', 'platinum')
        or (tier = 'normal' and id in (
          select coalesce(company_user_id, user_id) from jobs
          where status = 'completed' and over_at >= ${from} and over_at < ${before}
          group by 1 having sum(net_satang) >= ${leastSatang}))
      ) and not exists (select from tier_updates where user_id = users.id and month = ${month})
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The tier of a payer; undefined for no such user. */
export async function readTier(db: Db, payerId: string): Promise<Tier | undefined> {
  return (await db.selectFrom('users').select('tier').where('id', '=', payerId).executeTakeFirst())?.tier;
}
