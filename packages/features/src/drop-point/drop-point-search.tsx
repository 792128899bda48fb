import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { ComboboxSearch } from '@songwai/ui/combobox-search/combobox-search';
import { usePlaceSearch } from '../partners/use-place-search.ts';
import { useTranslate } from '../shared/translate-context.tsx';
import { loadPlaceDetails } from './drop-point-loaders.ts';

export interface DropPointSearchProps {
  readonly search: PlaceSearch;
  readonly onChoose: (place: Place) => void;
  /** Escape, or the focus left before anything was typed. */
  readonly onLeave: () => void;
}

/** Searches for the place in its own card on the line. */
export function DropPointSearch({ search, onChoose, onLeave }: DropPointSearchProps) {
  const t = useTranslate();
  const { query, box, texts } = usePlaceSearch({ search, from: null, onChoose, loadDetails: loadPlaceDetails });
  return (
    <ComboboxSearch
      label={t('bags.searchLabel')}
      placeholder={t('bags.goTo')}
      {...box}
      onCancel={onLeave}
      onLeave={() => query === '' && onLeave()}
      texts={{ ...texts, empty: t('bags.searchEmpty', { query: query.trim() }) }}
    />
  );
}
