import { call } from '../../gateway/call.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import { type CreatedJob, createdFromWire } from '../calls.ts';
import type { NewJob } from './new-job.ts';
import { newJobToWire } from './new-job-to-wire.ts';
import * as routes from './routes.generated.ts';

/**
 * Books as `createJob` does, through the call whose reply names the balance differently.
 * @throws GatewayError 409 with `reply.estimate` when the price is no longer `shownNetSatang`; 400 and 422 name the field.
 */
export const createNewJob = async (transport: Transport, job: NewJob): Promise<CreatedJob> => {
  const reply = await call(transport, routes.createNewJob, newJobToWire(job));
  return createdFromWire(reply, reply.remainingWallet);
};
