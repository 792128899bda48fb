import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchQuotation, fetchQuotations } from '@songwai/core/quotations/quotation-calls';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../routes/route-entry.ts';
import type { Portal } from '../shell/portal.ts';
import { startupQuery } from '../shell/startup.queries.ts';

/** The user's quotations, newest first, page by page; asked anew at each visit. */
export const quotationsQuery = (transport: Transport) =>
  infiniteQueryOptions({
    queryKey: ['quotations'],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam }) => fetchQuotations(transport, pageParam === '' ? undefined : pageParam),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** One of them. */
export const quotationQuery = ({ transport }: Pick<Portal, 'transport'>, number: string) =>
  queryOptions({
    queryKey: ['quotations', 'one', number.toUpperCase()],
    queryFn: () => fetchQuotation(transport, number),
  });

export const start: StartPage = ({ portal, queries, params }) => {
  const number = params['quotationNo'];
  if (number === undefined) void queries.prefetchInfiniteQuery(quotationsQuery(portal.transport));
  else {
    void queries.prefetchQuery(startupQuery(portal));
    void queries.prefetchQuery(quotationQuery(portal, number));
  }
};
