import { bangkokDate, parseBangkok } from '../src/basics/bangkok-time.ts';
import { createBoundedCache } from '../src/basics/cache/bounded-cache.ts';
import { greatCircleKm, isWithinKm, type LatLng } from '../src/basics/geo.ts';
import { formatJobId } from '../src/basics/ids.ts';
import { languageFromPath } from '../src/basics/language.ts';
import { floor2, formatPrice } from '../src/basics/money.ts';
import { decodePolyline, encodePolyline } from '../src/basics/polyline.ts';
import type { RuleAdapters } from './rule-adapter.ts';

type Pair = readonly [number, number];

const point = ([lat, lng]: Pair): LatLng => ({ lat, lng });

/** Sets keys in sequence and reports which ones the cache dropped. */
function insertMany(inserted: number): { readonly size: number; readonly dropped: string | null } {
  const cache = createBoundedCache<number>();
  for (let index = 0; index < inserted; index += 1) cache.set(String(index), index);
  const gone = Array.from({ length: inserted }, (_, index) => index).filter((index) => cache.get(String(index)) === undefined);
  const isOldestGone = gone.every((index, position) => index === position);
  if (gone.length === 0) return { size: cache.size(), dropped: null };
  return { size: cache.size(), dropped: isOldestGone ? 'oldest (first inserted)' : 'others' };
}

/** Money, places, ids, dates and languages. */
export const basicsAdapters: RuleAdapters = {
  floor2,
  price_format: formatPrice,
  haversine_km: ({ from, to }: { from: Pair; to: Pair }) => greatCircleKm(point(from), point(to)),
  radius_check: ({ center, point: at, km }: { center: Pair; point: Pair; km: number }) =>
    isWithinKm(point(center), point(at), km),
  polyline5: (input: readonly Pair[] | string) =>
    typeof input === 'string' ? decodePolyline(input).map(({ lat, lng }) => [lat, lng]) : encodePolyline(input.map(point)),
  job_id_display: formatJobId,
  url_language: languageFromPath,
  buddhist_era_display: (isoDate: string) => {
    const day = parseBangkok(isoDate.split('-').reverse().join('/'));
    return day === null ? null : bangkokDate(day);
  },
  cache_250: ({ inserted }: { inserted: number }) => insertMany(inserted),
};
