import { dayMs } from '@songwai/core/basics/durations';
import { sql } from 'kysely';
import type { FindStoppedMoney } from '../ledger/check-ledger.ts';
import type { Db } from '../platform/db.ts';

type Query = ReturnType<typeof sql<{ fault: string }>>;

const referenceOf = sql`'P' || lpad(charges.number::text, 8, '0')`;

/** Open for a day: the provider says something that we do not accept (another sum), or nothing at all; it may be paid there. */
const unsettled = (before: Date, now: Date): Query => sql<{ fault: string }>`
  select 'payment ' || ${referenceOf} || ' of ' || provider || ' ' || coalesce(provider_ref, 'without an id') || ' is not settled since '
    || to_char(created_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI') as fault
  from charges where state in ('asked', 'pending') and created_at < ${before} and expires_at <= ${now} order by number`;

/** Not done for a day, or refused; that what is paid or has ended cannot be let go of is no fault. */
const stuckOrders = (before: Date): Query => sql<{ fault: string }>`
  select 'order ' || key || ' for payment ' || ${referenceOf} || ' is ' || coalesce('refused: ' || refused, 'not done after ' || attempts || ' attempts') as fault
  from charge_orders join charges using (charge_id)
  where done_at is null and ((refused is null and charge_orders.created_at < ${before}) or (refused is not null and charge_orders.kind = 'refund'))
  order by id`;

/** What the books owe to cards is what the provider is to return. */
const unorderedRefunds: Query = sql<{ fault: string }>`
  select 'cards are owed ' || owed || ' satang, and ' || ordered || ' are ordered to be returned' as fault from (
    select coalesce((select sum(amount_satang) from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
      where ledger_accounts.kind = 'refundDue'), 0) as owed,
    coalesce((select sum(amount_satang) from charge_orders where kind = 'refund' and done_at is null), 0) as ordered
  ) as refunds where owed <> ordered`;

const undeleted = (before: Date): Query => sql<{ fault: string }>`
  select 'customer ' || customer_ref || ' is not deleted at ' || provider || coalesce(': ' || refused, '') as fault
  from card_customer_deletions where refused is not null or ordered_at < ${before} order by ordered_at`;

const rowsOf = async (db: Db, query: Query): Promise<readonly string[]> =>
  (await query.execute(db)).rows.map(({ fault }) => fault);

/** Payments that wait for the provider for more than a day, and what it has refused. */
export const findStuckPayments: FindStoppedMoney = async (db, now) => {
  const before = new Date(now.getTime() - dayMs);
  const faults: (readonly string[])[] = [];
  for (const query of [unsettled(before, now), stuckOrders(before), unorderedRefunds, undeleted(before)])
    faults.push(await rowsOf(db, query));
  return faults.flat();
};
