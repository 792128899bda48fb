import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { readUnsubscribe } from '@songwai/core/notifications/unsubscribe-calls';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../../routes/route-entry.ts';

/** What the link in a mail switches; null for a link that leads to nothing. */
export const unsubscribeQuery = (transport: Transport, token: string) =>
  queryOptions({
    queryKey: ['unsubscribe', token],
    // Long enough for the page that the query started before.
    staleTime: 10_000,
    queryFn: async () => {
      try {
        return await readUnsubscribe(transport, token);
      } catch (error) {
        if (error instanceof GatewayError && error.code === 404) return null;
        throw error;
      }
    },
  });

export const start: StartPage = ({ portal, queries, params }) => {
  void queries.prefetchQuery(unsubscribeQuery(portal.transport, params['token'] ?? ''));
};
