import type { Transport } from '../gateway/transport-types.ts';
import { placeFromWire } from './calls.ts';
import type { getPlaceList as GetPlaceList } from './contract.ts';
import type { Place } from './place.ts';

/** The places of these ids in the language of the moment, at most 11; what the gateway does not know is left out. @throws GatewayError */
export const fetchPlaces = async (
  transport: Transport,
  placeIds: readonly string[],
  signal?: AbortSignal,
): Promise<readonly Place[]> => {
  const reply = await transport.call<typeof GetPlaceList>({
    method: 'POST',
    path: '/get_place_list',
    body: { placeIds: [...placeIds] },
    ...(signal && { signal }),
    isIdempotentRead: true,
  });
  return reply.places.map(placeFromWire);
};
