import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import { Button } from '@songwai/ui/button/button';
import { ComboboxSearch } from '@songwai/ui/combobox-search/combobox-search';
import { MapPin } from 'lucide';
import { useEffect, useRef } from 'react';
import type { HireSearchProps } from '../../full-day/hire-parts.ts';
import { loadSearchExtras } from '../../orders/order-loaders.ts';
import { useTranslate } from '../../shared/translate-context.tsx';
import { usePlaceSearch } from '../use-place-search.ts';

interface ElementSearchProps extends Omit<HireSearchProps, 'shouldFocus'> {
  readonly search: PlaceSearch;
}

/** The search for a place of a hire, in its card, with the pin below its results. */
export function HireSearch({ search, near, onChoose, onCancel, onPin }: ElementSearchProps) {
  const t = useTranslate();
  const { query, box, texts } = usePlaceSearch({ search, from: near, onChoose, loadDetails: loadSearchExtras });
  // The focus leaves with the search that the map takes the place of.
  const isPinning = useRef(false);
  useEffect(() => search.lookFrom(near), [search, near]);
  return (
    <ComboboxSearch
      label={t('hire.placeWanted')}
      placeholder={t('hire.placeWanted')}
      {...box}
      onCancel={onCancel}
      onLeave={() => query === '' && !isPinning.current && onCancel()}
      footer={
        <Button
          variant="quiet"
          icon={MapPin}
          onClick={() => {
            isPinning.current = true;
            onPin();
          }}
        >
          {t('stops.pinOpen')}
        </Button>
      }
      texts={{ ...texts, empty: t('stops.searchEmpty', { query: query.trim() }) }}
    />
  );
}
