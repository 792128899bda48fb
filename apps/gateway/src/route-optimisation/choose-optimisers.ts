import type { DistanceMatrix } from './distance-matrix.ts';
import { createEmbeddedMatrix } from './embedded-matrix.ts';
import { createExactOptimiser } from './exact-optimiser.ts';
import { createOsrmMatrix } from './osrm-matrix.ts';
import { createOptimiseRoute, type OptimiseRoute } from './service.ts';
import { createTripPlanner } from './trips/create-trip-planner.ts';
import type { TripPlanner } from './trips/trip-planner.ts';
import { createBuiltInSolver } from './trips/trip-solver.ts';
import { createVroomSolver } from './trips/vroom-trips.ts';
import { createVroomOptimiser } from './vroom-optimiser.ts';

interface Choices {
  readonly osrmUrl: string | undefined;
  readonly vroomUrl: string | undefined;
  readonly log: { warn(fields: object, message: string): void };
}

/** The optimisers of this deployment: the configured servers, with the embedded ones as fallback. */
export function chooseOptimisers({ osrmUrl, vroomUrl, log }: Choices): {
  readonly optimiseRoute: OptimiseRoute;
  readonly tripPlanner: TripPlanner;
  readonly matrix: DistanceMatrix;
} {
  const embedded = createEmbeddedMatrix();
  const matrix = osrmUrl === undefined ? embedded : createOsrmMatrix({ url: osrmUrl, fallback: embedded, log });
  const exact = createExactOptimiser();
  const builtIn = createBuiltInSolver();
  return {
    matrix,
    optimiseRoute: createOptimiseRoute({
      matrix,
      optimiser: vroomUrl === undefined ? exact : createVroomOptimiser({ url: vroomUrl, fallback: exact, log }),
    }),
    tripPlanner: createTripPlanner({
      matrix,
      solve: vroomUrl === undefined ? builtIn : createVroomSolver({ url: vroomUrl, fallback: builtIn, log }),
      optimiser: exact,
    }),
  };
}
