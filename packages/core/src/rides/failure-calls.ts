import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { VisitFailure } from '../jobs/visit-failure.ts';
import { progressFromWire, type RideProgress } from './ride-calls.ts';
import * as routes from './routes.generated.ts';

/** A failed visit. The photo is base64, png or jpeg, at most 3 MB. */
export interface ShownFailure {
  readonly jobId: string;
  readonly visit: number;
  readonly reason: VisitFailure;
  /** The driver's note; may be empty. */
  readonly note: string;
  readonly imageBase64: string;
}

/** Reports a failed visit. @throws GatewayError 404, 409 not now, or waited too short, 422 not a photo, 503. */
export const failVisit = async (
  transport: Transport,
  { jobId, visit, reason, note, imageBase64 }: ShownFailure,
): Promise<RideProgress> =>
  progressFromWire(await call(transport, routes.failVisit, { jobId, visit, reason, note, imgBase64: imageBase64 }));
