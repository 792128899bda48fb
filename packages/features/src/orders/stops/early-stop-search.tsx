import { renderEarlyField } from '@songwai/ui/combobox-search/render-early-field';
import { type LazyPart, lazyPart } from '../../shared/lazy-part.ts';
import { LazyView } from '../../shared/lazy-view.tsx';
import type * as stopResults from './stop-results.tsx';
import { type StopSearchProps, useStopSearch } from './use-stop-search.ts';

export type StopResults = typeof stopResults;

/** The results of a search, with what the keys do in it. */
export const loadStopResults = lazyPart(() => import('./stop-results.tsx'));

export interface EarlyStopSearchProps extends StopSearchProps {
  /** The code of the results. */
  readonly load?: LazyPart<StopResults> | undefined;
}

/** The search in the stop's own card. Its field takes what is typed also while the code of the results is on its way. */
export function EarlyStopSearch({ load = loadStopResults, ...props }: EarlyStopSearchProps) {
  const search = useStopSearch(props);
  const { card, field } = search;
  return (
    <LazyView load={load} skeleton={renderEarlyField(field, card)}>
      {({ renderStopSearch }) => renderStopSearch(search)}
    </LazyView>
  );
}
