import { secondMs } from '@songwai/core/basics/durations';
import type { LatLng } from '@songwai/core/basics/geo';
import { fetchNearDrivers } from '@songwai/core/drivers/calls';
import type { Transport } from '@songwai/core/gateway/transport-types';
import { queryOptions } from '@tanstack/react-query';

/** Free drivers near a pick-up. Asked every half minute, and only while the page is looked at. */
export const nearDriversQuery = (transport: Transport, { lat, lng, vehicleId }: LatLng & { readonly vehicleId: number }) =>
  queryOptions({
    queryKey: ['near-drivers', lat, lng, vehicleId],
    staleTime: 20 * secondMs,
    refetchInterval: 30 * secondMs,
    queryFn: () => fetchNearDrivers(transport, { lat, lng, vehicleId }),
  });
