import { createDriverRegistry } from '../drivers/admin/driver-admin.ts';
import { registerDriverStaff } from '../drivers/admin/driver-admin-routes.ts';
import { createDriverChanges } from '../drivers/admin/driver-changes.ts';
import type { DriverWork } from '../drivers/driver-work.ts';
import { createDriverForgetter } from '../drivers/forget-old.ts';
import { createKnownDrivers } from '../drivers/known-drivers.ts';
import { createNearDrivers } from '../drivers/near-drivers.ts';
import { registerDrivers } from '../drivers/routes.ts';
import { createDriverSignIn } from '../drivers/sign-in/sign-in.ts';
import { createLoginLimit } from '../identity/limits/login-limit.ts';
import { createPasswordChecker, hashPassword } from '../identity/passwords/passwords.ts';
import { scopeOf } from '../jobs/job-scope.ts';
import type { RoadNetwork } from '../places/road-network/road-network.ts';
import { createRateCounters } from '../platform/limits/rate-counters.ts';
import { type Ground, runWorker } from '../platform/platform.ts';
import { createSimulatedNear } from '../simulation/simulated-near.ts';

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
