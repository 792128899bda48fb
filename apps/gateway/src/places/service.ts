import type { LatLng } from '@songwai/core/basics/geo';
import type { Language } from '@songwai/core/basics/language';
import { coordinates } from '@songwai/core/validation/orders/coordinates';
import type { Geocoder, PlaceQuery, Suggestion } from './geocoders/geocoder.ts';

export interface PlacesService {
  /** At most 10, best first; an empty query gives an empty list; a pasted coordinate gives its pin. */
  suggest(query: string, options: PlaceQuery): Promise<readonly Suggestion[]>;
  /** As `suggest`, for a whole address. */
  textSearch(query: string, options: PlaceQuery): Promise<readonly Suggestion[]>;
  /** See `Geocoder`. */
  byIds(placeIds: readonly string[], lang: Language): Promise<readonly Suggestion[]>;
  /** The place at a dropped pin; null outside the service area. */
  reverse(point: LatLng, lang: Language): Promise<Suggestion | null>;
}

export interface PlacesServiceDeps {
  readonly geocoder: Geocoder;
  readonly isInServiceArea: (point: LatLng) => boolean;
}

const outside: Readonly<Record<Language, string>> = {
  th: 'อยู่นอกพื้นที่ให้บริการ',
  en: 'Outside the service area',
};

/** A pasted point outside the service area: shown as such, so that the customer sees that the coordinate was understood. */
function pinOutside({ lat, lng }: LatLng, lang: Language): Suggestion {
  const written = `${lat}, ${lng}`;
  return { placeId: `pin-${lat},${lng}`, addressName: written, address: outside[lang], district: '', subDistrict: '', lat, lng };
}

/** Search and pins for the routes, with the geocoder of this deployment (spec §5, §7 "Addresses"). */
export function createPlacesService({ geocoder, isInServiceArea }: PlacesServiceDeps): PlacesService {
  async function pinFrom(query: string, lang: Language): Promise<Suggestion | null> {
    const pasted = coordinates(query);
    if (!pasted.ok) return null;
    return isInServiceArea(pasted.value) ? await geocoder.reverse(pasted.value, lang) : pinOutside(pasted.value, lang);
  }

  async function answer(search: Geocoder['suggest'], query: string, options: PlaceQuery): Promise<readonly Suggestion[]> {
    const typed = query.trim();
    if (typed === '') return [];
    const pin = await pinFrom(typed, options.lang);
    return pin === null ? await search(typed, options) : [pin];
  }

  return {
    suggest: (query, options) => answer(geocoder.suggest, query, options),
    textSearch: (query, options) => answer(geocoder.textSearch, query, options),
    byIds: geocoder.byIds,
    reverse: async (point, lang) => (isInServiceArea(point) ? await geocoder.reverse(point, lang) : null),
  };
}
