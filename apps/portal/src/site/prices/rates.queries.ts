import { fetchPublicRates } from '@songwai/core/pricing/rates/rate-card-calls';
import { queryOptions } from '@tanstack/react-query';
import { catalogueQuery } from '../../full-day/full-day.queries.ts';
import type { StartPage } from '../../routes/route-entry.ts';
import type { Portal } from '../../shell/portal.ts';

/** The rate card; a special-rate customer's own after the sign-in, so that the table and the price of a way agree. */
export const ratesQuery = ({ transport, session }: Pick<Portal, 'transport' | 'session'>, userId: string | null) =>
  queryOptions({
    queryKey: ['rate-card', userId],
    queryFn: async () => {
      await session.restore();
      return fetchPublicRates(transport);
    },
  });

/** What a visitor sees first: the rate card, and the packages by the hour. */
export const startRates: StartPage = ({ portal, queries }) => {
  void queries.prefetchQuery(ratesQuery(portal, null));
  void queries.prefetchQuery(catalogueQuery(portal, null));
};
