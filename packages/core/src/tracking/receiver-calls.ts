import type { LatLng } from '../basics/geo.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';
import { trackedJobFromWire } from './tracked-job-from-wire.ts';
import type { TrackedJob } from './tracking-state.ts';

/** Tells the driver a note, by a receiver's link. @throws GatewayError 404, 409, 410, 422, 429 */
export const sendReceiverNote = async (
  transport: Transport,
  { trackingId, note, guid }: { readonly trackingId: string; readonly note: string; readonly guid: string },
): Promise<TrackedJob | null> => {
  const reply = await call(transport, routes.noteForDriver, { trackingId, note, guid });
  return reply.jobDetail ? trackedJobFromWire(reply.jobDetail) : null;
};

/** Moves the pin to the entrance, by a receiver's link. @throws GatewayError 404, 409, 410, 422, 429 */
export const sendReceiverPin = async (
  transport: Transport,
  { trackingId, at, guid }: { readonly trackingId: string; readonly at: LatLng; readonly guid: string },
): Promise<TrackedJob | null> => {
  const reply = await call(transport, routes.pinEntrance, { trackingId, lat: at.lat, lng: at.lng, guid });
  return reply.jobDetail ? trackedJobFromWire(reply.jobDetail) : null;
};
