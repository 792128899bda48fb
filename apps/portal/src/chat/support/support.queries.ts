import { fetchCannedAnswers } from '@songwai/core/chat/support/answers-calls';
import { fetchDeskMatters, fetchSupportAdmins, fetchSupportCustomer, fetchSupportQueue } from '@songwai/core/chat/support/calls';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type QueueState = 'waiting' | 'answering' | 'closed';

/** Begins the keys of what changes with the questions. */
export const supportKey = ['support'] as const;

/** Support rooms by state, by pages; asked again by itself, because questions come from everywhere. */
export const queueQuery = (transport: Transport, state: QueueState) =>
  infiniteQueryOptions({
    queryKey: [...supportKey, 'queue', state],
    staleTime: 0,
    refetchInterval: 10_000,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => fetchSupportQueue(transport, { state, cursor, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** Who asks; the look is recorded, so it is not repeated by itself. */
export const customerQuery = (transport: Transport, roomId: string) =>
  queryOptions({
    queryKey: ['supportCustomer', roomId],
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    queryFn: () => fetchSupportCustomer(transport, roomId),
  });

export const answersQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['supportAnswers'], staleTime: 60_000, queryFn: () => fetchCannedAnswers(transport) });

export const adminsQuery = (transport: Transport) =>
  queryOptions({ queryKey: [...supportKey, 'admins'], staleTime: 10_000, queryFn: () => fetchSupportAdmins(transport) });

/** What waits outside the rooms; asked again by itself, like the questions. */
export const mattersQuery = (transport: Transport) =>
  queryOptions({
    queryKey: [...supportKey, 'matters'],
    staleTime: 10_000,
    refetchInterval: 30_000,
    queryFn: () => fetchDeskMatters(transport),
  });
