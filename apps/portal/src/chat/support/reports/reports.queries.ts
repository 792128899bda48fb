import { fetchChatReports } from '@songwai/core/chat/reports/calls';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { infiniteQueryOptions } from '@tanstack/react-query';

export type ReportState = 'open' | 'closed';

/** Begins the keys of reports. */
export const reportsKey = ['chatReports'] as const;

/** Reports by state, by pages; asked again by itself, because nothing else says that there is a new one. */
export const reportsQuery = (transport: Transport, state: ReportState) =>
  infiniteQueryOptions({
    queryKey: [...reportsKey, state],
    staleTime: 0,
    refetchInterval: 60_000,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) => fetchChatReports(transport, { state, cursor }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
