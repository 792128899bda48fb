import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { VisitFailure } from '../jobs/visit-failure.ts';
import { progressFromWire, type RideProgress } from './ride-calls.ts';
import * as routes from './routes.generated.ts';

/** A visit that a driver could not do. The picture as base64, png or jpeg, at most 3 MB. */
export interface ShownFailure {
  readonly jobId: string;
  readonly visit: number;
  readonly reason: VisitFailure;
  /** In the driver's words; may be empty. */
  readonly note: string;
  readonly imageBase64: string;
}

/** Says why a visit could not be done. @throws GatewayError 404, 409 not now or not waited, 422 for what is no picture, 503. */
export const failVisit = async (
  transport: Transport,
  { jobId, visit, reason, note, imageBase64 }: ShownFailure,
): Promise<RideProgress> =>
  progressFromWire(await call(transport, routes.failVisit, { jobId, visit, reason, note, imgBase64: imageBase64 }));
