import { sql } from 'kysely';
import type { DriverDb } from './queries.ts';

/** What those whom a driver drove for think. */
export interface DriverAverage {
  /** 1-5 with two decimals; null while nobody has rated. */
  readonly average: number | null;
  readonly count: number;
}

const unrated: DriverAverage = { average: null, count: 0 };

/** The averages of drivers, counted from the ratings themselves; asked for one that nobody rated, it says so. */
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

/** Writes how a job was rated. False where it had been rated before. */
export async function insertRating(
  db: DriverDb,
  rated: {
    readonly jobId: string;
    readonly driverId: number;
    readonly rating: number;
    readonly comment: string;
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
      rated_by: rated.by,
      created_at: rated.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('job_id')
    .executeTakeFirst();
  return row !== undefined;
}
