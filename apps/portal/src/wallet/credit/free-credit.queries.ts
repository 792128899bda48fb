import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchCreditHistory } from '@songwai/core/pricing/credit/credit-calls';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { StartPage } from '../../routes/route-entry.ts';

/** Free credit and how it came about, page by page; asked anew at each visit. */
export const creditQuery = (transport: Transport) =>
  infiniteQueryOptions({
    queryKey: ['free-credit'],
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam }) => fetchCreditHistory(transport, pageParam === '' ? {} : { cursor: pageParam }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const start: StartPage = ({ portal: { transport }, queries }) => {
  void queries.prefetchInfiniteQuery(creditQuery(transport));
};
