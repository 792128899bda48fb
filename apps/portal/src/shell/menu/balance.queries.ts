import type { Transport } from '@songwai/core/gateway/transport-types';
import { queryOptions } from '@tanstack/react-query';

/** The wallet for the menu: with the other queries of the wallet, so that every movement of money renews it. */
export const balanceQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['wallet', 'balance'],
    staleTime: 60_000,
    queryFn: async () => {
      // Its own file, which no page waits for.
      const { fetchWallet } = await import('@songwai/core/wallet/calls');
      return fetchWallet(transport);
    },
  });
