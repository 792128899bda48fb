import { minuteMs } from '@songwai/core/basics/durations';
import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import type { Clock } from '../platform/deps.ts';
import { boxAround } from './box-around.ts';
import type { DriverDb } from './queries.ts';

/** What is asked: around where, and for which vehicle (null: all). */
export interface NearQuery extends LatLng {
  readonly vehicleId: number | null;
}

/** A free driver, without who it is. */
export interface NearDriver extends LatLng {
  readonly vehicleKind: string;
}

/** Further free drivers: the simulator's. Handed in by the room that dispatches. */
export type NearSource = (query: NearQuery) => Promise<readonly NearDriver[]>;

/** Real drivers who are free, on duty and were seen since, within a box around a point, the nearest first. The room of rides knows who is free. */
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
/** A driver whose phone is silent for longer may be anywhere. */
const freshMs = 5 * minuteMs;
/** A hundredth of a degree by ten: some hundred metres, so that nobody is followed home. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e3) / 1e3;

/** Finds free drivers around a point, coarsely; the nearest first. */
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
