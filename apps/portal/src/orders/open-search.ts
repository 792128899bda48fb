import { createPlaceSearch } from '@songwai/core/places/place-search';
import type { PlaceSearch } from '@songwai/core/places/place-search-state';
import type { Portal } from '../shell/portal.ts';

/** The search of the order form's stops. Made by `portal.part`, so that its results survive a visit to another page. */
export const openSearch = ({ transport, session }: Portal): PlaceSearch => {
  const search = createPlaceSearch({ transport });
  session.store.subscribe((now, before) => {
    // Searches are private, so sign-out forgets them.
    if (before.status === 'signedIn' && now.status === 'signedOut' && now.endedBy === undefined) search.reset();
  });
  return search;
};
