import type { LatLng } from '@songwai/core/basics/geo';
import type { Language } from '@songwai/core/basics/language';
import type { suggestion } from '@songwai/core/places/contract';
import type { Static } from 'typebox';

/** A place as it goes over the wire (decisions, "The wire"). */
export type Suggestion = Static<typeof suggestion>;

export interface PlaceQuery {
  readonly lang: Language;
  /** At most 10, which is also what is given where it is absent. */
  readonly limit?: number;
  /** Where the customer looks from: breaks ties between equally good names. */
  readonly near?: LatLng;
}

/**
 * Finds places by name and names for points. Chosen per deployment: the embedded gazetteer, or Photon with the embedded
 * one behind it. It knows nothing of the service area; the places service asks that.
 */
export interface Geocoder {
  /** For every keystroke: fast, forgiving. An empty query gives an empty list. */
  suggest(query: string, options: PlaceQuery): Promise<readonly Suggestion[]>;
  /** For a whole address that was typed or pasted. */
  textSearch(query: string, options: PlaceQuery): Promise<readonly Suggestion[]>;
  /** What is known under these ids in that language, in their order; the others are left out. */
  byIds(placeIds: readonly string[], lang: Language): Promise<readonly Suggestion[]>;
  /** What is at a point; the answer has the point itself, so that a pin stays where it was dropped. */
  reverse(point: LatLng, lang: Language): Promise<Suggestion>;
}
