import { bangkokTime } from '@songwai/core/basics/bangkok-time';
import { runningJobs } from '@songwai/core/jobs/live/live-contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { scopeOf } from '../../jobs/job-scope.ts';
import type { Clock } from '../../platform/deps.ts';
import type { ObservedRide, RideObserver } from '../../rides/ride-source.ts';
import { findRunningJobs } from './running-view.ts';

export interface RunningJobsDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly observeRide: RideObserver;
}

function toWireRunning(jobId: string, ride: ObservedRide, now: Date) {
  const { position, headingDeg, nextStop, nextStopAt } = ride.look(now);
  return {
    jobId,
    ...(nextStop === null ? {} : { nextStop }),
    ...(nextStopAt === null ? {} : { etaTime: bangkokTime(nextStopAt) }),
    ...(position === null
      ? {}
      : {
          driver: {
            firstName: ride.driver.firstName,
            plate: ride.driver.plate,
            lat: position.lat,
            lng: position.lng,
            heading: headingDeg,
          },
        }),
  };
}

/** Mounts the call for the drivers of a customer's jobs that are under way. */
export function registerRunningJobs(app: FastifyInstance, { db, clock, observeRide }: RunningJobsDeps): void {
  mountEndpoint(app, runningJobs, async ({ body, session }) => {
    const jobIds = await findRunningJobs(db, { scope: scopeOf(session), jobIds: body.jobIds?.split(',') ?? null });
    const rides = await Promise.all(jobIds.map(async (jobId) => ({ jobId, ride: await observeRide(jobId) })));
    const now = clock.now();
    return { jobs: rides.flatMap(({ jobId, ride }) => (ride === null ? [] : [toWireRunning(jobId, ride, now)])) };
  });
}
