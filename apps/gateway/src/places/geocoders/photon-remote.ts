import type { Language } from '@songwai/core/basics/language';
import { serviceBox } from '@songwai/core/places/service-box';
import { createAskGeocoder, type GeocodingServer } from './ask-geocoder.ts';
import { askedFor } from './asked-for.ts';
import { readFeatures } from './photon-feature.ts';
import { suggestionOfFeature } from './photon-suggestion.ts';
import type { RemoteGeocoder } from './remote-geocoder.ts';

const { west, south, east, north } = serviceBox;
/** Photon does not support Thai as `lang`; `default` gives the local name, which is the Thai one. */
const photonLanguage: Readonly<Record<Language, string>> = { th: 'default', en: 'en' };

/** A Photon server (OpenStreetMap data), which supports search while a customer types. */
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
