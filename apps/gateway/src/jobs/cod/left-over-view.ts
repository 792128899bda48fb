import { sql } from 'kysely';
import type { FindStoppedMoney } from '../../ledger/check-ledger.ts';

/** Jobs that are over and still have money put aside, or owe their sender what was collected. */
export const findLeftOver: FindStoppedMoney = async (db) => {
  const { rows } = await sql<{ fault: string }>`
    select 'job ' || jobs.id || ' is ' || jobs.status || ' and has ' || sum(ledger_entries.amount_satang) || ' satang on '
      || ledger_accounts.kind as fault
    from jobs join ledger_movements on ledger_movements.job_id = jobs.id
    join ledger_entries on ledger_entries.movement_id = ledger_movements.id
    join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
    where ledger_accounts.kind in ('jobHold', 'promotion', 'codOwed') and jobs.over_at is not null
    group by jobs.id, ledger_accounts.kind having sum(ledger_entries.amount_satang) <> 0
    order by jobs.id, ledger_accounts.kind`.execute(db);
  return rows.map(({ fault }) => fault);
};
