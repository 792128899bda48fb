import { createBoundedCache, directionCacheLimit } from '@songwai/core/basics/cache/bounded-cache';
import type { RoadNetwork } from '../../places/road-network/road-network.ts';
import { traceLeg } from './road-leg.ts';
import type { Route, Router } from './router.ts';

/**
 * The router without a server; its routes are marked as approximate. Whoever compares vehicles or adds an extra asks for the same
 * route again, so the last ones are in memory: the roads do not change while the gateway runs.
 */
export function createEmbeddedRouter(roads: Pick<RoadNetwork, 'traceWay'>): Router {
  const routes = createBoundedCache<Route>(directionCacheLimit);
  return {
    route: async (stops) => {
      const key = stops.map(({ lat, lng }) => `${lat},${lng}`).join(';');
      const known = routes.get(key);
      if (known !== undefined) return known;
      const legs = stops.slice(1).map((stop, index) => traceLeg(roads, stops[index] ?? stop, stop));
      const route = { legs, isApproximate: true };
      routes.set(key, route);
      return route;
    },
  };
}
