import type { LatLng } from '@songwai/core/basics/geo';
import { type Expression, sql } from 'kysely';
import type { DriverDb } from './queries.ts';

const batch = 10_000;

/** A reported position. */
export interface Whereabouts extends LatLng {
  readonly heading: number | null;
  readonly at: Date;
}

/** Where a driver was last, locked until the transaction ends, so that two batches do not overtake one another. */
export const lockWhereabouts = (db: DriverDb, driverId: number): Promise<Whereabouts | undefined> =>
  db
    .selectFrom('driver_whereabouts')
    .select(['lat', 'lng', 'heading', 'at'])
    .where('driver_id', '=', driverId)
    .forUpdate()
    .executeTakeFirst();

export const findWhereabouts = (db: DriverDb, driverId: number): Promise<Whereabouts | undefined> =>
  db
    .selectFrom('driver_whereabouts')
    .select(['lat', 'lng', 'heading', 'at'])
    .where('driver_id', '=', driverId)
    .executeTakeFirst();

/** Writes positions in the order of time, and the last of them as where the driver is. */
export async function insertPositions(
  db: DriverDb,
  seen: { readonly driverId: number; readonly jobId: string | null; readonly points: readonly Whereabouts[] },
): Promise<void> {
  const last = seen.points.at(-1);
  if (last === undefined) return;
  const rows = seen.points.map((point) => ({ ...point, driver_id: seen.driverId, job_id: seen.jobId }));
  await db
    .insertInto('driver_positions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('driver_whereabouts')
    .values({ ...last, driver_id: seen.driverId })
    .onConflict((conflict) => conflict.column('driver_id').doUpdateSet({ ...last }))
    .execute();
}

/** The last position of a job's driver while on the job; undefined where none was reported. */
export const findLastPosition = (db: DriverDb, jobId: string): Promise<Whereabouts | undefined> =>
  db
    .selectFrom('driver_positions')
    .select(['lat', 'lng', 'heading', 'at'])
    .where('job_id', '=', jobId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Orders places by how far they lie from a point, nearest first: flat, which is good enough within a city. */
export const awayFrom = ({ lat, lng }: LatLng, place: { readonly lat: Expression<number>; readonly lng: Expression<number> }) =>
  sql`power(${place.lat} - ${lat}::float8, 2) + power((${place.lng} - ${lng}::float8) * cos(radians(${lat}::float8)), 2)`;

/** Throws away one batch of positions older than that, with where drivers stood who have not been seen since. @returns how many. */
export async function forgetPositions(db: DriverDb, before: Date): Promise<number> {
  await db.deleteFrom('driver_whereabouts').where('at', '<', before).execute();
  const old = sql`select ctid from driver_positions where at < ${before} limit ${batch}`;
  const { numAffectedRows = 0n } = await sql`delete from driver_positions where ctid in (${old})`.execute(db);
  return Number(numAffectedRows);
}
