import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchJobs } from '@songwai/core/jobs/lists/list-calls';
import { fetchRecurrence, fetchRecurrences, previewRecurrence } from '@songwai/core/recurring/recurring-calls';
import { isPreviewable, type RecurringForm } from '@songwai/core/recurring/recurring-form';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../routes/route-entry.ts';
import { startupQuery } from '../shell/startup.queries.ts';

/** Begins the keys of all that a change of a recurring booking changes. */
export const recurringKey = ['recurring'] as const;

/** As many jobs as are offered to be repeated. */
const offeredJobs = 8;

/** The customer's recurring bookings, those that run first. */
export const recurrencesQuery = (transport: Transport) =>
  queryOptions({ queryKey: [...recurringKey, 'list'], staleTime: 0, queryFn: () => fetchRecurrences(transport) });

/** One of them with its days of a span, DD/MM/YYYY. */
export const recurrenceQuery = (
  transport: Transport,
  id: string,
  span: { readonly from?: string; readonly until?: string } = {},
) =>
  queryOptions({
    queryKey: [...recurringKey, 'one', id, span],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () => fetchRecurrence(transport, { id, ...span }),
  });

/** What a form would give: its next days, and what a trip costs. */
export const previewQuery = (transport: Transport, form: RecurringForm, changedId: string | undefined) => {
  const { stops, vehicleId, extraIds, deliveryType } = form.order;
  const order = { stops, vehicleId, extraIds, deliveryType };
  return queryOptions({
    queryKey: [...recurringKey, 'preview', order, form.rule, changedId],
    staleTime: 60_000,
    enabled: isPreviewable(form),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => previewRecurrence(transport, { order, rule: form.rule, changedId, signal }),
  });
};

/** The latest jobs, to make one of them recurring. */
export const offeredJobsQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['jobs', 'list', 'to-repeat'],
    staleTime: 0,
    queryFn: async ({ signal }) => (await fetchJobs(transport, { limit: offeredJobs, isUncounted: true, signal })).jobs,
  });

export const start: StartPage = ({ portal, queries, search }) => {
  const { transport } = portal;
  void queries.prefetchQuery(startupQuery(portal));
  void queries.prefetchQuery(recurrencesQuery(transport));
  const id = search.get('id');
  if (id !== null) void queries.prefetchQuery(recurrenceQuery(transport, id));
};
