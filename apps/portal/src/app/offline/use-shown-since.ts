import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isStoredKind } from './stored-kinds.ts';

/** The numbers in the menu are no reason to call a page old that shows nothing else. */
const menuNumbers = new Set(['jobs counts active', 'notifications unreadCount']);

/** Catalogues stay true for long, and say nothing about the customer's own. */
const isOwn = ({ queryKey, meta }: Query): boolean =>
  isStoredKind(queryKey) && meta?.['isForEverybody'] !== true && !menuNumbers.has(queryKey.join(' '));

/** From when the oldest of the customer's own data on this page is, in ms since the epoch; null where the page shows none. */
export function useShownSince(): number | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((run: () => void) => cache.subscribe(run), [cache]);
  const read = () => {
    const times = cache
      .findAll({ type: 'active' })
      .filter((query) => isOwn(query) && query.state.data !== undefined)
      .map(({ state }) => state.dataUpdatedAt);
    return times.length === 0 ? null : Math.min(...times);
  };
  return useSyncExternalStore(subscribe, read);
}
