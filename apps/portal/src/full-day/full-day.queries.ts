import { fetchFullDayCatalogue } from '@songwai/core/full-day/full-day-calls';
import type { SessionState } from '@songwai/core/sessions/session-state';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../routes/route-entry.ts';
import type { Portal } from '../shell/portal.ts';
import { baseMapQuery, startupQuery } from '../shell/startup.queries.ts';

/** The price list that applies: a customer's group may have its own (spec §3). */
const groupOf = (state: SessionState): string => (state.status === 'signedIn' ? state.user.userGroup : '');

/** The packages that can be hired; after a sign-in those of the customer's group. */
export const catalogueQuery = ({ transport, session }: Pick<Portal, 'transport' | 'session'>, userId: string | null) =>
  queryOptions({
    queryKey: ['full-day', 'packages', userId],
    queryFn: async () => {
      await session.restore();
      return fetchFullDayCatalogue(transport, groupOf(session.store.getState()));
    },
  });

export const start: StartPage = ({ portal, queries }) => {
  void queries.prefetchQuery(startupQuery(portal));
  void queries.prefetchQuery(baseMapQuery());
};
