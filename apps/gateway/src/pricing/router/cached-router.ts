import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { directionCacheLimit } from '@songwai/core/basics/cache/bounded-cache';
import { createExpiringCache } from '@songwai/core/basics/cache/expiring-cache';
import { dayMs } from '@songwai/core/basics/durations';
import type { LatLng } from '@songwai/core/basics/geo';
import { decodePolyline, encodePolyline } from '@songwai/core/basics/polyline';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Clock } from '../../platform/deps.ts';
import type { Route, Router } from './router.ts';

/** Roads and routing servers change, so no price uses a route older than a day. */
const timeToLiveMs = dayMs;
/** About eleven centimetres, the precision of clients' coordinates. */
const keyDecimals = 6;

const packedRoute = Compile(Type.Array(Type.Object({ line: Type.String(), metres: Type.Number() })));

/** Lines are stored with five decimals, the precision of routing servers. */
const pack = ({ legs }: Route): Buffer =>
  deflateRawSync(JSON.stringify(legs.map(({ points, metres }) => ({ line: encodePolyline(points), metres }))));

const unpack = (packed: Buffer): Route => ({
  legs: packedRoute
    .Parse(JSON.parse(inflateRawSync(packed).toString()))
    .map(({ line, metres }) => ({ points: decodePolyline(line), metres })),
  isApproximate: false,
});

const keyOf = (stops: readonly LatLng[]): string =>
  stops.map(({ lat, lng }) => `${lat.toFixed(keyDecimals)},${lng.toFixed(keyDecimals)}`).join(';');

/**
 * Caches the last 250 routes of a routing server, compressed; the oldest is removed first (spec §9 "Direction cache").
 * Approximate routes are not cached, as the server may answer the next time.
 */
export function createCachedRouter(router: Router, { clock }: { readonly clock: Clock }): Router {
  const now = () => clock.now().getTime();
  const routes = createExpiringCache<Buffer>({ limit: directionCacheLimit, timeToLiveMs, now });
  return {
    route: async (stops) => {
      const key = keyOf(stops);
      const known = routes.get(key);
      if (known !== undefined) return unpack(known);
      const found = await router.route(stops);
      if (!found.isApproximate) routes.set(key, pack(found));
      return found;
    },
  };
}
