import { minuteMs } from '@songwai/core/basics/durations';
import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import type { Clock } from '../platform/deps.ts';
import { boxAround } from './box-around.ts';
import type { DriverDb } from './queries.ts';

/** A place, and a vehicle (null: all). */
export interface NearQuery extends LatLng {
  readonly vehicleId: number | null;
}

/** A free driver, without identity. */
export interface NearDriver extends LatLng {
  readonly vehicleKind: string;
}

/** Further free drivers of the simulator; provided by the room `simulation`. */
export type NearSource = (query: NearQuery) => Promise<readonly NearDriver[]>;

/**
 * Free real drivers on duty, last seen since `seenSince`, within a box around a point, the nearest first. Provided by the room
 * `rides`.
 */
export type FindFreeNear = (
  db: DriverDb,
  wanted: {
    readonly box: { south: number; north: number; west: number; east: number };
    readonly center: LatLng;
    readonly seenSince: Date;
    readonly limit: number;
    readonly vehicleId: number | null;
  },
) => Promise<readonly NearDriver[]>;

const radiusKm = 5;
const most = 20;
/** A driver is not shown where the last position is older than this. */
const freshMs = 5 * minuteMs;
/** Rounds to a thousandth of a degree, about 100 m, so that drivers cannot be followed home. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e3) / 1e3;

/** Finds free drivers near a point, with rounded positions, the nearest first. */
export function createNearDrivers(parts: {
  readonly db: DriverDb;
  readonly clock: Clock;
  readonly simulated: NearSource;
  readonly findFreeNear: FindFreeNear;
}): (query: NearQuery) => Promise<readonly NearDriver[]> {
  const { db, clock, simulated, findFreeNear } = parts;
  return async (query) => {
    const seenSince = new Date(clock.now().getTime() - freshMs);
    const { vehicleId } = query;
    const box = boxAround(query, radiusKm);
    const real = await findFreeNear(db, { box, center: query, seenSince, vehicleId, limit: most });
    return [...real, ...(await simulated(query))]
      .map(({ lat, lng, vehicleKind }) => ({ lat: roundDegrees(lat), lng: roundDegrees(lng), vehicleKind }))
      .map((driver) => ({ driver, km: greatCircleKm(query, driver) }))
      .filter(({ km }) => km <= radiusKm)
      .toSorted((a, b) => a.km - b.km)
      .slice(0, most)
      .map(({ driver }) => driver);
  };
}
