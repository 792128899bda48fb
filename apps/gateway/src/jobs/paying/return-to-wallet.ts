import { sql } from 'kysely';
import { type Account, customerAccount } from '../../ledger/accounts.ts';
import type { Line } from '../../ledger/movement-queries.ts';
import type { MovementKind } from '../../ledger/tables.ts';
import type { Db } from '../../platform/db.ts';
import type { PaidJob } from './paid-job-view.ts';

/** What is paid after a booking, and what comes back of it. */
const laterKinds = ['charged', 'refunded', 'chargeWaived'] as const satisfies readonly MovementKind[];

/** How much of what was paid for a job after its booking came out of an account and has not come back, in satang. */
async function readPaidFrom(db: Db, jobId: string, { kind, owner }: Account): Promise<number> {
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

/**
 * The lines that return money which a job's payer paid after the booking: bonus becomes bonus again, so that a refund does not turn it into
 * money that may leave the wallet; all else is money that was paid in. The caller has locked the job's row.
 */
export async function linesToWallet(
  trx: Db,
  { id, payerId }: Pick<PaidJob, 'id' | 'payerId'>,
  satang: number,
): Promise<readonly Line[]> {
  const bonus = customerAccount('walletBonus', payerId);
  const bonusSatang = satang === 0 ? 0 : Math.min(satang, await readPaidFrom(trx, id, bonus));
  return [
    { account: bonus, amountSatang: bonusSatang },
    { account: customerAccount('walletTopUp', payerId), amountSatang: satang - bonusSatang },
  ];
}
