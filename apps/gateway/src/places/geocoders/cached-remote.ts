import { createExpiringCache } from '@songwai/core/basics/cache/expiring-cache';
import { dayMs } from '@songwai/core/basics/durations';
import type { LatLng } from '@songwai/core/basics/geo';
import type { Clock } from '../../platform/deps.ts';
import type { PlaceQuery, Suggestion } from './geocoder.ts';
import type { RemoteGeocoder } from './remote-geocoder.ts';

/** Limits of the cache: about 3 kB a search, so at most 6 MB. */
export const geocoderCacheLimits = { searches: 2_000, pins: 5_000, timeToLiveMs: dayMs } as const;

export interface CachedRemoteOptions {
  readonly clock: Clock;
  readonly limits?: { readonly searches: number; readonly pins: number; readonly timeToLiveMs: number };
}

/** About a kilometre: searches of customers near one another share an answer. */
const nearDecimals = 2;
/** About a metre. */
const pinDecimals = 5;

const pointKey = ({ lat, lng }: LatLng, decimals: number): string => `${lat.toFixed(decimals)},${lng.toFixed(decimals)}`;

const searchKey = (query: string, { lang, near }: PlaceQuery): string =>
  [lang, near === undefined ? '' : pointKey(near, nearDecimals), query.trim().toLowerCase().replace(/\s+/g, ' ')].join('|');

/** Caches a server's answers, but not its failures. */
export function createCachedRemote(
  remote: RemoteGeocoder,
  { clock, limits = geocoderCacheLimits }: CachedRemoteOptions,
): RemoteGeocoder {
  const { timeToLiveMs } = limits;
  const now = () => clock.now().getTime();
  const searches = createExpiringCache<readonly Suggestion[]>({ limit: limits.searches, timeToLiveMs, now });
  const pins = createExpiringCache<{ readonly found: Suggestion | null }>({ limit: limits.pins, timeToLiveMs, now });
  return {
    isForTyping: remote.isForTyping,
    search: async (query, options) => {
      const key = searchKey(query, options);
      const known = searches.get(key);
      if (known !== undefined) return known;
      const found = await remote.search(query, options);
      searches.set(key, found);
      return found;
    },
    reverse: async (point, lang) => {
      const key = `${lang}|${pointKey(point, pinDecimals)}`;
      const known = pins.get(key);
      if (known !== undefined) return known.found;
      const found = await remote.reverse(point, lang);
      pins.set(key, { found });
      return found;
    },
  };
}
