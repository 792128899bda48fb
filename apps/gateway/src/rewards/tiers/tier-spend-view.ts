import type { Tier } from '@songwai/core/rewards/tiers';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** A payer and the time whose spend is asked for. */
export interface SpendQuestion {
  readonly payerId: string;
  readonly from: Date;
  readonly before: Date;
}

/** What was received in a time for a payer's jobs that are done, in satang. */
export async function readSpend(db: Db, { payerId, from, before }: SpendQuestion): Promise<number> {
  const { rows } = await sql<{ satang: number }>`
    select coalesce(sum(satang), 0)::bigint as satang from job_received
    where payer_id = ${payerId} and received_at >= ${from} and received_at < ${before}`.execute(db);
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
          select payer_id from job_received
          where received_at >= ${from} and received_at < ${before}
          group by 1 having sum(satang) >= ${leastSatang}))
      ) and not exists (select from tier_updates where user_id = users.id and month = ${month})
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The tier of a payer; undefined for no such user. */
export async function readTier(db: Db, payerId: string): Promise<Tier | undefined> {
  return (await db.selectFrom('users').select('tier').where('id', '=', payerId).executeTakeFirst())?.tier;
}
