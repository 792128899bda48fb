import type { Transport } from '@songwai/core/gateway/transport-types';
import type { BaseMap } from '@songwai/core/places/base-map';
import { fetchStartup } from '@songwai/core/startup/calls';
import { queryOptions } from '@tanstack/react-query';

/** Vehicles, extras and settings; asked once per visit and language. */
export const startupQuery = (transport: Transport) =>
  queryOptions({ queryKey: ['startup'], queryFn: () => fetchStartup(transport), retry: 2 });

/** The embedded base map, the same for every page. */
export const baseMapQuery = () =>
  queryOptions({
    queryKey: ['base-map'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<BaseMap> => {
      const response = await fetch('/api/map/base.json', { signal });
      if (!response.ok) throw new Error(`The base map answered ${response.status}`);
      return (await response.json()) as BaseMap;
    },
  });
