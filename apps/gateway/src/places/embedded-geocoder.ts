import type { LatLng } from '@songwai/core/basics/geo';
import type { Language } from '@songwai/core/basics/language';
import { addressWords } from './gazetteer/entries.ts';
import { loadGazetteer } from './gazetteer/load-gazetteer.ts';
import type { Gazetteer } from './gazetteer/place-entry.ts';
import type { Geocoder, Suggestion } from './geocoder.ts';
import { createPlaceSearch } from './search/place-search.ts';
import { createReverseLookup, type FoundNearby } from './search/reverse-lookup.ts';
import { addressLine, suggestionOf } from './suggestion-of.ts';

/** What a pin is called: the place it stands at, else its subdistrict, else its district. */
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
  };
}

/** The geocoder that needs no network: the built-in gazetteer, searched in memory. Reading it takes about 200 ms, once. */
export function createEmbeddedGeocoder(gazetteer: Gazetteer = loadGazetteer()): Geocoder {
  const search = createPlaceSearch(gazetteer);
  const lookUp = createReverseLookup(gazetteer);

  return {
    async suggest(query, { lang, ...options }) {
      return search.find(query, options).map((place) => suggestionOf(place, lang));
    },

    async textSearch(query, { lang, ...options }) {
      const named = search.find(query, options);
      const found = named.length > 0 ? named : search.findWithin(query, options);
      return found.map((place) => suggestionOf(place, lang));
    },

    async reverse(point, lang) {
      return pinAt(point, lookUp(point), lang);
    },
  };
}
