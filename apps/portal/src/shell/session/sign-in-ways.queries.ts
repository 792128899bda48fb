import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchSignInWays, type SignInWays } from '@songwai/core/startup/sign-in-ways-calls';
import { queryOptions } from '@tanstack/react-query';

export type { SignInWays };

/** Whether LINE and Facebook are configured; asked once per visit. */
export const signInWaysQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['sign-in-ways'],
    queryFn: () => fetchSignInWays(transport),
    staleTime: Number.POSITIVE_INFINITY,
  });
