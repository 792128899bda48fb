import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { lockDriverIf } from '../../drivers/queries.ts';
import { isOnNoRide } from './driver-conditions-view.ts';

/**
 * Holds the row of a driver who is on no ride, until the transaction ends. False where another process holds it: two gateways that send the
 * same drivers to different jobs, each in its own order, would otherwise wait for each other in a circle.
 */
export const lockFreeDriver = (trx: Kysely<Database>, driverId: number): Promise<boolean> =>
  lockDriverIf(trx, driverId, isOnNoRide);
