import type { LatLng } from '@songwai/core/basics/geo';
import type { Language } from '@songwai/core/basics/language';
import type { suggestion } from '@songwai/core/places/contract';
import type { Static } from 'typebox';

/** A place in the wire's form (decisions, "The wire"). */
export type Suggestion = Static<typeof suggestion>;

export interface PlaceQuery {
  readonly lang: Language;
  /** At most 10, which is also the default. */
  readonly limit?: number;
  /** The customer's position; breaks ties between equally good names. */
  readonly near?: LatLng;
}

/**
 * Finds places by name and names for points. Chosen per deployment: the embedded gazetteer, or a server with the embedded one as
 * its fallback. It ignores the service area, which the places service checks.
 */
export interface Geocoder {
  /** For every keystroke: fast, and tolerant of typing errors. An empty query gives an empty list. */
  suggest(query: string, options: PlaceQuery): Promise<readonly Suggestion[]>;
  /** For a whole address that was typed or pasted. */
  textSearch(query: string, options: PlaceQuery): Promise<readonly Suggestion[]>;
  /** The places with these ids in that language, in the same order; unknown ids are left out. */
  byIds(placeIds: readonly string[], lang: Language): Promise<readonly Suggestion[]>;
  /** The place at a point; the answer has the point itself, so that a pin stays where it was dropped. */
  reverse(point: LatLng, lang: Language): Promise<Suggestion>;
}
