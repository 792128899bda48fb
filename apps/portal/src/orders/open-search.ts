import { createPlaceSearch } from '@songwai/core/places/place-search';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import type { Portal } from '../shell/portal.ts';

/** The search of the order form's stops. For `portal.part`: what was found stays known when the visitor comes back. */
export const openSearch = ({ transport, session }: Portal): PlaceSearch => {
  const search = createPlaceSearch({ transport });
  session.store.subscribe((now, before) => {
    // Where a visitor searched is private.
    if (before.status === 'signedIn' && now.status === 'signedOut' && now.endedBy === undefined) search.reset();
  });
  return search;
};
