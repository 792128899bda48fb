import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** A contract that an administrator began or ended. */
export interface ContractChange {
  readonly at: Date;
  readonly tier: 'contract' | 'normal';
}

/** The latest contracts of a customer, begun and ended, the last first; a contract that only got other prices is not one of them. */
export async function listContractChanges(db: Db, { userId, limit }: { userId: string; limit: number }) {
  const { rows } = await sql<ContractChange>`
    select tier, changed_at as at from (
      select id, tier, changed_at, lag(tier, 1, 'normal') over (order by id) as was from special_rates where user_id = ${userId}
    ) as changes where tier <> was order by id desc limit ${limit}`.execute(db);
  return rows;
}
