import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { createDrivenRides } from '../rides/driven-rides.ts';
import type { ObservedRide, RideSource } from '../rides/ride-source.ts';
import { createSimulatedRides } from '../simulation/simulated-rides.ts';

/** Reads rides from all sources. Null while no driver has taken the job. */
export function createRideObserver(db: Kysely<Database>): (jobId: string) => Promise<ObservedRide | null> {
  const sources: readonly RideSource[] = [createSimulatedRides(db), createDrivenRides(db)];
  return async (jobId) => {
    for (const source of sources) {
      const ride = await source.observe(jobId);
      if (ride !== null) return ride;
    }
    return null;
  };
}
