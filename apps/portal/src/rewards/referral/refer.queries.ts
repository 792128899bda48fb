import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchReferral } from '@songwai/core/rewards/referral-calls';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../../routes/route-entry.ts';
import { creditQuery } from '../../wallet/credit/free-credit.queries.ts';

/** The own link and the friends who followed it, whose jobs change it: asked anew at each visit. */
export const referralQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['referral'], staleTime: 0, queryFn: () => fetchReferral(transport) });

export const start: StartPage = ({ portal: { transport }, queries }) => {
  void queries.prefetchQuery(referralQuery(transport));
  void queries.prefetchInfiniteQuery(creditQuery(transport));
};
