import { GatewayError } from '@songwai/core/gateway/gateway-error';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchPartnerTerms } from '@songwai/core/partners/partner-terms-calls';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../routes/route-entry.ts';

/** A partner's terms; null for an unknown partner, or one without terms of its own. */
export const partnerTermsQuery = (transport: Transport, partnerId: string) =>
  queryOptions({
    queryKey: ['partner-terms', partnerId],
    queryFn: async () => {
      try {
        return await fetchPartnerTerms(transport, partnerId);
      } catch (error) {
        if (error instanceof GatewayError && error.code === 404) return null;
        throw error;
      }
    },
  });

/** The terms themselves. */
export const start: StartPage = ({ portal, queries, params }) =>
  void queries.prefetchQuery(partnerTermsQuery(portal.transport, params['partner'] ?? ''));
