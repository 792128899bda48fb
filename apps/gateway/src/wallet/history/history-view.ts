import { type RawBuilder, sql } from 'kysely';
import { walletKinds } from '../../ledger/accounts.ts';
import type { MovementDetails, MovementKind } from '../../ledger/tables.ts';
import type { Db } from '../../platform/db.ts';

/** A movement of the wallet: what all of its parts together gained or lost. */
export interface HistoryRow {
  readonly id: number;
  readonly kind: MovementKind;
  readonly jobId: string | null;
  readonly details: MovementDetails;
  readonly at: Date;
  /** Whether a paid top-up stands behind it, of which there is a receipt. */
  readonly hasReceipt: boolean;
  readonly amountSatang: number;
  /** Of all parts, after the movement. */
  readonly balanceSatang: number;
}

/** Selects movements. */
export interface HistoryFilter {
  readonly userId: string;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly direction: 'in' | 'out' | null;
}

/** A page of them. */
export interface HistoryPage {
  readonly limit: number;
  readonly offset: number;
  readonly isOldestFirst: boolean;
}

/**
 * The movements are summed up before they are filtered, so that each row has the balance that the customer had. Movements of one wallet
 * are numbered in the order in which they were posted, because posting locks its accounts first.
 */
const selectHistory = ({ userId, from, until, direction }: HistoryFilter): RawBuilder<unknown> => sql`
  select * from (
    select *, (sum("amountSatang") over (order by id))::bigint as "balanceSatang" from (
      select ledger_movements.id, ledger_movements.kind, ledger_movements.job_id as "jobId", ledger_movements.details,
        ledger_movements.happened_at as at,
        ledger_movements.kind = 'topUp' and exists (select from charges
          where charges.number = case when ledger_movements.charge_ref like 'P%' then substr(ledger_movements.charge_ref, 2)::bigint end
          and charges.purpose = 'topUp' and charges.state = 'paid' and not charges.is_late) as "hasReceipt", sum(ledger_entries.amount_satang)::bigint as "amountSatang"
      from ledger_accounts
      join ledger_entries on ledger_entries.account_id = ledger_accounts.id
      join ledger_movements on ledger_movements.id = ledger_entries.movement_id
      where ledger_accounts.owner = ${userId} and ledger_accounts.kind in (${sql.join(walletKinds)})
      group by ledger_movements.id
      having sum(ledger_entries.amount_satang) <> 0
    ) as moved
  ) as summed
  where (${from}::timestamptz is null or at >= ${from}) and (${until}::timestamptz is null or at < ${until})
    and (${direction}::text is null or (${direction} = 'in') = ("amountSatang" > 0))`;

/** A page of a wallet's movements, and how many there are. */
export async function readHistory(
  db: Db,
  filter: HistoryFilter,
  { limit, offset, isOldestFirst }: HistoryPage,
): Promise<{ readonly total: number; readonly rows: readonly HistoryRow[] }> {
  const history = selectHistory(filter);
  const count = await sql<{ total: number }>`select count(*) as total from (${history}) as history`.execute(db);
  const order = isOldestFirst ? sql`asc` : sql`desc`;
  const { rows } = await sql<HistoryRow>`
    select * from (${history}) as history order by id ${order} limit ${limit} offset ${offset}`.execute(db);
  return { total: count.rows[0]?.total ?? 0, rows };
}
