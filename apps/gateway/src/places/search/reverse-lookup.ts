import type { LatLng } from '@songwai/core/basics/geo';
import type { District, Gazetteer, PlaceEntry, Subdistrict } from '../gazetteer/place-entry.ts';

export interface FoundNearby {
  /** What stands within 150 m of the point; null where the gazetteer knows of nothing. */
  readonly place: PlaceEntry | null;
  readonly district: District;
  /** Null out at sea, beyond the boundaries. */
  readonly subdistrict: Subdistrict | null;
}

/** So far a pin may lie from a landmark and still be called by its name. */
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
 * Makes the function that names a point: by the place that stands there, and by the subdistrict whose boundaries it lies in. A place that was
 * checked knows its own subdistrict: a station above the road between two is not moved to the other side by a simplified line.
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
