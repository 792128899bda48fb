import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch, PlaceSearchState } from '@songwai/core/places/place-search-state';
import { ComboboxSearch } from '@songwai/ui/combobox-search/combobox-search';
import type { SearchStatus } from '@songwai/ui/combobox-search/search-results';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslate } from '../shared/translate-context.tsx';
import { useFlow } from '../shared/use-flow.ts';
import { loadPlaceDetails } from './drop-point-loaders.ts';

export interface DropPointSearchProps {
  readonly search: PlaceSearch;
  readonly onChoose: (place: Place) => void;
  /** Escape, or the focus left before anything was typed. */
  readonly onLeave: () => void;
}

const wholeState = (state: PlaceSearchState) => state;

const statuses: Readonly<Record<PlaceSearchState['status'], SearchStatus>> = {
  idle: 'idle',
  loading: 'loading',
  ready: 'full',
  empty: 'empty',
  failed: 'error',
};

/** Searches for the place in its own card on the line. */
export function DropPointSearch({ search, onChoose, onLeave }: DropPointSearchProps) {
  const t = useTranslate();
  const { query, status, places } = useFlow(search.store, wholeState);
  const [details, setDetails] = useState(loadPlaceDetails.loaded);

  // Not a moment later, or it would take what is typed at once.
  useLayoutEffect(() => {
    search.reset();
    return () => search.reset();
  }, [search]);

  useEffect(() => {
    let isShown = true;
    // Without icons and marks the search still finds places.
    void loadPlaceDetails().then(
      (arrived) => isShown && setDetails(arrived),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);

  return (
    <ComboboxSearch
      label={t('bags.searchLabel')}
      placeholder={t('bags.goTo')}
      shouldFocus
      value={query}
      onChange={search.type}
      options={places.map((place) => ({
        id: place.placeId,
        title: place.name,
        detail: place.address,
        ...details?.describePlace(place, { query, from: null, t }),
      }))}
      status={statuses[status]}
      onSelect={({ id }) => {
        const place = places.find(({ placeId }) => placeId === id);
        if (place) onChoose(place);
      }}
      onCancel={onLeave}
      onLeave={() => query === '' && onLeave()}
      onRetry={search.retry}
      texts={{
        clear: t('common.clear'),
        list: t('stops.searchList'),
        loading: t('stops.searchLoading'),
        empty: t('bags.searchEmpty', { query: query.trim() }),
        error: t('stops.searchError'),
        retry: t('common.retry'),
        found: (count) => t('stops.searchFound', { count }),
      }}
    />
  );
}
