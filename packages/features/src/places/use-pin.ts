import type { LatLng } from '@songwai/core/basics/geo';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { useRef, useState } from 'react';
import { gatewayErrorText } from '../shared/gateway-error-text.ts';
import { useTranslate } from '../shared/translate-context.tsx';

export interface UsePinOptions {
  /** Whose stops get the places: an order, or a hire by the day. */
  readonly flow: { setPlace(stopKey: string, place: Place): void };
  readonly search: Pick<PlaceSearch, 'reverse'>;
  /** The stop that a pin is being dropped for. */
  readonly pinKey: string | null;
  readonly onPinEnd: () => void;
}

export interface Pin {
  /** The address under the pin. */
  readonly placeText: string | undefined;
  /** Why the pin cannot stay. */
  readonly problem: string | null;
  readonly dismissProblem: () => void;
  readonly look: (at: LatLng) => void;
  readonly drop: (at: LatLng) => void;
  readonly move: (stopKey: string, to: LatLng) => void;
}

/** Looks points on the map up as places by the gateway: the newest request wins, and points outside the service area are refused. */
export function usePin({ flow, search, pinKey, onPinEnd }: UsePinOptions): Pin {
  const t = useTranslate();
  const newest = useRef(0);
  const [placeText, setPlaceText] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);

  /** Calls back with the place, unless a newer request was made meanwhile. */
  const ask = async (at: LatLng, onAnswer: (place: Place) => void) => {
    newest.current += 1;
    const asked = newest.current;
    try {
      const place = await search.reverse(at.lat, at.lng);
      if (asked !== newest.current) return;
      setProblem(place ? null : t('map.pinOutside'));
      if (place) onAnswer(place);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (asked === newest.current) setProblem(error.code === 404 ? t('map.pinOutside') : gatewayErrorText(error, t));
    }
  };

  return {
    placeText,
    problem,
    dismissProblem: () => setProblem(null),
    look: (at) => {
      setPlaceText(t('map.pinFinding'));
      void ask(at, (place) => setPlaceText(place.name));
    },
    drop: (at) => {
      if (pinKey === null) return;
      void ask(at, (place) => {
        flow.setPlace(pinKey, place);
        setPlaceText(undefined);
        onPinEnd();
      });
    },
    move: (stopKey, to) => void ask(to, (place) => flow.setPlace(stopKey, place)),
  };
}
