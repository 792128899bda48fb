import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchJobs } from '@songwai/core/jobs/lists/list-calls';
import { fetchRunningJobs } from '@songwai/core/jobs/live/live-calls';
import { queryOptions } from '@tanstack/react-query';

/** The delivery under way whose pick-up was first, and where its driver is; null without one. */
export const runningJobQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['jobs', 'help', 'running'],
    staleTime: 20_000,
    queryFn: async ({ signal }) => {
      const sort = [{ key: 'date', isDescending: false }] as const;
      const { jobs } = await fetchJobs(transport, { groups: [1], sort, limit: 1, isUncounted: true, signal });
      const [job] = jobs;
      if (!job) return null;
      const [running] = await fetchRunningJobs(transport, { jobIds: [job.jobId], signal });
      return { job, running };
    },
  });
