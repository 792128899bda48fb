import { createEmbeddedMatrix } from './embedded-matrix.ts';
import { createExactOptimiser } from './exact-optimiser.ts';
import { createOsrmMatrix } from './osrm-matrix.ts';
import { createOptimiseRoute, type OptimiseRoute } from './service.ts';
import { createVroomOptimiser } from './vroom-optimiser.ts';

interface Choices {
  readonly osrmUrl: string | undefined;
  readonly vroomUrl: string | undefined;
  readonly log: { warn(fields: object, message: string): void };
}

/** The optimiser of this deployment: the configured servers, with the embedded optimiser as fallback. */
export function chooseOptimiseRoute({ osrmUrl, vroomUrl, log }: Choices): OptimiseRoute {
  const matrix = createEmbeddedMatrix();
  const optimiser = createExactOptimiser();
  return createOptimiseRoute({
    matrix: osrmUrl === undefined ? matrix : createOsrmMatrix({ url: osrmUrl, fallback: matrix, log }),
    optimiser: vroomUrl === undefined ? optimiser : createVroomOptimiser({ url: vroomUrl, fallback: optimiser, log }),
  });
}
