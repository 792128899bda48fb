import type { Transport } from '@songwai/core/gateway/transport-types';
import { type SplitQuestion, splitStops } from '@songwai/core/route-optimisation/trips-calls';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** The routes for a list of stops: the same for the same list, so that a change that is undone has its routes back at once. */
export const splitQuery = (transport: Transport, question: SplitQuestion | null) =>
  queryOptions({
    queryKey: ['trips', question],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: question === null ? skipToken : ({ signal }) => splitStops(transport, question, signal),
  });
