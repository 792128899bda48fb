import { renderStopSearch } from './stop-results.tsx';
import { type StopSearchProps, useStopSearch } from './use-stop-search.ts';

/** The search in the stop's own card, for a shell that has all of its code from the start. */
export function StopSearch(props: StopSearchProps) {
  return renderStopSearch(useStopSearch(props));
}
