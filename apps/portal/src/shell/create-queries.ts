import { QueryClient } from '@tanstack/react-query';

/** Replies stay fresh for five minutes. */
export const createQueries = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 300_000 } } });
