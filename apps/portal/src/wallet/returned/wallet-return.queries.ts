import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchPayment } from '@songwai/core/payments/calls';
import { askEveryMs } from '@songwai/core/payments/watch-payment';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../../routes/route-entry.ts';

/** The payment that the provider led back from; empty without one. */
export const chargeIdIn = (search: string | URLSearchParams): string => new URLSearchParams(search).get('charge') ?? '';

/** The state of a payment, asked of the gateway until it has ended: what the address says of it is not believed. */
export const paymentQuery = (transport: Transport, chargeId: string) =>
  queryOptions({
    queryKey: ['payment', chargeId],
    enabled: chargeId !== '',
    staleTime: 0,
    queryFn: ({ signal }) => fetchPayment(transport, { chargeId, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? askEveryMs : false),
  });

export const start: StartPage = ({ portal: { transport }, queries, search }) => {
  const chargeId = chargeIdIn(search);
  if (chargeId !== '') void queries.prefetchQuery(paymentQuery(transport, chargeId));
};
