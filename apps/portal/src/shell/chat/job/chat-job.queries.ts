import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchJob } from '@songwai/core/jobs/calls';
import { fetchJobDriver } from '@songwai/core/rides/job-driver-calls';
import { queryOptions } from '@tanstack/react-query';

/** The job of a room as its public link shows it. `stage` makes another question of it when the job goes on. */
export const chatTrackingQuery = (transport: Transport, trackingId: string, stage: string) =>
  queryOptions({
    queryKey: ['jobs', 'chatTracking', trackingId, stage],
    staleTime: 30_000,
    // The minutes to go change by themselves.
    refetchInterval: 60_000,
    queryFn: async () => {
      // With what draws the way of a job, which a room shows without.
      const { fetchTracking } = await import('@songwai/core/tracking/calls');
      return fetchTracking(transport, trackingId);
    },
  });

/** What its customer may know of it beside that. */
export const chatJobQuery = (transport: Transport, jobId: string) =>
  queryOptions({ queryKey: ['jobs', 'chatDetail', jobId], staleTime: 30_000, queryFn: () => fetchJob(transport, jobId) });

export const chatDriverQuery = (transport: Transport, jobId: string, driverId: string) =>
  queryOptions({
    queryKey: ['jobs', 'chatDriver', jobId, driverId],
    staleTime: 60_000,
    queryFn: () => fetchJobDriver(transport, jobId),
  });
