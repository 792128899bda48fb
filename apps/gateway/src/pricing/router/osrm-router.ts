import type { LatLng } from '@songwai/core/basics/geo';
import { createCaller, FinalAnswerError } from '../../remote/create-caller.ts';
import { readOsrmReply } from './osrm-reply.ts';
import type { Route, Router } from './router.ts';

export interface OsrmRouterOptions {
  /** Address of the server without a trailing slash (`OSRM_URL`). */
  readonly url: string;
  /** Used when the server gives no route in time. */
  readonly fallback: Router;
  readonly log: { warn(fields: object, message: string): void };
  /** Per attempt. */
  readonly timeoutMs?: number;
}

/**
 * Routes by road from an OSRM server. Where it does not answer or finds no route, the fallback's approximate route is used, so
 * that a booking never fails for lack of a route.
 */
export function createOsrmRouter({ url, fallback, log, timeoutMs = 1_500 }: OsrmRouterOptions): Router {
  const call = createCaller({ timeoutMs });
  const ask = (stops: readonly LatLng[]): Promise<Route> =>
    call(async (signal) => {
      const path = stops.map(({ lat, lng }) => `${lng},${lat}`).join(';');
      const response = await fetch(`${url}/route/v1/driving/${path}?overview=false&steps=true&geometries=polyline`, { signal });
      if (response.status === 400)
        throw new FinalAnswerError('The routing server finds no way between the stops, or none so long.');
      if (!response.ok) throw new Error(`The routing server answered with status ${response.status}.`);
      return { legs: readOsrmReply(await response.json(), stops.length - 1), isApproximate: false };
    });

  return {
    route: async (stops) => {
      try {
        return await ask(stops);
      } catch (error) {
        log.warn({ err: error }, 'no route from the routing server; an approximate one is used');
        return fallback.route(stops);
      }
    },
  };
}
