import { createRateCounters } from '../account/limits/rate-counters.ts';
import { createLoginLimit } from '../account/login-limit.ts';
import { createPasswordChecker, hashPassword } from '../account/passwords.ts';
import { createSimulatedNear } from '../dispatch/simulated-near.ts';
import { createDriverChanges } from '../drivers/driver-changes.ts';
import type { DriverWork } from '../drivers/driver-work.ts';
import { createDriverForgetter } from '../drivers/forget-old.ts';
import { createKnownDrivers } from '../drivers/known-drivers.ts';
import { createNearDrivers } from '../drivers/near-drivers.ts';
import { createDriverRegistry } from '../drivers/registry.ts';
import { registerDrivers } from '../drivers/routes.ts';
import { createDriverSignIn } from '../drivers/sign-in.ts';
import { registerDriverStaff } from '../drivers/staff-routes.ts';
import { scopeOf } from '../jobs/job-scope.ts';
import type { RoadNetwork } from '../places/road-network/road-network.ts';
import { type Ground, runWorker } from './ground.ts';

interface DriverParts {
  readonly work: DriverWork;
  readonly roads: RoadNetwork;
}

/** Drivers: the office's list of them, their apps' sign-in, and what customers think of them. */
export async function composeDrivers(ground: Ground, { work, roads }: DriverParts): Promise<void> {
  const { app, db, clock, random, startTimer, log, config } = ground;
  const { simulationSpeed, simulationSeed: seed } = config;
  const simulated = simulationSpeed > 0 ? createSimulatedNear({ db, seed, roads }) : async () => [];
  const passwords = createPasswordChecker(await hashPassword(random.uuid()));
  const limit = createLoginLimit({ counters: createRateCounters({ db, clock }) });
  const signIn = createDriverSignIn({ db, clock, random, passwords, limit });

  registerDrivers(app, {
    knownDrivers: createKnownDrivers({ db, clock, scopeOf }),
    findNear: createNearDrivers({ db, clock, simulated }),
  });
  const [registry, changes] = [createDriverRegistry({ db, clock, work }), createDriverChanges({ db, clock, work })];
  registerDriverStaff(app, { db, registry, changes, signIn });
  runWorker(ground, createDriverForgetter({ db, clock, startTimer, log }));
}
