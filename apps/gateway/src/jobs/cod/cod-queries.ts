import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { CodTables } from './tables.ts';

/** The extra with which the driver brings the money back in cash (decisions, "Cash on delivery"). */
export const moneyBackExtra = 4;

/** What the driver collects for the goods at a stop, in satang; 0 for nothing. */
export async function readCodAt(db: Db, jobId: string, stop: number): Promise<number> {
  const row = await db
    .selectFrom('job_stops')
    .select('cod_satang')
    .where('job_id', '=', jobId)
    .where('position', '=', stop)
    .executeTakeFirst();
  return row?.cod_satang ?? 0;
}

/** @returns false where it was recorded before. */
export async function insertCodCollection(trx: Db, row: Insertable<CodTables['cod_collections']>): Promise<boolean> {
  const written = await trx
    .insertInto('cod_collections')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('stop')
    .executeTakeFirst();
  return written !== undefined;
}

/** What was collected for a job, and by whom last. */
export async function sumCod(
  db: Db,
  jobId: string,
): Promise<{ readonly amountSatang: number; readonly driverId: number | null }> {
  const row = await db
    .selectFrom('cod_collections')
    .select(sql<number>`coalesce(sum(amount_satang), 0)::bigint`.as('satang'))
    .select(sql<number | null>`(array_agg(driver_id order by collected_at desc))[1]`.as('driverId'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return { amountSatang: Number(row.satang), driverId: row.driverId };
}

/** Stops of a job where money is to be collected and no driver has confirmed it, in order, and whether a visit there failed. */
export async function listOpenCod(
  db: Db,
  jobId: string,
): Promise<readonly { readonly stop: number; readonly askedSatang: number; readonly isFailed: boolean }[]> {
  const rows = await db
    .selectFrom('job_stops')
    .leftJoin('cod_collections', (join) =>
      join.onRef('cod_collections.job_id', '=', 'job_stops.job_id').onRef('cod_collections.stop', '=', 'job_stops.position'),
    )
    .select(['job_stops.position as stop', 'job_stops.cod_satang as askedSatang'])
    .select((is) =>
      is
        .exists(
          is
            .selectFrom('job_failed_visits')
            .select('job_failed_visits.id')
            .whereRef('job_failed_visits.job_id', '=', 'job_stops.job_id')
            .whereRef('job_failed_visits.stop', '=', 'job_stops.position'),
        )
        .$castTo<boolean>()
        .as('isFailed'),
    )
    .where('job_stops.job_id', '=', jobId)
    .where('job_stops.cod_satang', '>', 0)
    .where('cod_collections.stop', 'is', null)
    .orderBy('job_stops.position')
    .execute();
  return rows.map((row) => ({ ...row, askedSatang: Number(row.askedSatang) }));
}

/** Stops of a job where money was collected, in order. */
export const listCodCollections = (db: Db, jobId: string) =>
  db.selectFrom('cod_collections').select(['stop', 'amount_satang']).where('job_id', '=', jobId).orderBy('stop').execute();

/** Money on its way into a wallet: of jobs that are not over, to be collected or collected. */
export async function listIncomingCod(
  db: Db,
  payerId: string,
): Promise<readonly { readonly jobId: string; readonly amountSatang: number; readonly stops: number }[]> {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('job_stops', 'job_stops.job_id', 'jobs.id')
    .select('jobs.id as jobId')
    .select(sql<number>`sum(job_stops.cod_satang)::bigint`.as('amountSatang'))
    .select(sql<number>`count(*)::int`.as('stops'))
    .where(sql<boolean>`coalesce(jobs.company_user_id, jobs.user_id) = ${payerId}`)
    .where('jobs.over_at', 'is', null)
    .where('job_stops.cod_satang', 'is not', null)
    .where(sql<boolean>`not (${moneyBackExtra} = any(jobs.extra_ids))`)
    .groupBy('jobs.id')
    .orderBy('jobs.id')
    .limit(20)
    .execute();
  return rows.map((row) => ({ ...row, amountSatang: Number(row.amountSatang) }));
}
