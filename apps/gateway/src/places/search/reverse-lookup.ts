import type { LatLng } from '@songwai/core/basics/geo';
import { provinceAt } from '../area/service-area.ts';
import type { District, Gazetteer, PlaceEntry, Subdistrict } from '../gazetteer/place-entry.ts';

export interface FoundNearby {
  /** What stands within 150 m of the point; null where the gazetteer knows of nothing. */
  readonly place: PlaceEntry | null;
  readonly district: District;
  /** Null where no place close by tells it. */
  readonly subdistrict: Subdistrict | null;
}

/** So far a pin may lie from a landmark and still be called by its name. */
const namedWithinMetres = 150;
/** So far a place tells the subdistrict of its surroundings. */
const subdistrictWithinMetres = 600;
const metresPerDegree = 111_195;

interface Neighbour {
  readonly place: PlaceEntry;
  readonly metres: number;
}

/**
 * Makes the function that names a point: by what stands there, else by the places around it. The gazetteer holds points and
 * no boundaries, so far from any place the district is that of the nearest known point in the same province.
 */
export function createReverseLookup(gazetteer: Gazetteer): (point: LatLng) => FoundNearby {
  const known = gazetteer.places.filter(({ kind }) => kind !== 'subdistrict');

  function nearest(point: LatLng, places: readonly PlaceEntry[]): Neighbour | null {
    const perLng = metresPerDegree * Math.cos((point.lat * Math.PI) / 180);
    let best: Neighbour | null = null;
    for (const place of places) {
      const metres = Math.hypot((place.lat - point.lat) * metresPerDegree, (place.lng - point.lng) * perLng);
      if (best === null || metres < best.metres) best = { place, metres };
    }
    return best;
  }

  return (point) => {
    const province = provinceAt(point);
    const inProvince = known.filter(({ district }) => province === null || district.province.code === province.code);
    const closest = nearest(point, inProvince);
    if (closest === null) throw new Error(`The gazetteer holds no place of ${province?.en ?? 'the service area'}.`);
    const standing = nearest(
      point,
      known.filter(({ kind }) => kind !== 'district'),
    );
    const place = standing !== null && standing.metres <= namedWithinMetres ? standing.place : null;
    const witness = place ?? closest.place;
    const isClose = place !== null || closest.metres <= subdistrictWithinMetres;
    return { place, district: witness.district, subdistrict: isClose ? witness.subdistrict : null };
  };
}
