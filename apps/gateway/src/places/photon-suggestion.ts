import type { Language } from '@songwai/core/basics/language';
import type { Suggestion } from './geocoder.ts';
import type { PhotonFeature } from './photon-client.ts';

const districtName = /^(?:เขต|อำเภอ)\s*(.+)$|^(.+?)\s+District$/i;
const subdistrictName = /^(?:แขวง|ตำบล)\s*(.+)$|^(.+?)\s+Sub-?district$/i;

function joinKnown(parts: readonly (string | undefined)[], separator: string): string {
  return [...new Set(parts.filter((part) => part !== undefined && part !== ''))].join(separator);
}

/** The first value that says of itself to be of the kind, without the word that says so. */
function nameOfKind(values: readonly string[], kind: RegExp): string | undefined {
  for (const value of values) {
    const parts = kind.exec(value);
    if (parts !== null) return parts[1] ?? parts[2];
  }
  return undefined;
}

/**
 * Which of Photon's levels holds the district (เขต, อำเภอ) and which the subdistrict (แขวง, ตำบล) differs from place to place in
 * Thailand, but the names mostly say it themselves; where they do not, `county` and `city` are the usual levels.
 */
function administrationOf({ properties }: PhotonFeature): { readonly district: string; readonly subDistrict: string } {
  const { county, city, district, locality, state } = properties;
  const values = [county, city, district, locality].filter((value) => value !== undefined).filter((value) => value !== state);
  return {
    district: nameOfKind(values, districtName) ?? county ?? '',
    subDistrict:
      nameOfKind(values, subdistrictName) ?? values.find((value) => value !== county && !districtName.test(value)) ?? '',
  };
}

/** A place of Photon as it goes over the wire. */
export function suggestionOfFeature(feature: PhotonFeature, lang: Language): Suggestion {
  const [lng, lat] = feature.geometry.coordinates;
  const { osm_type: type = '', osm_id: id, name, street, housenumber, postcode, state } = feature.properties;
  const { district, subDistrict } = administrationOf(feature);
  const road = joinKnown([housenumber, street], ' ');
  const line = joinKnown([road, subDistrict, district, state], lang === 'th' ? ' ' : ', ');
  return {
    placeId: `photon-${type}${id ?? `${lat},${lng}`}`,
    addressName: name ?? (road || subDistrict || district || `${lat}, ${lng}`),
    address: joinKnown([line, postcode], ' '),
    district,
    subDistrict,
    lat,
    lng,
  };
}
