import type { LatLng } from '@songwai/core/basics/geo';
import type { Geocoder, PlaceQuery, Suggestion } from './geocoder.ts';
import { createPhotonClient, PhotonError, type PhotonFeature, type PhotonParts } from './photon-client.ts';
import { suggestionOfFeature } from './photon-suggestion.ts';

export interface PhotonGeocoderParts extends PhotonParts {
  /** Answers where Photon does not, and names a pin that Photon knows nothing of. */
  readonly fallback: Geocoder;
  readonly isInServiceArea: (point: LatLng) => boolean;
  /** Told of every failure that the fallback covered, for the log. */
  readonly onFailure?: (error: PhotonError) => void;
}

const mostResults = 10;

/**
 * A geocoder on a Photon server (OpenStreetMap data), with the embedded one behind it: the customer always gets an answer,
 * and none outside the service area. Photon has no Thai (`lang` knows only its own languages), so Thai asks for `default`,
 * the name as it is written locally.
 */
export function createPhotonGeocoder(parts: PhotonGeocoderParts): Geocoder {
  const { fallback, isInServiceArea, onFailure } = parts;
  const photon = createPhotonClient(parts);

  /** @throws whatever is not Photon's failing. */
  async function orFallback<Answer>(ask: () => Promise<Answer>, fallBack: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof PhotonError)) throw error;
      onFailure?.(error);
      return await fallBack();
    }
  }

  function listServed(features: readonly PhotonFeature[], { lang, limit = mostResults }: PlaceQuery): readonly Suggestion[] {
    return features
      .map((feature) => suggestionOfFeature(feature, lang))
      .filter((suggestion) => isInServiceArea(suggestion))
      .slice(0, Math.min(limit, mostResults));
  }

  async function search(query: string, options: PlaceQuery): Promise<readonly Suggestion[]> {
    return listServed(await photon.search(query, options), options);
  }

  return {
    suggest: (query, options) =>
      query.trim() === ''
        ? Promise.resolve([])
        : orFallback(
            () => search(query, options),
            () => fallback.suggest(query, options),
          ),

    textSearch: (query, options) =>
      query.trim() === ''
        ? Promise.resolve([])
        : orFallback(
            () => search(query, options),
            () => fallback.textSearch(query, options),
          ),

    reverse: (point, lang) =>
      orFallback(
        async () => {
          const feature = await photon.reverse(point, lang);
          if (feature === null) return await fallback.reverse(point, lang);
          return { ...suggestionOfFeature(feature, lang), lat: point.lat, lng: point.lng };
        },
        () => fallback.reverse(point, lang),
      ),
  };
}
