import type { RoadNetwork } from '../../places/road-network/road-network.ts';
import { traceLeg } from './road-leg.ts';
import type { Router } from './router.ts';

/** The router without a server; its routes are marked as approximate. */
export function createEmbeddedRouter(roads: Pick<RoadNetwork, 'traceWay'>): Router {
  return {
    route: async (stops) => ({
      legs: stops.slice(1).map((stop, index) => traceLeg(roads, stops[index] ?? stop, stop)),
      isApproximate: true,
    }),
  };
}
