import type { Place } from '@songwai/core/places/place';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';

const offered = new WeakMap<PlaceSearch, () => void>();

/**
 * Puts the customer's own places before what a search finds, also where it finds nothing; null takes them away again. From outside of
 * the search, because only whoever is signed in needs it.
 */
export function offerOwnPlaces(search: PlaceSearch, find: ((query: string) => readonly Place[]) | null): void {
  offered.get(search)?.();
  offered.delete(search);
  if (find === null) return;
  const complete = new WeakSet<readonly Place[]>();
  const stop = search.store.subscribe(({ status, query, places }) => {
    if ((status !== 'ready' && status !== 'empty') || complete.has(places)) return;
    const own = find(query);
    if (own.length === 0) return;
    const all = [...own, ...places];
    complete.add(all);
    search.store.setState({ places: all, status: 'ready' });
  });
  offered.set(search, stop);
}
