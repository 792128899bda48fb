import type { Job } from '@songwai/core/jobs/job';
import { jobGroupOf, jobGroups } from '@songwai/core/jobs/lists/job-group';
import { useClock } from '@songwai/features/shared/clock-context';
import { useLanguage, useTranslate } from '@songwai/features/shared/translate-context';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../shell/portal-context.tsx';
import { bookingsQuery, countsQuery, runningQuery, searchingQuery } from './bookings.queries.ts';
import { type BookingsView, questionOf } from './bookings-view.ts';
import { needsDecision } from './list/job-words.ts';

const noJobs: readonly Job[] = [];

/** All that the page of bookings shows of jobs. */
export function useBookings(view: BookingsView) {
  const t = useTranslate();
  const language = useLanguage();
  const now = useClock()();
  const { transport } = usePortal();
  const list = useQuery(bookingsQuery(transport, view));
  const counts = useQuery(countsQuery(transport, questionOf(view)));
  const searching = useQuery(searchingQuery(transport));
  const jobs = list.data?.jobs ?? noJobs;
  const underWay = jobs.filter(({ status }) => jobGroupOf(status) === 1).map(({ jobId }) => jobId);
  const running = useQuery(runningQuery(transport, underWay));
  const groups = view.groups.length === 0 ? jobGroups : view.groups;
  const numbers = counts.data;
  return {
    list,
    jobs,
    status: list.data ? ('ready' as const) : list.isError ? ('error' as const) : ('loading' as const),
    words: { t, language, now },
    counts: numbers,
    /** Undefined while unknown. */
    total: numbers && groups.reduce<number>((sum, group) => sum + numbers.byGroup[group], 0),
    /** Whether statuses that are not chosen have jobs, while the chosen ones have none. */
    hasOthers: numbers !== undefined && Object.values(numbers.byGroup).some((count) => count > 0),
    runningOf: (jobId: string) => running.data?.find((job) => job.jobId === jobId),
    toDecide: (searching.data ?? noJobs).filter((job) => needsDecision(job, now)),
  };
}
