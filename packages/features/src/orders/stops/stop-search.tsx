import type { Stop } from '@songwai/core/orders/draft/draft';
import type { OrderFlow } from '@songwai/core/orders/order-state';
import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch, PlaceSearchState } from '@songwai/core/places/place-search-state';
import { SearchCardField } from '@songwai/ui/combobox-search/search-card-field';
import { useSearchCard } from '@songwai/ui/combobox-search/use-search-card';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { LazyPart } from '../../shared/lazy-part.ts';
import { LazyView } from '../../shared/lazy-view.tsx';
import { useTranslate } from '../../shared/translate-context.tsx';
import { useFlow } from '../../shared/use-flow.ts';
import { loadSearchExtras, loadStopResults } from '../order-loaders.ts';
import type * as stopResults from './stop-results.tsx';

export type StopResults = typeof stopResults;

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
  /** The code of its results. By default it comes after the first look; a shell that opens with a search has it there already. */
  readonly results?: LazyPart<StopResults> | undefined;
}

const wholeState = (state: PlaceSearchState) => state;

/** The search in the stop's own card. Its field takes what is typed also while the code of the results is still on its way. */
export function StopSearch(props: StopSearchProps) {
  const { search, role, placeholder, near, onCancel, onLeave, results = loadStopResults } = props;
  const t = useTranslate();
  const found = useFlow(search.store, wholeState);
  const { query, status, places } = found;

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

  const answers = status === 'ready' ? places.map(({ placeId }) => placeId).join('\n') : '';
  const card = useSearchCard({ answers, shouldFocus: true });
  const field = {
    label: t('stops.searchLabel', { role }),
    placeholder,
    onLeave: () => query === '' && onLeave(),
  };
  return (
    <LazyView
      load={results}
      skeleton={
        <SearchCardField {...field} {...{ card, onCancel }} value={query} onChange={search.type} clear={t('common.clear')} />
      }
    >
      {({ renderStopSearch }) => renderStopSearch({ props, field, card, found, extras, t })}
    </LazyView>
  );
}
