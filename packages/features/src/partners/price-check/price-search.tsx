import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { ComboboxSearch } from '@songwai/ui/combobox-search/combobox-search';
import { useEffect } from 'react';
import { LazyView } from '../../shared/lazy-view.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { usePlaceSearch } from '../use-place-search.ts';
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

/** The search of a place in its stop's card; without a map there is no pin. */
export function PriceSearch({ search, role, placeholder, near, onChoose, onCancel }: PriceSearchProps) {
  const t = useTranslate();
  const { query, box, texts } = usePlaceSearch({ search, from: near, onChoose, loadDetails: loadPriceExtras });
  useEffect(() => search.lookFrom(near), [search, near]);

  return (
    <ComboboxSearch
      label={t('stops.searchLabel', { role })}
      placeholder={placeholder}
      {...box}
      onCancel={onCancel}
      onLeave={() => query === '' && onCancel()}
      texts={{ ...texts, empty: t('prices.searchEmpty', { query: query.trim() }) }}
    >
      {query === '' ? (
        <LazyView load={loadPriceOpening} skeleton={null} isOptional>
          {({ PriceOpening }) => <PriceOpening {...{ search, onChoose, onCancel }} />}
        </LazyView>
      ) : null}
    </ComboboxSearch>
  );
}
