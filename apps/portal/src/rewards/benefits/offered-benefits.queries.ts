import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchOfferedBenefits } from '@songwai/core/rewards/benefit-admin-calls';
import { queryOptions } from '@tanstack/react-query';

/** All benefits of partners, the latest first. */
export const offeredQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['offeredBenefits'], staleTime: 10_000, queryFn: () => fetchOfferedBenefits(transport) });
