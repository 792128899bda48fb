import { sql } from 'kysely';
import { findWrongInvoices } from '../../src/invoices/invoice-check-view.ts';
import { checkLedger, faultsOf } from '../../src/ledger/check-ledger.ts';
import type { Db } from '../../src/platform/db.ts';
import { findWrongCredit } from '../../src/pricing/credit/credit-check-view.ts';

const rowsOf = async (db: Db, query: ReturnType<typeof sql<{ fault: string }>>): Promise<readonly string[]> =>
  (await query.execute(db)).rows.map(({ fault }) => fault);

/** No account of a customer may be below 0. */
const overdrawn = sql<{ fault: string }>`
  select ledger_accounts.kind || ' of ' || ledger_accounts.owner || ' is ' || sum(ledger_entries.amount_satang) as fault
  from ledger_accounts join ledger_entries on ledger_entries.account_id = ledger_accounts.id
  where ledger_entries.number is not null
  group by ledger_accounts.id having sum(ledger_entries.amount_satang) < 0`;

/** What the provider took for each charge and did not return, by its own tables, is what the books say. */
const unexplained = sql<{ fault: string }>`
  select taken.purpose || ' of ' || taken.payer || ' (' || taken.state || '): the provider has ' || taken.satang || ', the books say '
    || coalesce(booked.satang, 0) as fault
  from (
    select 'P' || lpad(charges.number::text, 8, '0') as ref, charges.purpose, charges.state, coalesce(charges.payer_id::text, 'a stranger') as payer,
      case when sandbox_charges.state = 'paid' then sandbox_charges.amount_satang - sandbox_charges.refunded_satang else 0 end as satang
    from sandbox_charges left join charges on charges.charge_id = sandbox_charges.charge_id
  ) as taken left join (
    select charge_ref, -sum(amount_satang) as satang from ledger_movements
    join ledger_entries on movement_id = ledger_movements.id join ledger_accounts on ledger_accounts.id = account_id
    where ledger_accounts.kind = 'cardProvider' group by charge_ref
  ) as booked on booked.charge_ref = taken.ref
  where taken.satang <> coalesce(booked.satang, 0)`;

/** One press of a button, one settled charge. */
const chargedTwice = sql<{ fault: string }>`
  select count(*) || ' settled charges of ' || purpose || ' ' || guid as fault from charges
  where state in ('authorised', 'paid') group by purpose, coalesce(payer_id::text, subject), guid having count(*) > 1`;

/** A job that is over holds no money any more. */
const leftOver = sql<{ fault: string }>`
  select jobs.id || ' is ' || jobs.status || ' and holds ' || sum(ledger_entries.amount_satang) as fault
  from jobs join ledger_movements on ledger_movements.job_id = jobs.id
  join ledger_entries on ledger_entries.movement_id = ledger_movements.id
  join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
  where ledger_accounts.kind in ('jobHold', 'promotion') and jobs.status in ('completed', 'cancelled', 'expired')
  group by jobs.id having sum(ledger_entries.amount_satang) <> 0`;

/** Everything that is wrong with the money in a database, in words; none where it is sound. */
export async function readFaults(db: Db): Promise<readonly string[]> {
  const faults = [faultsOf(await checkLedger(db, findWrongCredit)), await findWrongInvoices(db, new Date())];
  for (const query of [overdrawn, unexplained, chargedTwice, leftOver]) faults.push(await rowsOf(db, query));
  return faults.flat();
}
