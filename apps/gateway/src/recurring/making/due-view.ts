import { sql } from 'kysely';
import { walletKinds } from '../../ledger/accounts.ts';
import type { Db } from '../../platform/db.ts';
import { earliestOf, type NextDue } from '../../platform/workers/due-queries.ts';
import type { DayKey } from '../date-queries.ts';

/** Days that wait for money which the wallet has by now. */
const payable = (now: Date) => sql<{ readonly id: string; readonly day: string }>`
  select waiting.recurrence_id as id, waiting.day
  from recurrence_dates as waiting
  join recurrences on recurrences.id = waiting.recurrence_id and recurrences.state = 'active'
  where waiting.state = 'asking' and waiting.problem = 'wallet' and waiting.pick_up_at > ${now} and waiting.price_satang <= (
    select coalesce(sum((
      select balance_satang from ledger_entries where account_id = ledger_accounts.id and number is not null order by number desc limit 1
    )), 0)
    from ledger_accounts
    where owner = coalesce(recurrences.company_user_id, recurrences.user_id)::text
      and kind in (${sql.join(walletKinds.map((kind) => sql.lit(kind)))}))`;

export const listPayable = async (db: Db, now: Date): Promise<readonly DayKey[]> => (await payable(now).execute(db)).rows;

/** When something is to be done: a day to plan, a booking to make, or one for which the money has come. */
export const nextRecurringDue: NextDue = earliestOf(
  () => sql`select min(wakes_at) from recurrences`,
  () => sql`select min(due_at) from recurrence_dates`,
  (now) => sql`select ${now}::timestamptz from (${payable(now)} limit 1) as ready`,
);
