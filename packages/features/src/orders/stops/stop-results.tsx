import type { Place } from '@songwai/core/places/place';
import type { PlaceSearchState } from '@songwai/core/places/place-search-state';
import { Button } from '@songwai/ui/button/button';
import { renderSearchCard } from '@songwai/ui/combobox-search/render-search-card';
import type { SearchOption, SearchStatus } from '@songwai/ui/combobox-search/search-results';
import { MapPin } from 'lucide';
import type { OpenStopSearch } from './use-stop-search.ts';

const statuses: Readonly<Record<PlaceSearchState['status'], SearchStatus>> = {
  idle: 'idle',
  loading: 'loading',
  ready: 'full',
  empty: 'empty',
  failed: 'error',
};

/** Renders the search with its results, with the pin as its last row: into the card of the bare field, where that came first. */
export function renderStopSearch({ props, field, card, found, extras, t }: OpenStopSearch) {
  const { search, from, onChoose, onPin, onPreview } = props;
  const { query, status, places } = found;

  const placeOf = (option: SearchOption | null): Place | null => places.find((place) => place.placeId === option?.id) ?? null;
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
  return renderSearchCard(
    {
      ...field,
      options,
      status: statuses[status],
      onSelect: handleSelect,
      onHighlight: (option) => onPreview(placeOf(option)),
      onRetry: search.retry,
      footer: isOpening ? null : (
        <Button variant="quiet" icon={MapPin} onClick={onPin}>
          {t('stops.pinOpen')}
        </Button>
      ),
      texts: {
        clear: t('common.clear'),
        list: t('stops.searchList'),
        loading: t('stops.searchLoading'),
        empty: t('stops.searchEmpty', { query: query.trim() }),
        error: t('stops.searchError'),
        retry: t('common.retry'),
        found: (count) => t('stops.searchFound', { count }),
      },
      children: isOpening ? <extras.SearchOpening {...props} /> : null,
    },
    card,
  );
}
