import type { Translate } from '@songwai/core/i18n/translate';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch, PlaceSearchState } from '@songwai/core/places/place-search-state';
import type { ComboboxSearchProps } from '@songwai/ui/combobox-search/render-search-card';
import type { SearchOption, SearchStatus } from '@songwai/ui/combobox-search/search-results';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RememberedPart } from '../shared/lazy-part.ts';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';

/** Code that says more of a found place than its name and address: icon, distance, what matches. */
interface PlaceDetails {
  describePlace(
    place: Place,
    context: { readonly query: string; readonly from: Place | null; readonly t: Translate },
  ): Partial<SearchOption>;
}

interface PlaceSearchOptions<Details> {
  readonly search: PlaceSearch;
  /** Where distances begin; null: none are shown. */
  readonly from: Place | null;
  readonly onChoose: (place: Place) => void;
  readonly loadDetails: RememberedPart<Details>;
}

const wholeState = (state: PlaceSearchState) => state;

const statuses: Readonly<Record<PlaceSearchState['status'], SearchStatus>> = {
  idle: 'idle',
  loading: 'loading',
  ready: 'full',
  empty: 'empty',
  failed: 'error',
};

/** A search of places for `ComboboxSearch`: what it shows while it is open, and all of its texts but that for "nothing found". */
export function usePlaceSearch<Details extends PlaceDetails>({
  search,
  from,
  onChoose,
  loadDetails,
}: PlaceSearchOptions<Details>) {
  const t = useTranslate();
  const { query, status, places } = useFlow(search.store, wholeState);

  // Not a moment later, or it would take what is typed at once.
  useLayoutEffect(() => {
    search.reset();
    return () => search.reset();
  }, [search]);

  const [details, setDetails] = useState(loadDetails.loaded);
  useEffect(() => {
    let isShown = true;
    // Without them the search still finds places.
    void loadDetails().then(
      (arrived) => isShown && setDetails(arrived),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [loadDetails]);

  const placeOf = (option: SearchOption | null): Place | null => places.find(({ placeId }) => placeId === option?.id) ?? null;
  const box = {
    shouldFocus: true,
    value: query,
    onChange: search.type,
    options: places.map((place) => ({
      id: place.placeId,
      title: place.name,
      detail: place.address,
      ...details?.describePlace(place, { query, from, t }),
    })),
    status: statuses[status],
    onSelect: (option) => {
      const place = placeOf(option);
      if (place) onChoose(place);
    },
    onRetry: search.retry,
  } satisfies Partial<ComboboxSearchProps>;
  const texts = {
    clear: t('common.clear'),
    list: t('stops.searchList'),
    loading: t('stops.searchLoading'),
    error: t('stops.searchError'),
    retry: t('common.retry'),
    found: (count: number) => t('stops.searchFound', { count }),
  };
  return { query, details, placeOf, box, texts };
}
