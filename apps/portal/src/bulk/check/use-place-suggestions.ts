import type { LatLng } from '@songwai/core/basics/geo';
import type { DeliveryRow } from '@songwai/core/bulk/rows/delivery-row';
import { suggestPlaces } from '@songwai/core/places/calls';
import type { Place } from '@songwai/core/places/place';
import { useTranslate } from '@songwai/features/shared/translate-context';
import type { SuggestionTexts } from '@songwai/ui/combobox/suggestion-card';
import type { ListOption } from '@songwai/ui/floating-card/option-list';
import { MapPin } from 'lucide';
import { usePortal } from '../../shell/portal-context.tsx';

/** A place to take, what was typed itself, or the map. */
export interface PlaceOption extends ListOption {
  readonly place?: Place;
  /** It is one of those that the file's address may mean, found without typing. */
  readonly isOfFile?: boolean;
}

export interface PlaceSuggestions {
  /** What an address may mean. While it is as the file has it, first what the gateway has found for it. */
  readonly load: (row: DeliveryRow, query: string, signal: AbortSignal) => Promise<readonly PlaceOption[]>;
  readonly texts: SuggestionTexts;
}

/** The value of the option that leads to the map; no place has it. */
export const onMap = 'on-map';

const toOption = (place: Place, isOfFile: boolean): PlaceOption => ({
  ...{ value: place.placeId, label: place.name, detail: place.address },
  ...{ place, isOfFile },
});

/** The address of a row whose place was taken: as in the file where it may mean that, and the place itself where one has searched for it. */
export const addressOf = ({ cells }: DeliveryRow, { place, isOfFile }: PlaceOption): string =>
  isOfFile || !place ? cells.address : [place.name, place.address].filter(Boolean).join(' ');

/** Suggestions for addresses, the map last: the file's address may be one that no search finds. */
export function usePlaceSuggestions(near: LatLng | null): PlaceSuggestions {
  const t = useTranslate();
  const { transport } = usePortal();
  const pin: PlaceOption = { value: onMap, label: t('places.pin'), icon: MapPin };
  const nothing = (query: string): PlaceOption => ({ ...pin, detail: t('places.searchEmpty', { query }) });
  return {
    load: async ({ cells, lookup }, query, signal) => {
      const isOfFile = query === '' || query === cells.address.trim();
      const asked = isOfFile ? cells.address.trim() : query;
      const isKnown = isOfFile && lookup.places.length > 0;
      const places =
        isKnown || asked === ''
          ? lookup.places
          : await suggestPlaces(transport, { query: asked, near: lookup.places[0] ?? near, signal });
      return places.length > 0
        ? [...places.map((place) => toOption(place, isKnown)), pin]
        : [asked === '' ? pin : nothing(asked)];
    },
    texts: {
      loading: t('places.searchLoading'),
      empty: (query) => t('places.searchEmpty', { query }),
      error: t('places.searchError'),
      retry: t('common.retry'),
      // The map is no place.
      found: (count) => t('places.searchFound', { count: count - 1 }),
    },
  };
}
