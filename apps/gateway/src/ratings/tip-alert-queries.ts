import { dayMs } from '@songwai/core/basics/durations';
import type { TipLimit } from '@songwai/core/validation/payments/tip';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { WaitingMatters } from '../platform/desk-matter.ts';

/** What the desk is told: the day of a customer has come near a limit of tips, or a tip was refused by one. */
export interface TipAlert {
  readonly jobId: string;
  readonly customerId: string;
  readonly driverId: number;
  /** Midnight in Bangkok. */
  readonly dayStart: Date;
  readonly limitedBy: TipLimit;
  readonly givenSatang: number;
  /** 0 where the tip was given. */
  readonly refusedSatang: number;
  readonly at: Date;
}

/** Notes it; what happens again on the same day changes the same row. @returns whether it is a new one. */
export async function noteTipAlert(trx: Db, alert: TipAlert): Promise<boolean> {
  const row = await trx
    .insertInto('tip_alerts')
    .values({
      customer_id: alert.customerId,
      driver_id: alert.driverId,
      day_start: alert.dayStart,
      limited_by: alert.limitedBy,
      job_id: alert.jobId,
      given_satang: alert.givenSatang,
      refused_satang: alert.refusedSatang,
      refused_times: alert.refusedSatang > 0 ? 1 : 0,
      noted_at: alert.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'driver_id', 'day_start', 'limited_by']).doUpdateSet({
        job_id: sql`excluded.job_id`,
        given_satang: sql`excluded.given_satang`,
        refused_satang: sql`greatest(tip_alerts.refused_satang, excluded.refused_satang)`,
        refused_times: sql`tip_alerts.refused_times + excluded.refused_times`,
        noted_at: sql`excluded.noted_at`,
      }),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  return row.isNew;
}

/** What the support desk announces: limits that were come near or met within a day. Nobody has to decide on them, so they go by themselves. */
export async function countRecentTipAlerts(db: Db, now: Date): Promise<WaitingMatters> {
  const { count, since } = await db
    .selectFrom('tip_alerts')
    .select((is) => [is.fn.countAll<number>().as('count'), is.fn.min('noted_at').as('since')])
    .where('noted_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  return { count: Number(count), since };
}
