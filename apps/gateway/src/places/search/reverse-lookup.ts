import type { LatLng } from '@songwai/core/basics/geo';
import type { District, Gazetteer, PlaceEntry, Subdistrict } from '../gazetteer/place-entry.ts';

export interface FoundNearby {
  /** The place within 150 m of the point; null where the gazetteer has none. */
  readonly place: PlaceEntry | null;
  readonly district: District;
  /** Null at sea, outside all boundaries. */
  readonly subdistrict: Subdistrict | null;
}

/** A pin this near to a landmark gets its name. */
const namedWithinMetres = 150;
const metresPerDegree = 111_195;

interface Neighbour {
  readonly place: PlaceEntry;
  readonly metres: number;
}

function nearest(point: LatLng, places: readonly PlaceEntry[]): Neighbour {
  const perLng = metresPerDegree * Math.cos((point.lat * Math.PI) / 180);
  let best: Neighbour | null = null;
  for (const place of places) {
    const metres = Math.hypot((place.lat - point.lat) * metresPerDegree, (place.lng - point.lng) * perLng);
    if (best === null || metres < best.metres) best = { place, metres };
  }
  if (best === null) throw new Error('The gazetteer holds no places.');
  return best;
}

/**
 * Builds the function that names a point by the place there and the subdistrict whose boundaries contain it. A place's own,
 * checked subdistrict takes precedence, as simplified boundaries may put a station above a border road on the wrong side.
 */
export function createReverseLookup({ places, subdistricts, areas }: Gazetteer): (point: LatLng) => FoundNearby {
  const prominent = places.filter(({ source }) => source === 'landmark' || source === 'station');
  const byCode = new Map(subdistricts.map((subdistrict) => [subdistrict.code, subdistrict]));

  return (point) => {
    const closest = nearest(point, prominent);
    const place = closest.metres <= namedWithinMetres ? closest.place : null;
    const subdistrict = place?.subdistrict ?? byCode.get(areas.codeAt(point) ?? '') ?? null;
    return { place, district: (subdistrict ?? closest.place).district, subdistrict };
  };
}
