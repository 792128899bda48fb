import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { JobStop } from './booking/job-stop.ts';
import { stopFromWire } from './booking/stop-from-wire.ts';
import * as routes from './routes.generated.ts';

/** A correction of a stop after the booking; what is absent stays. */
export interface StopCorrection extends Partial<Pick<JobStop, 'contactName' | 'contactPhone' | 'remark'>> {
  readonly jobId: string;
  /** Index of the stop. */
  readonly stop: number;
  /** Idempotency key: a random one for each correction, reused when the call is repeated. */
  readonly guid: string;
}

/**
 * Corrects the contact or the note of a stop; the driver sees it at once. @returns the stop as it is now.
 * @throws GatewayError 404 no such job; 409 it is over or the stop is done; 422 naming the field.
 */
export const mendStop = async (transport: Transport, correction: StopCorrection): Promise<JobStop | null> => {
  const { remark, ...rest } = correction;
  // On the wire an empty text is an absent one, so a removed note is a space.
  const reply = await call(transport, routes.mendStop, { ...rest, ...(remark === undefined ? {} : { remark: remark || ' ' }) });
  return reply.stop ? stopFromWire(reply.stop) : null;
};
