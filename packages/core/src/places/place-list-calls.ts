import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import { placeFromWire } from './calls.ts';
import type { Place } from './place.ts';
import * as routes from './routes.generated.ts';

/** Places by ids in the current language, at most 11; omits unknown ones. @throws GatewayError */
export const fetchPlaces = async (
  transport: Transport,
  placeIds: readonly string[],
  signal?: AbortSignal,
): Promise<readonly Place[]> => {
  const reply = await call(transport, routes.getPlaceList, { placeIds, signal });
  return reply.places.map(placeFromWire);
};
