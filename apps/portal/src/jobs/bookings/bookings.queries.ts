import type { Transport } from '@songwai/core/gateway/transport-types';
import type { JobQuestion } from '@songwai/core/jobs/lists/job-question';
import { fetchJobs } from '@songwai/core/jobs/lists/list-calls';
import { fetchJobCounts, fetchJobSpend } from '@songwai/core/jobs/lists/summary-calls';
import { fetchRunningJobs } from '@songwai/core/jobs/live/live-calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../../routes/route-entry.ts';
import { type BookingsView, pageSize, questionOf, readView } from './bookings-view.ts';

/** The jobs of one page of the list. */
export const bookingsQuery = (transport: Transport, view: BookingsView) => {
  const { page, cursor } = view;
  const question = { ...questionOf(view), limit: pageSize, ...(cursor === '' ? { page } : { cursor }) };
  return queryOptions({
    queryKey: ['jobs', 'list', 'page', question],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => fetchJobs(transport, { ...question, isUncounted: true, signal }),
  });
};

/** How many jobs each status group has within the dates and the search. */
export const countsQuery = (transport: Transport, { groups: _, sort: __, ...question }: JobQuestion) =>
  queryOptions({
    queryKey: ['jobs', 'counts', question],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => fetchJobCounts(transport, question, signal),
  });

/** Jobs that look for a driver, those that began first before the others: some of them may need a decision. */
export const searchingQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['jobs', 'list', 'searching'],
    staleTime: 0,
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => {
      const sort = [{ key: 'date', isDescending: false }] as const;
      return (await fetchJobs(transport, { groups: [0], sort, limit: 20, isUncounted: true, signal })).jobs;
    },
  });

/** Where drivers are and when they arrive, of these jobs. Polled too, because a simulated driver reports nothing. */
export const runningQuery = (transport: Transport, jobIds: readonly string[], pollMs = 30_000) =>
  queryOptions({
    queryKey: ['jobs', 'running', jobIds],
    staleTime: 0,
    enabled: jobIds.length > 0,
    refetchInterval: pollMs,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => fetchRunningJobs(transport, { jobIds, signal }),
  });

/** What jobs cost in the last eight weeks. */
export const spendQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['jobs', 'spend'], queryFn: ({ signal }) => fetchJobSpend(transport, signal) });

export const start: StartPage = ({ portal: { transport }, queries, search }) => {
  const view = readView(search);
  void queries.prefetchQuery(bookingsQuery(transport, view));
  void queries.prefetchQuery(countsQuery(transport, questionOf(view)));
};
