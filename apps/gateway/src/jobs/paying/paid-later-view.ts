import { sql } from 'kysely';
import type { Account } from '../../ledger/accounts.ts';
import type { MovementKind } from '../../ledger/tables.ts';
import type { Db } from '../../platform/db.ts';

/** What is paid after a booking, and what comes back of it. */
const laterKinds = ['charged', 'refunded', 'chargeWaived'] as const satisfies readonly MovementKind[];

/** How much of what was paid for a job after its booking came out of an account and has not come back, in satang. */
export async function readPaidFrom(db: Db, jobId: string, { kind, owner }: Account): Promise<number> {
  const row = await db
    .selectFrom('ledger_movements as movement')
    .innerJoin('ledger_entries as entry', 'entry.movement_id', 'movement.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select(sql<number>`coalesce(-sum(entry.amount_satang), 0)::bigint`.as('satang'))
    .where('movement.job_id', '=', jobId)
    .where('movement.kind', 'in', laterKinds)
    .where('account.kind', '=', kind)
    .where('account.owner', '=', owner)
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(row.satang));
}
