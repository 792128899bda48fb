import type { Transport } from '@songwai/core/gateway/transport-types';
import { fetchSavedLocations } from '@songwai/core/places/saved-calls';
import { savedLocationLimit } from '@songwai/core/places/saved-location';
import { queryOptions } from '@tanstack/react-query';

/** All saved places of the user, favourites first: there are never more than a page of them. */
export const savedPlacesQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['saved-places'],
    queryFn: async () => (await fetchSavedLocations(transport, { limit: savedLocationLimit })).locations,
  });
