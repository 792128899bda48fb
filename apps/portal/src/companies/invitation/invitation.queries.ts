import { fetchInvitation } from '@songwai/core/companies/invitations-calls';
import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../../routes/route-entry.ts';

/** The invitation of a link; null for one that was used or withdrawn, or has expired. */
export const invitationQuery = (transport: Transport, token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: async () => {
      try {
        return await fetchInvitation(transport, token);
      } catch (error) {
        if (error instanceof GatewayError && error.code === 404) return null;
        throw error;
      }
    },
  });

/** The invitation itself. */
export const start: StartPage = ({ portal, queries, params }) =>
  void queries.prefetchQuery(invitationQuery(portal.transport, params['token'] ?? ''));
