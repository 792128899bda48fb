import type { Kysely, NotNull } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { pinsOfRide, readPins } from './pin-view.ts';

/** The current simulated ride with its driver and its receivers' pins; undefined where none is planned. */
export async function findSimulatedRide(db: Kysely<Database>, jobId: string) {
  const ride = await db
    .selectFrom('rides')
    .innerJoin('drivers', 'drivers.id', 'rides.driver_id')
    .select(['rides.plan', 'rides.speed', 'rides.started_at as startedAt', 'rides.next_step as nextStep', pinsOfRide.as('pins')])
    .select(['drivers.first_name as firstName', 'drivers.plate'])
    .where('rides.job_id', '=', jobId)
    .where('rides.plan', 'is not', null)
    .where('rides.speed', 'is not', null)
    .$narrowType<{ plan: NotNull; speed: NotNull }>()
    .executeTakeFirst();
  return ride && { ...ride, pins: readPins(ride.pins) };
}
