import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { lockDriverIf } from '../../drivers/queries.ts';
import { isOnNoRide } from './driver-conditions-view.ts';

/**
 * Locks the row of a driver without a ride, until the transaction ends. False where another process has locked it: two gateways
 * that assign the same drivers to different jobs, each in its own order, would otherwise deadlock.
 */
export const lockFreeDriver = (trx: Kysely<Database>, driverId: number): Promise<boolean> =>
  lockDriverIf(trx, driverId, isOnNoRide);
