import type { LatLng } from '@songwai/core/basics/geo';
import { type Expression, sql } from 'kysely';
import type { DriverDb } from './queries.ts';

const batch = 10_000;

/** A reported position. */
export interface Whereabouts extends LatLng {
  readonly heading: number | null;
  readonly at: Date;
}

/** A driver's last position, locked until the transaction ends, so that batches of positions are stored in order. */
export const lockWhereabouts = (db: DriverDb, driverId: number): Promise<Whereabouts | undefined> =>
  db
    .selectFrom('driver_whereabouts')
    .select(['lat', 'lng', 'heading', 'at'])
    .where('driver_id', '=', driverId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findWhereabouts = (db: DriverDb, driverId: number): Promise<Whereabouts | undefined> =>
  db
    .selectFrom('driver_whereabouts')
    .select(['lat', 'lng', 'heading', 'at'])
    .where('driver_id', '=', driverId)
    .executeTakeFirst();

/** Stores positions in the order of time, and the last of them as the driver's current position. */
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

/** The last position that a driver reported on a job; undefined for none. */
export const findLastPosition = (db: DriverDb, jobId: string): Promise<Whereabouts | undefined> =>
  db
    .selectFrom('driver_positions')
    .select(['lat', 'lng', 'heading', 'at'])
    .where('job_id', '=', jobId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A sort key by distance from a point; uses a flat approximation, accurate enough within a city. */
export const awayFrom = ({ lat, lng }: LatLng, place: { readonly lat: Expression<number>; readonly lng: Expression<number> }) =>
  sql`power(${place.lat} - ${lat}::float8, 2) + power((${place.lng} - ${lng}::float8) * cos(radians(${lat}::float8)), 2)`;

/**
 * Deletes one batch of positions before a time, and last positions of drivers not seen since. @returns the number of positions.
 */
export async function forgetPositions(db: DriverDb, before: Date): Promise<number> {
  await db.deleteFrom('driver_whereabouts').where('at', '<', before).execute();
  const old = sql`select ctid from driver_positions where at < ${before} limit ${batch}`;
  const { numAffectedRows = 0n } = await sql`delete from driver_positions where ctid in (${old})`.execute(db);
  return Number(numAffectedRows);
}
