import type { Stop } from '@songwai/core/orders/draft/draft';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch, PlaceSearchState } from '@songwai/core/places/place-search-state';
import { useSearchCard } from '@songwai/ui/combobox-search/use-search-card';
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

/** The search of a stop while it is open, apart from the code that shows its results. */
export function useStopSearch(props: StopSearchProps) {
  const { search, near } = props;
  const t = useTranslate();
  const found = useFlow(search.store, wholeState);

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

  const answers = found.status === 'ready' ? found.places.map(({ placeId }) => placeId).join('\n') : '';
  const card = useSearchCard({ answers, shouldFocus: true });
  const field = {
    label: t('stops.searchLabel', { role: props.role }),
    placeholder: props.placeholder,
    value: found.query,
    onChange: search.type,
    onCancel: props.onCancel,
    onLeave: () => found.query === '' && props.onLeave(),
  };
  return { props, found, extras, card, field, t };
}

export type OpenStopSearch = ReturnType<typeof useStopSearch>;
