import { roadMetres } from '../pricing/router/road-leg.ts';
import type { DistanceMatrix } from './distance-matrix.ts';

/** The matrix that needs no server: each way as the embedded router measures it. */
export function createEmbeddedMatrix(): DistanceMatrix {
  return {
    measure: async (stops) => stops.map((from) => stops.map((to) => Math.round(roadMetres(from, to)))),
  };
}
