import type { PlaceKind } from '@songwai/core/places/place-kind';

/** Kinds by OpenStreetMap tag, for the tags of the list's points. */
const kindByTag: Readonly<Record<string, PlaceKind>> = {
  'aeroway=aerodrome': 'airport',
  'amenity=bank': 'bank',
  'amenity=cafe': 'cafe',
  'amenity=clinic': 'hospital',
  'amenity=coworking_space': 'office',
  'amenity=fast_food': 'food',
  'amenity=fire_station': 'government',
  'amenity=fuel': 'fuel',
  'amenity=hospital': 'hospital',
  'amenity=marketplace': 'market',
  'amenity=place_of_worship': 'temple',
  'amenity=police': 'police',
  'amenity=restaurant': 'food',
  'amenity=school': 'school',
  'amenity=townhall': 'government',
  'leisure=fitness_centre': 'sports',
  'leisure=park': 'park',
  'shop=coffee': 'cafe',
  'shop=convenience': 'shop',
  'shop=supermarket': 'shop',
};

/** @throws {Error} a tag that no point had when the list was made. */
export function kindOfTag(tag: string): PlaceKind {
  const kind = kindByTag[tag];
  if (kind === undefined) throw new Error(`No kind is written down for OpenStreetMap's ${tag}.`);
  return kind;
}
