import { sql } from 'kysely';
import type { FindWrongCredit } from '../../ledger/check-ledger.ts';

/** Customers whose grants have not left what their account of free credit holds. */
export const findWrongCredit: FindWrongCredit = async (db) => {
  const { rows } = await sql<{ owner: string; granted: number; posted: number }>`
    select owner, coalesce(granted.satang, 0)::bigint as granted, coalesce(posted.satang, 0)::bigint as posted
    from (select user_id::text as owner, sum(left_satang) as satang from free_credit_grants group by user_id) as granted
    full join (
      select ledger_accounts.owner, sum(ledger_entries.amount_satang) as satang
      from ledger_accounts join ledger_entries on ledger_entries.account_id = ledger_accounts.id
      where ledger_accounts.kind = 'freeCredit' group by ledger_accounts.owner
    ) as posted using (owner)
    where coalesce(granted.satang, 0) <> coalesce(posted.satang, 0) order by owner`.execute(db);
  return rows.map(({ owner, granted, posted }) => `${owner}: ${granted} satang of grants, ${posted} in the ledger`);
};
