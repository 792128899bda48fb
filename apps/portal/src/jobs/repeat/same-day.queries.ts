import { addDays, bangkokDate } from '@songwai/core/basics/bangkok-time';
import { fullDayTask } from '@songwai/core/basics/wire-numbers';
import type { Transport } from '@songwai/core/gateway/transport-types';
import type { Job } from '@songwai/core/jobs/job';
import { fetchJobs } from '@songwai/core/jobs/lists/list-calls';
import { queryOptions } from '@tanstack/react-query';

/** As many as one day is looked through for a delivery. */
const most = 5;

/** A job of this weekday a week ago, to be booked again; null if there was none. Cancelled ones and hires do not count. */
export const sameDayQuery = (transport: Transport, now: Date) => {
  const date = bangkokDate(addDays(now, -7));
  return queryOptions({
    queryKey: ['jobs', 'list', 'same-day', date],
    staleTime: 3_600_000,
    queryFn: async ({ signal }): Promise<Job | null> => {
      const days = { fromDate: date, toDate: date };
      const { jobs } = await fetchJobs(transport, { groups: [0, 1, 2], days, limit: most, isUncounted: true, signal });
      return jobs.find((job) => job.date === date && job.taskType !== fullDayTask) ?? null;
    },
  });
};
