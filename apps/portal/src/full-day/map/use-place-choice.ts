import type { HireFlow } from '@songwai/core/full-day/hire-state';
import type { Place } from '@songwai/core/places/place';
import { useState } from 'react';

/** The key of a place that is still to be added. */
export const newPlaceKey = 'new';

/** Which place is being chosen, in its card or on the map. */
export interface PlaceChoice {
  /** The place that is searched for; `newPlaceKey` for another one. */
  readonly searchingKey: string | null;
  /** The place that a pin is being dropped for. */
  readonly pinKey: string | null;
  readonly search: (key: string | null) => void;
  readonly pin: (key: string) => void;
  /** The pin was dropped or given up, and with it the search that it came from. */
  readonly endPin: () => void;
  /** Sets the place, or adds it as another one. */
  readonly setPlace: (key: string, place: Place) => void;
}

/** The choice of a place, which the form begins and the map may end. */
export function usePlaceChoice(flow: HireFlow): PlaceChoice {
  const [searchingKey, search] = useState<string | null>(null);
  const [pinKey, pin] = useState<string | null>(null);
  return {
    ...{ searchingKey, pinKey, search, pin },
    endPin: () => {
      pin(null);
      search(null);
    },
    setPlace: (key, place) => (key === newPlaceKey ? flow.addStop(place) : flow.setPlace(key, place)),
  };
}
