import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchOrderStart } from '@songwai/core/startup/order-start-calls';
import { queryOptions } from '@tanstack/react-query';

/** What the user's order begins with; asked once for each order, because settings may have changed on another device. */
export const orderStartQuery = (transport: Transport, { userId, guid }: { readonly userId: string; readonly guid: string }) =>
  queryOptions({
    queryKey: ['order-start', userId, guid],
    queryFn: () => fetchOrderStart(transport, userId),
    staleTime: Number.POSITIVE_INFINITY,
  });
