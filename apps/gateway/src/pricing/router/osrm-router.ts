import type { LatLng } from '@songwai/core/basics/geo';
import { createCaller, FinalAnswerError } from '../../remote/create-caller.ts';
import { readOsrmReply } from './osrm-reply.ts';
import type { Route, Router } from './router.ts';

export interface OsrmRouterOptions {
  /** Address of the server without a slash at its end (`OSRM_URL`). */
  readonly url: string;
  /** Asked when the server gives no route in time. */
  readonly fallback: Router;
  readonly log: { warn(fields: object, message: string): void };
  /** For one attempt. */
  readonly timeoutMs?: number;
}

/**
 * Asks an OSRM server for the way by road. Where it does not answer, or knows no way, the fallback's route is given, which says that it is
 * approximate: a booking never fails for want of a map.
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
