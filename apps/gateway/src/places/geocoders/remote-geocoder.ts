import type { LatLng } from '@songwai/core/basics/geo';
import type { Language } from '@songwai/core/basics/language';
import { GeocoderError } from './ask-geocoder.ts';
import type { Geocoder, PlaceQuery, Suggestion } from './geocoder.ts';

/** A geocoding server of any protocol. It may fail, and it ignores the service area. */
export interface RemoteGeocoder {
  /** False where the server's usage policy forbids requests at every keystroke. */
  readonly isForTyping: boolean;
  /** @throws {GeocoderError} */
  search(query: string, options: PlaceQuery): Promise<readonly Suggestion[]>;
  /** Null where the server knows nothing at the point. @throws {GeocoderError} */
  reverse(point: LatLng, lang: Language): Promise<Suggestion | null>;
}

export interface RemoteGeocoderDeps {
  readonly remote: RemoteGeocoder;
  /** Answers where the server fails, and names pins that the server does not know. */
  readonly fallback: Geocoder;
  readonly isInServiceArea: (point: LatLng) => boolean;
  /** Called with every failure that the fallback covered, for the log. */
  readonly onFailure?: ((error: GeocoderError) => void) | undefined;
}

const mostResults = 10;

/** A geocoder on a server with a fallback: the customer always gets an answer, and none outside the service area. */
export function withFallback({ remote, fallback, isInServiceArea, onFailure }: RemoteGeocoderDeps): Geocoder {
  /** @throws every error that is no {@link GeocoderError}. */
  async function orFallback<Answer>(ask: () => Promise<Answer>, fallBack: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof GeocoderError)) throw error;
      onFailure?.(error);
      return await fallBack();
    }
  }

  const listServed = (found: readonly Suggestion[], limit: number): readonly Suggestion[] =>
    found.filter((suggestion) => isInServiceArea(suggestion)).slice(0, Math.min(limit, mostResults));

  const searchWith =
    (fallBack: Geocoder['suggest']): Geocoder['suggest'] =>
    async (query, options) => {
      if (query.trim() === '') return [];
      return orFallback(
        async () => listServed(await remote.search(query, options), options.limit ?? mostResults),
        () => fallBack(query, options),
      );
    };

  return {
    suggest: remote.isForTyping ? searchWith(fallback.suggest) : fallback.suggest,
    textSearch: searchWith(fallback.textSearch),
    // Neither protocol looks up a place by id; ids belong to the gazetteer, also where a server comes before it.
    byIds: fallback.byIds,
    reverse: (point, lang) =>
      orFallback(
        async () => {
          const found = await remote.reverse(point, lang);
          return found === null ? await fallback.reverse(point, lang) : { ...found, lat: point.lat, lng: point.lng };
        },
        () => fallback.reverse(point, lang),
      ),
  };
}
