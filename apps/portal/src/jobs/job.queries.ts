import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchJob } from '@songwai/core/jobs/calls';
import { fetchJobDriver } from '@songwai/core/rides/job-driver-calls';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../routes/route-entry.ts';
import { baseMapQuery, startupQuery } from '../shell/startup.queries.ts';

/** One job with everything its customer may know; asked anew at each visit and when its stage changes. */
export const jobQuery = (transport: Transport, jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'detail', jobId],
    staleTime: 0,
    queryFn: () => fetchJob(transport, jobId),
  });

/** Who drives a job, and the photos taken at its stops. */
export const jobDriverQuery = (transport: Transport, jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'driver', jobId],
    staleTime: 0,
    queryFn: () => fetchJobDriver(transport, jobId),
  });

export const start: StartPage = ({ portal, queries, params: { jobId = '' } }) => {
  void queries.prefetchQuery(startupQuery(portal));
  void queries.prefetchQuery(baseMapQuery());
  if (jobId === '') return;
  void queries.prefetchQuery(jobQuery(portal.transport, jobId));
  void queries.prefetchQuery(jobDriverQuery(portal.transport, jobId));
};
