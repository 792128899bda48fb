import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchPartnerBenefits, fetchTier } from '@songwai/core/rewards/tier-calls';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../../routes/route-entry.ts';

/** The tier and what was spent, which every completed job changes: asked anew at each visit. */
export const tierQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['tier'], staleTime: 0, queryFn: () => fetchTier(transport) });

/** Partners' benefits. */
export const benefitsQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['tier', 'benefits'], queryFn: () => fetchPartnerBenefits(transport) });

export const start: StartPage = ({ portal: { transport }, queries }) => {
  void queries.prefetchQuery(tierQuery(transport));
  void queries.prefetchQuery(benefitsQuery(transport));
};
