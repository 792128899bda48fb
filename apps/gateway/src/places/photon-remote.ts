import type { Language } from '@songwai/core/basics/language';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { createAskGeocoder, type GeocodingServer } from './ask-geocoder.ts';
import { suggestionOfFeature } from './photon-suggestion.ts';
import type { RemoteGeocoder } from './remote-geocoder.ts';
import { askedFor, serviceBox } from './service-box.ts';

const text = Type.Optional(Type.String());
const feature = Type.Object({
  geometry: Type.Object({ coordinates: Type.Tuple([Type.Number(), Type.Number()]) }),
  properties: Type.Object({
    osm_type: text,
    osm_id: Type.Optional(Type.Number()),
    name: text,
    street: text,
    housenumber: text,
    locality: text,
    district: text,
    city: text,
    county: text,
    state: text,
    postcode: text,
  }),
});
const collection = Compile(Type.Object({ features: Type.Array(feature) }));

/** A place as Photon answers it (GeoJSON), as far as we read it. */
export type PhotonFeature = Type.Static<typeof feature>;

const { west, south, east, north } = serviceBox;
/** Photon has no Thai (`lang` knows only its own languages), so Thai asks for `default`, the name as it is written locally. */
const photonLanguage: Readonly<Record<Language, string>> = { th: 'default', en: 'en' };

const readFeatures = (body: unknown): readonly PhotonFeature[] | undefined =>
  collection.Check(body) ? body.features : undefined;

/** A Photon server (OpenStreetMap data), made for searching while somebody types. */
export function createPhotonRemote(server: GeocodingServer): RemoteGeocoder {
  const ask = createAskGeocoder({ ...server, name: 'Photon' });
  return {
    isForTyping: true,
    search: async (query, { lang, near }) => {
      const features = await ask({
        path: '/api',
        query: {
          q: query,
          limit: String(askedFor),
          bbox: [west, south, east, north].join(','),
          lang: photonLanguage[lang],
          ...(near === undefined ? {} : { lat: String(near.lat), lon: String(near.lng) }),
        },
        read: readFeatures,
      });
      return features.map((found) => suggestionOfFeature(found, lang));
    },
    reverse: async ({ lat, lng }, lang) => {
      const query = { lat: String(lat), lon: String(lng), limit: '1', lang: photonLanguage[lang] };
      const [found] = await ask({ path: '/reverse', query, read: readFeatures });
      return found === undefined ? null : suggestionOfFeature(found, lang);
    },
  };
}
