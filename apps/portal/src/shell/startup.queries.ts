import type { BaseMap } from '@songwai/core/places/base-map';
import { fetchPortalStartup } from '@songwai/core/startup/portal-startup-calls';
import { queryOptions } from '@tanstack/react-query';
import { forEverybody } from './create-queries.ts';
import type { Portal } from './portal.ts';

/** Vehicles, extras and settings; requested once per visit, after the session (spec §4). */
export const startupQuery = ({ transport, session }: Pick<Portal, 'transport' | 'session'>) =>
  queryOptions({
    queryKey: ['startup'],
    meta: forEverybody,
    queryFn: async () => {
      await session.restore();
      return fetchPortalStartup(transport);
    },
    retry: 2,
  });

/** The embedded base map, the same for every page. */
export const baseMapQuery = () =>
  queryOptions({
    queryKey: ['base-map'],
    meta: forEverybody,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<BaseMap> => {
      const response = await fetch('/api/map/base.json', { signal });
      if (!response.ok) throw new Error(`The base map answered ${response.status}`);
      return (await response.json()) as BaseMap;
    },
  });
