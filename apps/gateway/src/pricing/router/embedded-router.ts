import type { RoadNetwork } from '../../places/road-network/road-network.ts';
import { traceLeg } from './road-leg.ts';
import type { Router } from './router.ts';

/** The router that needs no server: its way is approximate, and said to be. */
export function createEmbeddedRouter(roads: Pick<RoadNetwork, 'traceWay'>): Router {
  return {
    route: async (stops) => ({
      legs: stops.slice(1).map((stop, index) => traceLeg(roads, stops[index] ?? stop, stop)),
      isApproximate: true,
    }),
  };
}
