import { bahtFromSatang } from '@songwai/core/basics/money';
import type { GivenTips } from '@songwai/core/validation/payments/tip';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

/** A job whose tips are added up. */
export interface TippedJob {
  readonly jobId: string;
  /** Who pays for it: the customer, or the company. */
  readonly payerId: string;
  readonly driverId: number;
  /** Midnight in Bangkok. */
  readonly dayStart: Date;
}

/**
 * What was tipped for a job, by its payer on that day, and by this payer to this driver, however it was paid; payments that are still open
 * count, so that two of them do not exceed together what each of them may.
 */
export async function readGivenTips(db: Db, { jobId, payerId, driverId, dayStart }: TippedJob): Promise<GivenTips> {
  const { rows } = await sql<Record<'job' | 'count' | 'byLink' | 'day' | 'driver', number>>`
    with tip as (
      select movement.job_id, entry.amount_satang as satang, movement.happened_at as at, account.owner as driver,
        movement.actor = 'stranger' as is_by_link
      from ledger_movements as movement
      join ledger_entries as entry on entry.movement_id = movement.id
      join ledger_accounts as account on account.id = entry.account_id and account.kind = 'driverTips'
      where movement.kind = 'tip' and (movement.happened_at >= ${dayStart} or movement.job_id = ${jobId})
      union all
      select job_id, amount_satang, created_at, split_part(subject, ':', 2), payer_id is null
      from charges where purpose = 'tip' and state in ('asked', 'pending')
    )
    select coalesce(sum(satang) filter (where jobs.id = ${jobId}), 0)::bigint as "job",
      count(*) filter (where jobs.id = ${jobId})::int as "count",
      count(*) filter (where jobs.id = ${jobId} and is_by_link)::int as "byLink",
      coalesce(sum(satang) filter (where at >= ${dayStart}), 0)::bigint as "day",
      coalesce(sum(satang) filter (where at >= ${dayStart} and driver = ${String(driverId)}), 0)::bigint as "driver"
    from tip join jobs on jobs.id = tip.job_id where coalesce(jobs.company_user_id, jobs.user_id) = ${payerId}`.execute(db);
  const [row] = rows;
  return {
    ofJobBaht: bahtFromSatang(Number(row?.job ?? 0)),
    ofJobCount: row?.count ?? 0,
    byLinkCount: row?.byLink ?? 0,
    ofDayBaht: bahtFromSatang(Number(row?.day ?? 0)),
    toDriverBaht: bahtFromSatang(Number(row?.driver ?? 0)),
  };
}
