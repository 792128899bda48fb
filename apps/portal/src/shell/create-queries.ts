import type { SessionFlow } from '@songwai/core/sessions/session-state';
import { QueryClient } from '@tanstack/react-query';
import { whenUserLeaves } from './session/when-user-leaves.ts';

/** The `meta` of queries that every visitor is answered alike. All others are the user's own. */
export const forEverybody = { isForEverybody: true } as const;

/**
 * Replies stay fresh for five minutes. Those to one user go with that user, so that the next one never sees them. Without a network a query
 * fails like any other, instead of waiting for it in silence.
 */
export const createQueries = (session: Pick<SessionFlow, 'store'>): QueryClient => {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: 300_000, networkMode: 'always', refetchOnReconnect: true } },
  });
  whenUserLeaves(session, () => queries.removeQueries({ predicate: ({ meta }) => meta?.['isForEverybody'] !== true }));
  return queries;
};
