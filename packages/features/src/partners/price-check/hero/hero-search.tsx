import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { ComboboxSearch } from '@songwai/ui/combobox-search/combobox-search';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../shared/translate-context.tsx';
import { usePlaceSearch } from '../../use-place-search.ts';
import { loadPriceExtras } from '../price-loaders.ts';

export interface HeroSearchProps {
  /** The stop's own. */
  readonly search: PlaceSearch;
  /** The stop's name: "Pick up at". */
  readonly label: string;
  readonly placeholder: string;
  /** The other stop's place: results near it come first, and each says how far it is. */
  readonly near: Place | null;
  /** Opened by a press on the place that was there, which stays if nothing else is chosen. */
  readonly isChange: boolean;
  readonly onChoose: (place: Place) => void;
  readonly onCancel: () => void;
}

/** A stop's field, which is there from the beginning: what was typed before this code came is searched for. */
export function HeroSearch({ search, label, placeholder, near, isChange, onChoose, onCancel }: HeroSearchProps) {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const { query, box, texts } = usePlaceSearch({ search, from: near, onChoose, loadDetails: loadPriceExtras });
  useEffect(() => search.lookFrom(near), [search, near]);
  useEffect(() => {
    const typed = root.current?.querySelector('input')?.value ?? '';
    if (typed !== '') search.type(typed);
  }, [search]);

  return (
    <div ref={root}>
      <ComboboxSearch
        label={t('stops.searchLabel', { role: label })}
        placeholder={placeholder}
        {...box}
        shouldFocus={isChange}
        onCancel={onCancel}
        onLeave={() => isChange && query === '' && onCancel()}
        texts={{ ...texts, empty: t('prices.searchEmpty', { query: query.trim() }) }}
      />
    </div>
  );
}
