import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

/** What the check found; every list is empty in a sound ledger. */
export interface LedgerCheck {
  readonly movements: number;
  readonly entries: number;
  /** Keys of movements whose lines do not add up to 0. */
  readonly unbalanced: readonly string[];
  /** Guarded accounts whose stored balance is not the sum of their entries, or whose entries are not numbered without a gap. */
  readonly wrongBalances: readonly string[];
  /** Free credit that is not what its grants have left. */
  readonly wrongCredit: readonly string[];
}

/** Adds the whole ledger up again, without trusting a stored balance. */
export async function addUpLedger(db: Db): Promise<Omit<LedgerCheck, 'wrongCredit'>> {
  const counts = await sql<{ movements: number; entries: number }>`
    select (select count(*) from ledger_movements)::int as movements, (select count(*) from ledger_entries)::int as entries`.execute(
    db,
  );
  const unbalanced = await sql<{ key: string }>`
    select ledger_movements.key from ledger_movements left join ledger_entries on ledger_entries.movement_id = ledger_movements.id
    group by ledger_movements.id having coalesce(sum(ledger_entries.amount_satang), 1) <> 0 order by ledger_movements.id`.execute(
    db,
  );
  const wrong = await sql<{ account: string }>`
    select ledger_accounts.kind || ' ' || ledger_accounts.owner as account from (
      select account_id, number, balance_satang, sum(amount_satang) over before_it as summed, row_number() over before_it as place
      from ledger_entries where number is not null window before_it as (partition by account_id order by number)
    ) as entries join ledger_accounts on ledger_accounts.id = entries.account_id
    where entries.balance_satang <> entries.summed or entries.number <> entries.place
    group by ledger_accounts.id order by ledger_accounts.id`.execute(db);
  return {
    ...(counts.rows[0] ?? { movements: 0, entries: 0 }),
    unbalanced: unbalanced.rows.map(({ key }) => key),
    wrongBalances: wrong.rows.map(({ account }) => account),
  };
}
