import type { LatLng } from '@songwai/core/basics/geo';
import type { Language } from '@songwai/core/basics/language';
import type { Geocoder, PlaceQuery, Suggestion } from './geocoders/geocoder.ts';
import { readPasted } from './pasted/read-pasted.ts';
import type { ResolveShortLink } from './pasted/short-link.ts';

export interface PlacesService {
  /** At most 10, best first; an empty query gives an empty list; a pasted point gives its pin. */
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
  /** Absent: short links are not resolved. */
  readonly resolveShortLink?: ResolveShortLink | undefined;
}

/** Links may be longer than anything that is searched for. */
const longestSearch = 200;

const outside: Readonly<Record<Language, string>> = {
  th: 'อยู่นอกพื้นที่ให้บริการ',
  en: 'Outside the service area',
};

/** A pasted point outside the service area: shown as such, so that the customer sees that it was understood. */
function pinOutside({ lat, lng }: LatLng, lang: Language): Suggestion {
  const written = `${lat}, ${lng}`;
  return { placeId: `pin-${lat},${lng}`, addressName: written, address: outside[lang], district: '', subDistrict: '', lat, lng };
}

/** Search and pins for the routes, with the geocoder of this deployment (spec §5, §7 "Addresses"). */
export function createPlacesService({ geocoder, isInServiceArea, resolveShortLink }: PlacesServiceDeps): PlacesService {
  async function answer(search: Geocoder['suggest'], query: string, options: PlaceQuery): Promise<readonly Suggestion[]> {
    const { lang } = options;
    const pasted = await readPasted(query, {
      resolveShortLink,
      findLocality: async (words) => (await geocoder.textSearch(words, { lang, limit: 1 }))[0] ?? null,
    });
    if (pasted?.kind === 'point') {
      const { point } = pasted;
      return [isInServiceArea(point) ? await geocoder.reverse(point, lang) : pinOutside(point, lang)];
    }
    const words = (pasted?.words ?? query).trim().slice(0, longestSearch);
    return words === '' ? [] : await search(words, options);
  }

  return {
    suggest: (query, options) => answer(geocoder.suggest, query, options),
    textSearch: (query, options) => answer(geocoder.textSearch, query, options),
    byIds: geocoder.byIds,
    reverse: async (point, lang) => (isInServiceArea(point) ? await geocoder.reverse(point, lang) : null),
  };
}
