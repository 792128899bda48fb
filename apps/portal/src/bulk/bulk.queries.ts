import type { LatLng } from '@songwai/core/basics/geo';
import type { Bulk } from '@songwai/core/bulk/bulk';
import { fetchBulk, fetchBulks, type PlannedDrop, planBulk } from '@songwai/core/bulk/calls';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../routes/route-entry.ts';
import { startupQuery } from '../shell/startup.queries.ts';

const bulkKey = ['bulk'] as const;
/** Often enough to see each trip of a file that takes a fifth of a second for one. */
const watchMs = 1_000;

/** The customer's files, the newest first. */
export const bulksQuery = (transport: Transport) =>
  queryOptions({
    queryKey: [...bulkKey, 'list'],
    staleTime: 0,
    queryFn: ({ signal }) => fetchBulks(transport, signal),
  });

const isBusy = (file: Bulk | null | undefined): boolean => file?.status === 'booking' || file?.isStopping === true;

/** A file with its trips; asked again and again while it is being booked. */
export const bulkQuery = (transport: Transport, bulkId: string) =>
  queryOptions({
    queryKey: [...bulkKey, 'one', bulkId],
    staleTime: 0,
    queryFn: ({ signal }) => fetchBulk(transport, bulkId, signal),
    refetchInterval: ({ state }) => (isBusy(state.data) ? watchMs : false),
    // A person who looks elsewhere meanwhile wants to come back to the end of it.
    refetchIntervalInBackground: true,
  });

/** What a plan depends on. */
export interface PlanChoices {
  readonly vehicleId: number;
  readonly pickUp: LatLng;
  readonly drops: readonly PlannedDrop[];
  readonly mostDrops: number;
}

/** The trips of these deliveries, with their prices. The last plan stays while another is made. */
export const planQuery = (transport: Transport, choices: PlanChoices | null) =>
  queryOptions({
    queryKey: [...bulkKey, 'plan', choices],
    enabled: choices !== null,
    staleTime: 5 * 60_000,
    retry: false,
    queryFn: ({ signal }) => {
      if (choices === null) throw new Error('there is nothing to plan');
      return planBulk(transport, choices, signal);
    },
  });

export const start: StartPage = ({ portal, queries, search }) => {
  void queries.prefetchQuery(startupQuery(portal));
  const file = search.get('file');
  if (file === null) void queries.prefetchQuery(bulksQuery(portal.transport));
  else void queries.prefetchQuery(bulkQuery(portal.transport, file));
};
