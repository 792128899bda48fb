import type { RoadNetwork } from '../places/road-network/road-network.ts';
import { findFreeOfFleet } from '../rides/assignment/free-fleet-view.ts';
import { placeNear } from '../rides/route/place-near.ts';
import { createSeededRandom } from '../rides/route/seeded-random.ts';

type Db = Parameters<typeof findFreeOfFleet>[0];

interface NearQuery {
  readonly lat: number;
  readonly lng: number;
  readonly vehicleId: number | null;
}

const mostShown = 8;
/** About two kilometres: all queries from one cell show the same drivers at the same places. */
const cellDegrees = 0.02;
const cellOf = (degrees: number): number => Math.round(degrees / cellDegrees) * cellDegrees;

/**
 * Places of the simulator's free drivers around a point. Simulated drivers start near any pick-up, so they are shown near any
 * point: as many as are really free, each at a place that follows from driver, cell and seed.
 */
export function createSimulatedNear({
  db,
  seed,
  roads,
}: {
  readonly db: Db;
  readonly seed: number;
  readonly roads: RoadNetwork;
}) {
  return async (query: NearQuery) => {
    const cell = { lat: cellOf(query.lat), lng: cellOf(query.lng) };
    const free = await findFreeOfFleet(db, { vehicleId: query.vehicleId, limit: mostShown });
    return free.map(({ id, vehicleKind }) => {
      const random = createSeededRandom(seed, `${id} at ${cell.lat.toFixed(2)} ${cell.lng.toFixed(2)}`);
      return { ...placeNear(cell, random, roads), vehicleKind };
    });
  };
}
