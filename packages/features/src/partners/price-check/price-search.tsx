import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch, PlaceSearchState } from '@songwai/core/places/place-search-state';
import { ComboboxSearch } from '@songwai/ui/combobox-search/combobox-search';
import type { SearchOption, SearchStatus } from '@songwai/ui/combobox-search/search-results';
import { useEffect, useLayoutEffect, useState } from 'react';
import { LazyView } from '../../shared/lazy-view.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { loadPriceExtras, loadPriceOpening } from './price-loaders.ts';

export interface PriceSearchProps {
  readonly search: PlaceSearch;
  /** The stop's name: "Pick-up". */
  readonly role: string;
  readonly placeholder: string;
  /** A stop with a place: results near it come first, and each says how far it is. */
  readonly near: Place | null;
  readonly onChoose: (place: Place) => void;
  readonly onCancel: () => void;
}

const wholeState = (state: PlaceSearchState) => state;

const statuses: Readonly<Record<PlaceSearchState['status'], SearchStatus>> = {
  idle: 'idle',
  loading: 'loading',
  ready: 'full',
  empty: 'empty',
  failed: 'error',
};

/** The search of a place in its stop's card; without a map there is no pin. */
export function PriceSearch({ search, role, placeholder, near, onChoose, onCancel }: PriceSearchProps) {
  const t = useTranslate();
  const { query, status, places } = useFlow(search.store, wholeState);

  // Not a moment later, or it would take what is typed at once.
  useLayoutEffect(() => {
    search.reset();
    return () => search.reset();
  }, [search]);
  useEffect(() => search.lookFrom(near), [search, near]);

  const [extras, setExtras] = useState(loadPriceExtras.loaded);
  useEffect(() => {
    let isShown = true;
    // Without them the search still finds places.
    void loadPriceExtras().then(
      (arrived) => isShown && setExtras(arrived),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);

  const handleSelect = (option: SearchOption) => {
    const place = places.find(({ placeId }) => placeId === option.id);
    if (place) onChoose(place);
  };

  return (
    <ComboboxSearch
      label={t('stops.searchLabel', { role })}
      placeholder={placeholder}
      shouldFocus
      value={query}
      onChange={search.type}
      options={places.map((place) => ({
        id: place.placeId,
        title: place.name,
        detail: place.address,
        ...extras?.describePlace(place, { query, from: near, t }),
      }))}
      status={statuses[status]}
      onSelect={handleSelect}
      onCancel={onCancel}
      onLeave={() => query === '' && onCancel()}
      onRetry={search.retry}
      texts={{
        clear: t('common.clear'),
        list: t('stops.searchList'),
        loading: t('stops.searchLoading'),
        empty: t('prices.searchEmpty', { query: query.trim() }),
        error: t('stops.searchError'),
        retry: t('common.retry'),
        found: (count) => t('stops.searchFound', { count }),
      }}
    >
      {query === '' ? (
        <LazyView load={loadPriceOpening} skeleton={null} isOptional>
          {({ PriceOpening }) => <PriceOpening {...{ search, onChoose, onCancel }} />}
        </LazyView>
      ) : null}
    </ComboboxSearch>
  );
}
