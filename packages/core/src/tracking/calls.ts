import { call } from '../gateway/call.ts';
import { GatewayError } from '../gateway/gateway-error.ts';
import type { StreamingTransport, Transport } from '../gateway/transport-types.ts';
import type { trackingStreamPath as TrackingStreamPath } from './contract.ts';
import * as routes from './routes.generated.ts';
import { trackedJobFromWire, type WireTracking } from './tracked-job-from-wire.ts';
import type { TrackedJob } from './tracking-state.ts';

/** A copy of the contract's path, checked by its type. */
const streamPath: typeof TrackingStreamPath = '/tracking/:trackingId/stream';

const readMessage = (data: string): TrackedJob => {
  try {
    return trackedJobFromWire(JSON.parse(data) as WireTracking);
  } catch (cause) {
    const details = { kind: 'http', code: 200, status: 200, description: '', field: null, requestId: null, reply: {} } as const;
    throw new GatewayError(details, { cause });
  }
};

/** A job by its public link; null if the reply has none. @throws GatewayError 404 for an unknown link. */
export const fetchTracking = async (transport: Transport, trackingId: string): Promise<TrackedJob | null> => {
  const reply = await call(transport, routes.getJobDetailTracking, { trackingId });
  return reply.jobDetail ? trackedJobFromWire(reply.jobDetail) : null;
};

/** A job by the code of the page /c. @throws GatewayError 404 for an unknown code. */
export const fetchTrackingByCode = async (transport: Transport, code: string): Promise<TrackedJob | null> => {
  const reply = await call(transport, routes.getJobDetailTrackingByC, { code });
  return reply.jobDetail ? trackedJobFromWire(reply.jobDetail) : null;
};

/** A job as its rating link shows it. */
export interface JobToRate {
  readonly job: TrackedJob;
  readonly mayRate: boolean;
  /** 1-5; null without a rating. */
  readonly rating: number | null;
}

/** A job by its rating link; null if the reply has none. @throws GatewayError 404 for an unknown link. */
export const fetchJobToRate = async (transport: Transport, ratingToken: string): Promise<JobToRate | null> => {
  const reply = await call(transport, routes.getJobDetailTracking, { tokenRating: ratingToken });
  if (!reply.jobDetail) return null;
  return { job: trackedJobFromWire(reply.jobDetail), mayRate: reply.mayRate ?? false, rating: reply.raiting ?? null };
};

/**
 * Yields the job at each change, until the job is over or the gateway closes the stream; the last status tells which.
 * @throws GatewayError when the stream cannot be opened or breaks.
 */
export async function* streamTracking(
  transport: StreamingTransport,
  trackingId: string,
  signal: AbortSignal,
): AsyncGenerator<TrackedJob> {
  const path = streamPath.replace(':trackingId', encodeURIComponent(trackingId));
  for await (const message of transport.stream(path, signal)) {
    if (message.event === 'end') return;
    if (message.event === 'tracking') yield readMessage(message.data);
  }
}
