import { fetchBlockedDrivers, fetchFavoriteDrivers, fetchSuggestedDrivers } from '@songwai/core/drivers/calls';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { queryOptions } from '@tanstack/react-query';
import type { StartPage } from '../routes/route-entry.ts';

/** A row of a list, which identifies its rows by `id`. */
const withIds = <Driver extends { readonly driverId: string }>(drivers: readonly Driver[]) =>
  drivers.map((driver) => ({ ...driver, id: driver.driverId }));

/** Long enough for the page that the query started before; the next visit asks again. */
const shortMs = 10_000;

/** What begins the keys of all lists of drivers: a change of one may change the others. */
export const driversKey = ['drivers'] as const;

export const favouritesQuery = (transport: Transport) =>
  queryOptions({
    queryKey: [...driversKey, 'favourites'],
    staleTime: shortMs,
    queryFn: async () => withIds(await fetchFavoriteDrivers(transport)),
  });

export const blockedQuery = (transport: Transport) =>
  queryOptions({
    queryKey: [...driversKey, 'blocked'],
    staleTime: shortMs,
    queryFn: async () => withIds(await fetchBlockedDrivers(transport)),
  });

/** Drivers with five stars who are on no list. */
export const suggestedQuery = (transport: Transport) =>
  queryOptions({
    queryKey: [...driversKey, 'suggested'],
    staleTime: shortMs,
    queryFn: async () => withIds(await fetchSuggestedDrivers(transport)),
  });

export const start: StartPage = ({ portal: { transport }, queries }) => {
  void queries.prefetchQuery(favouritesQuery(transport));
  void queries.prefetchQuery(blockedQuery(transport));
  void queries.prefetchQuery(suggestedQuery(transport));
};
