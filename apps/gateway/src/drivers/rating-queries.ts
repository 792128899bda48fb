import { sql } from 'kysely';
import type { DriverDb } from './queries.ts';

/** The average rating of a driver. */
export interface DriverAverage {
  /** 1-5 with two decimals; null while not rated. */
  readonly average: number | null;
  readonly count: number;
}

const unrated: DriverAverage = { average: null, count: 0 };

/** Calculates the averages of drivers from their ratings; the result also covers drivers without ratings. */
export async function readAverages(db: DriverDb, driverIds: readonly number[]): Promise<(driverId: number) => DriverAverage> {
  if (driverIds.length === 0) return () => unrated;
  const rows = await db
    .selectFrom('driver_ratings')
    .select('driver_id')
    .select(sql<number>`round(avg(rating), 2)::float8`.as('average'))
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('driver_id', 'in', driverIds)
    .groupBy('driver_id')
    .execute();
  const byDriver = new Map(rows.map(({ driver_id, average, count }) => [driver_id, { average, count: Number(count) }]));
  return (driverId) => byDriver.get(driverId) ?? unrated;
}

/** Stores a job's rating. False where the job was already rated. */
export async function insertRating(
  db: DriverDb,
  rated: {
    readonly jobId: string;
    readonly driverId: number;
    readonly rating: number;
    readonly comment: string;
    readonly reasonIds: readonly number[];
    readonly by: 'session' | 'token';
    readonly at: Date;
  },
): Promise<boolean> {
  const row = await db
    .insertInto('driver_ratings')
    .values({
      job_id: rated.jobId,
      driver_id: rated.driverId,
      rating: rated.rating,
      comment: rated.comment,
      reason_ids: [...rated.reasonIds],
      rated_by: rated.by,
      created_at: rated.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('job_id')
    .executeTakeFirst();
  return row !== undefined;
}
