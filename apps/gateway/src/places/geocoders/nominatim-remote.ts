import type { Language } from '@songwai/core/basics/language';
import { serviceBox } from '@songwai/core/places/service-box';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { joinKnown, readAdminLevels } from './address-levels.ts';
import { createAskGeocoder, type GeocodingServer } from './ask-geocoder.ts';
import { askedFor } from './asked-for.ts';
import type { Suggestion } from './geocoder.ts';
import type { RemoteGeocoder } from './remote-geocoder.ts';

const text = Type.Optional(Type.String());
const place = Type.Object({
  osm_type: text,
  osm_id: Type.Optional(Type.Number()),
  /** Numbers as strings. */
  lat: Type.String(),
  lon: Type.String(),
  name: text,
  display_name: text,
  /** `road`, `suburb`, `city`, `postcode` and some dozens more, as OpenStreetMap's mappers use them. */
  address: Type.Optional(Type.Record(Type.String(), Type.String())),
});
const placeList = Compile(Type.Array(place));
const onePlace = Compile(place);
const noPlace = Compile(Type.Object({ error: Type.String() }));

export interface NominatimOptions extends GeocodingServer {
  /** Identifies our service with a contact, as the usage policy demands. */
  readonly userAgent: string;
  /** Waits between requests as long as the usage policy demands. */
  readonly takeTurn: () => Promise<boolean>;
}

/** A place in Nominatim's answer; undefined where its point is invalid. */
function toSuggestion(found: Static<typeof place>, lang: Language): Suggestion | undefined {
  const [lat, lng] = [Number(found.lat), Number(found.lon)];
  if (!Number.isFinite(lat) || !Number.isFinite(lng) || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  const { house_number: number, road, postcode, state, province, city, ...levels } = found.address ?? {};
  const { district = '', subDistrict = '' } = readAdminLevels(Object.values(levels));
  const street = joinKnown([number, road], ' ');
  const line = joinKnown([street, subDistrict, district, state ?? province ?? city], lang === 'th' ? ' ' : ', ');
  return {
    placeId: `osm-${found.osm_type ?? ''}${found.osm_id ?? `${lat},${lng}`}`,
    addressName: found.name || street || subDistrict || district || found.display_name || `${lat}, ${lng}`,
    address: joinKnown([line, postcode], ' ') || (found.display_name ?? ''),
    district,
    subDistrict,
    lat,
    lng,
  };
}

/**
 * A Nominatim server (OpenStreetMap data). Its usage policy forbids requests at every keystroke and more than one a second, and
 * demands identification and a cache, which the caller provides (https://operations.osmfoundation.org/policies/nominatim/).
 */
export function createNominatimRemote({ userAgent, ...server }: NominatimOptions): RemoteGeocoder {
  const ask = createAskGeocoder({ ...server, name: 'Nominatim', headers: { 'user-agent': userAgent } });
  const { west, south, east, north } = serviceBox;
  return {
    isForTyping: false,
    search: async (query, { lang }) => {
      const found = await ask({
        path: '/search',
        query: {
          q: query,
          format: 'jsonv2',
          addressdetails: '1',
          limit: String(askedFor),
          countrycodes: 'th',
          viewbox: [west, north, east, south].join(','),
          bounded: '1',
          'accept-language': lang,
        },
        read: (body) => (placeList.Check(body) ? body : undefined),
      });
      return found.map((one) => toSuggestion(one, lang)).filter((one) => one !== undefined);
    },
    reverse: async ({ lat, lng }, lang) => {
      const { found } = await ask({
        path: '/reverse',
        query: {
          lat: String(lat),
          lon: String(lng),
          format: 'jsonv2',
          addressdetails: '1',
          zoom: '18',
          'accept-language': lang,
        },
        read: readPlace,
      });
      return found === null ? null : (toSuggestion(found, lang) ?? null);
    },
  };
}

/** For points at sea Nominatim answers `{"error": "Unable to geocode"}`, which is valid. */
function readPlace(body: unknown): { readonly found: Static<typeof place> | null } | undefined {
  if (noPlace.Check(body)) return { found: null };
  return onePlace.Check(body) ? { found: body } : undefined;
}
