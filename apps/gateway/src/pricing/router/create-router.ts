import type { DatabaseLog } from '../../database/database-log.ts';
import { createEmbeddedRouter } from './embedded-router.ts';
import { createOsrmRouter } from './osrm-router.ts';
import type { Router } from './router.ts';

/** The router of this deployment: an OSRM server where one is configured, else the one that needs none. */
export function createRouter({ osrmUrl, log }: { readonly osrmUrl: string | undefined; readonly log: DatabaseLog }): Router {
  const embedded = createEmbeddedRouter();
  return osrmUrl === undefined ? embedded : createOsrmRouter({ url: osrmUrl, fallback: embedded, log });
}
