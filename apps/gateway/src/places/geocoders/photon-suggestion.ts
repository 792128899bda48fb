import type { Language } from '@songwai/core/basics/language';
import { isDistrictName, joinKnown, readAdminLevels } from './address-levels.ts';
import type { Suggestion } from './geocoder.ts';
import type { PhotonFeature } from './photon-feature.ts';

/** Where no name contains the word for its kind, `county` and `city` are the usual levels. */
function administrationOf({ properties }: PhotonFeature): { readonly district: string; readonly subDistrict: string } {
  const { county, city, district, locality, state } = properties;
  const values = [county, city, district, locality].filter((value) => value !== undefined).filter((value) => value !== state);
  const named = readAdminLevels(values);
  return {
    district: named.district ?? county ?? '',
    subDistrict: named.subDistrict ?? values.find((value) => value !== county && !isDistrictName(value)) ?? '',
  };
}

/** A place of Photon in the wire's form. */
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
