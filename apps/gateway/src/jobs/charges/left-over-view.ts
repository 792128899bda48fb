import { dayMs } from '@songwai/core/basics/durations';
import { sql } from 'kysely';
import type { FindStoppedMoney } from '../../ledger/check-ledger.ts';

/** Money put aside for a job that is over, or owed to its sender for what was collected. */
const leftOver = sql<{ fault: string }>`
  select 'job ' || jobs.id || ' is ' || jobs.status || ' and has ' || sum(ledger_entries.amount_satang) || ' satang on '
    || ledger_accounts.kind as fault
  from jobs join ledger_movements on ledger_movements.job_id = jobs.id
  join ledger_entries on ledger_entries.movement_id = ledger_movements.id
  join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
  where ledger_accounts.kind in ('jobHold', 'promotion', 'codOwed') and jobs.over_at is not null
  group by jobs.id, ledger_accounts.kind having sum(ledger_entries.amount_satang) <> 0
  order by jobs.id, ledger_accounts.kind`;

/** Held by the bank for a job that is over for a day, and neither taken nor let go of. */
const untaken = (before: Date) => sql<{ fault: string }>`
  select 'payment P' || lpad(charges.number::text, 8, '0') || ' is still authorised, and job ' || jobs.id || ' is ' || jobs.status as fault
  from charges join jobs on jobs.id = charges.job_id
  where charges.state = 'authorised' and jobs.over_at < ${before} order by charges.number`;

/** Money that jobs which are over should not have any more. */
export const findLeftOver: FindStoppedMoney = async (db, now) => {
  const faults: string[] = [];
  for (const query of [leftOver, untaken(new Date(now.getTime() - dayMs))])
    faults.push(...(await query.execute(db)).rows.map(({ fault }) => fault));
  return faults;
};
