import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchWrittenNews } from '@songwai/core/news/admin/news-admin-calls';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** All news as they were written, the latest first. */
export const writtenQuery = (transport: Transport) =>
  infiniteQueryOptions({
    queryKey: ['writtenNews'],
    staleTime: 10_000,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => fetchWrittenNews(transport, { ...(pageParam !== '' && { cursor: pageParam }), signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ news }) => news),
  });
