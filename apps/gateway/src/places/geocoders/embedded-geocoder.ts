import { createBoundedCache } from '@songwai/core/basics/cache/bounded-cache';
import type { LatLng } from '@songwai/core/basics/geo';
import type { Language } from '@songwai/core/basics/language';
import { addressWords } from '../gazetteer/entries.ts';
import { loadGazetteer } from '../gazetteer/load-gazetteer.ts';
import type { Gazetteer } from '../gazetteer/place-entry.ts';
import { loadOpenPlaces } from '../open-data/load-open-places.ts';
import { createPlaceSearch, type PlaceSearch } from '../search/place-search.ts';
import { createReverseLookup, type FoundNearby } from '../search/reverse-lookup.ts';
import type { Geocoder, PlaceQuery, Suggestion } from './geocoder.ts';
import { addressLine, suggestionOf } from './suggestion-of.ts';

/** The name of a pin: the place at it, else its subdistrict, else its district. */
function nameOf({ place, district, subdistrict }: FoundNearby, lang: Language): string {
  if (place !== null) return place[lang];
  if (lang === 'en') return subdistrict === null ? `${district.en} District` : `${subdistrict.en}, ${district.en}`;
  const words = addressWords(district);
  return subdistrict === null
    ? `${words.district}${district.th}`
    : `${words.subdistrict}${subdistrict.th} ${words.district}${district.th}`;
}

function pinAt(point: LatLng, found: FoundNearby, lang: Language): Suggestion {
  return {
    placeId: `pin-${point.lat.toFixed(6)},${point.lng.toFixed(6)}`,
    addressName: nameOf(found, lang),
    address: addressLine(found.district, found.subdistrict, lang),
    district: found.district[lang],
    subDistrict: found.subdistrict?.[lang] ?? '',
    lat: point.lat,
    lng: point.lng,
    ...(found.place && { kind: found.place.kind }),
  };
}

/** Building the index takes seconds, so geocoders of the same gazetteer share one. */
const searches = new WeakMap<Gazetteer, Promise<PlaceSearch>>();

/** The search of a gazetteer; the first call builds its index. */
export function searchOf(gazetteer: Gazetteer): Promise<PlaceSearch> {
  const known = searches.get(gazetteer);
  if (known !== undefined) return known;
  const search = createPlaceSearch(gazetteer.places, loadOpenPlaces(gazetteer.subdistricts));
  searches.set(gazetteer, search);
  return search;
}

/** Reads the open data and builds the index in small steps, so that the gateway keeps answering other requests. */
export async function preparePlaceSearch(gazetteer: Gazetteer): Promise<void> {
  await searchOf(gazetteer);
}

/**
 * Beginnings of names are typed again and again. About 3 kB each, so at most 6 MB; the places never change while the gateway runs,
 * so what was found stays right.
 */
const mostAnswers = 2_000;

const keyOf = (query: string, { lang, limit, near }: PlaceQuery): string => [lang, limit, near?.lat, near?.lng, query].join(' ');

/**
 * The geocoder that needs no network: our own gazetteer and the open data, searched in memory. Searches wait until the index is
 * built.
 */
export function createEmbeddedGeocoder(gazetteer: Gazetteer = loadGazetteer()): Geocoder {
  const lookUp = createReverseLookup(gazetteer);
  const answers = createBoundedCache<readonly Suggestion[]>(mostAnswers);

  return {
    async suggest(query, options) {
      if (query.trim() === '') return [];
      const key = keyOf(query, options);
      const known = answers.get(key);
      if (known !== undefined) return known;
      const { find } = await searchOf(gazetteer);
      const found = find(query, options).map((place) => suggestionOf(place, options.lang));
      answers.set(key, found);
      return found;
    },

    async textSearch(query, { lang, ...options }) {
      if (query.trim() === '') return [];
      const { find, findWithin } = await searchOf(gazetteer);
      const named = find(query, options);
      const found = named.length > 0 ? named : findWithin(query, options);
      return found.map((place) => suggestionOf(place, lang));
    },

    async byIds(placeIds, lang) {
      const { findById } = await searchOf(gazetteer);
      return placeIds.flatMap((id) => findById(id) ?? []).map((place) => suggestionOf(place, lang));
    },

    async reverse(point, lang) {
      return pinAt(point, lookUp(point), lang);
    },
  };
}
