import type { Stop } from '@songwai/core/orders/draft/draft';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch, PlaceSearchState } from '@songwai/core/places/place-search-state';
import { Button } from '@songwai/ui/button/button';
import { ComboboxSearch } from '@songwai/ui/combobox-search/combobox-search';
import type { SearchOption, SearchStatus } from '@songwai/ui/combobox-search/search-results';
import { MapPin } from 'lucide';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { loadSearchExtras } from '../order-loaders.ts';

export interface StopSearchProps {
  readonly flow: OrderFlow;
  readonly stop: Stop;
  readonly search: PlaceSearch;
  /** The stop's name: "Pick-up". */
  readonly role: string;
  readonly placeholder: string;
  /** The stop before, for the distance of each result. */
  readonly from: Place | null;
  /** A stop with a place: results near it come first. */
  readonly near: Place | null;
  readonly onChoose: (place: Place) => void;
  readonly onCancel: () => void;
  /** The focus left before anything was typed. */
  readonly onLeave: () => void;
  readonly onPin: () => void;
  /** The result under the cursor, for the map; null without one. */
  readonly onPreview: (place: Place | null) => void;
}

const wholeState = (state: PlaceSearchState) => state;

const statuses: Readonly<Record<PlaceSearchState['status'], SearchStatus>> = {
  idle: 'idle',
  loading: 'loading',
  ready: 'full',
  empty: 'empty',
  failed: 'error',
};

/** The search in the stop's own card, with the pin as its last row. */
export function StopSearch(props: StopSearchProps) {
  const { search, role, placeholder, from, near, onChoose, onCancel, onLeave, onPin, onPreview } = props;
  const t = useTranslate();
  const { query, status, places } = useFlow(search.store, wholeState);

  // Not a moment later, or it would take what is typed at once.
  useLayoutEffect(() => {
    search.reset();
    return () => search.reset();
  }, [search]);
  useEffect(() => search.lookFrom(near), [search, near]);

  const [extras, setExtras] = useState(loadSearchExtras.loaded);
  useEffect(() => {
    // With the next frame: the press that opens the search has enough to do. Without them it still finds places.
    requestAnimationFrame(() => void loadSearchExtras().then(setExtras, () => undefined));
  }, []);

  const placeOf = (option: SearchOption | null) => places.find((place) => place.placeId === option?.id) ?? null;
  const handleSelect = (option: SearchOption) => {
    const place = placeOf(option);
    if (place) onChoose(place);
  };

  const options = places.map((place) => ({
    id: place.placeId,
    title: place.name,
    detail: place.address,
    ...extras?.describePlace(place, { query, from, t }),
  }));

  // What it opens with has the pin among its rows.
  const isOpening = query === '' && extras;
  return (
    <ComboboxSearch
      label={t('stops.searchLabel', { role })}
      placeholder={placeholder}
      shouldFocus
      value={query}
      onChange={search.type}
      options={options}
      status={statuses[status]}
      onSelect={handleSelect}
      onHighlight={(option) => onPreview(placeOf(option))}
      onCancel={onCancel}
      onLeave={() => query === '' && onLeave()}
      onRetry={search.retry}
      footer={
        isOpening ? null : (
          <Button variant="quiet" icon={MapPin} onClick={onPin}>
            {t('stops.pinOpen')}
          </Button>
        )
      }
      texts={{
        clear: t('common.clear'),
        list: t('stops.searchList'),
        loading: t('stops.searchLoading'),
        empty: t('stops.searchEmpty', { query: query.trim() }),
        error: t('stops.searchError'),
        retry: t('common.retry'),
        found: (count) => t('stops.searchFound', { count }),
      }}
    >
      {isOpening ? <extras.SearchOpening {...props} /> : null}
    </ComboboxSearch>
  );
}
