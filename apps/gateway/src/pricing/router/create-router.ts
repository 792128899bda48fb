import type { DatabaseLog } from '../../database/database-log.ts';
import type { RoadNetwork } from '../../places/road-network/road-network.ts';
import type { Clock } from '../../platform/deps.ts';
import { createCachedRouter } from './cached-router.ts';
import { createEmbeddedRouter } from './embedded-router.ts';
import { createOsrmRouter } from './osrm-router.ts';
import type { Router } from './router.ts';

export interface RouterDeps {
  readonly osrmUrl: string | undefined;
  readonly log: DatabaseLog;
  readonly clock: Clock;
  readonly roads: RoadNetwork;
}

/** The router of this deployment: a configured OSRM server with a cache, else the embedded router. */
export function createRouter({ osrmUrl, log, clock, roads }: RouterDeps): Router {
  const embedded = createEmbeddedRouter(roads);
  return osrmUrl === undefined
    ? embedded
    : createCachedRouter(createOsrmRouter({ url: osrmUrl, fallback: embedded, log }), { clock });
}
