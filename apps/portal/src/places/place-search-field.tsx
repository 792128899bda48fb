import type { LatLng } from '@songwai/core/basics/geo';
import type { Place } from '@songwai/core/places/place';
import { createPlaceSearch } from '@songwai/core/places/place-search';
import type { PlaceSearchState } from '@songwai/core/places/place-search-state';
import { useTranslate } from '@songwai/features/shared/translate-context';
import { useFlow } from '@songwai/features/shared/use-flow';
import { Button } from '@songwai/ui/button/button';
import { ComboboxSearch } from '@songwai/ui/combobox-search/combobox-search';
import type { SearchStatus } from '@songwai/ui/combobox-search/search-results';
import { MapPin } from 'lucide';
import { useEffect, useState } from 'react';
import { usePortal } from '../shell/portal-context.tsx';

const statuses: Readonly<Record<PlaceSearchState['status'], SearchStatus>> = {
  idle: 'idle',
  loading: 'loading',
  ready: 'full',
  empty: 'empty',
  failed: 'error',
};

interface PlaceSearchFieldProps {
  readonly shouldFocus?: boolean;
  readonly onChoose: (place: Place) => void;
  /** A point to search from: of equally good matches the near ones come first. */
  readonly near?: LatLng | null;
  /** Picks a point on the map instead. */
  readonly onPin?: () => void;
  /** Escape, where the field stands in the place of something else. */
  readonly onCancel?: (() => void) | undefined;
}

/** Searches for a place by name, address or coordinates, with its results below. */
export function PlaceSearchField({ shouldFocus, near = null, onChoose, onPin, onCancel }: PlaceSearchFieldProps) {
  const t = useTranslate();
  const { transport } = usePortal();
  const [search] = useState(() => createPlaceSearch({ transport }));
  useEffect(() => () => search.dispose(), [search]);
  useEffect(() => search.lookFrom(near), [search, near]);
  const { query, status, places } = useFlow(search.store, (state) => state);
  return (
    <ComboboxSearch
      label={t('places.search')}
      placeholder={t('places.searchHint')}
      shouldFocus={shouldFocus}
      value={query}
      onChange={search.type}
      options={places.map(({ placeId, name, address }) => ({ id: placeId, title: name, detail: address }))}
      status={statuses[status]}
      onSelect={({ id }) => {
        const chosen = places.find(({ placeId }) => placeId === id);
        if (chosen === undefined) return;
        search.reset();
        onChoose(chosen);
      }}
      onCancel={onCancel}
      onRetry={search.retry}
      footer={
        onPin ? (
          <Button variant="quiet" icon={MapPin} onClick={onPin}>
            {t('places.pin')}
          </Button>
        ) : null
      }
      texts={{
        clear: t('common.clear'),
        list: t('places.searchList'),
        loading: t('places.searchLoading'),
        empty: t('places.searchEmpty', { query: query.trim() }),
        error: t('places.searchError'),
        retry: t('common.retry'),
        found: (count) => t('places.searchFound', { count }),
      }}
    />
  );
}
