import { roadMetres } from '../pricing/router/road-leg.ts';
import type { DistanceMatrix } from './distance-matrix.ts';

/** Calculates the matrix with the embedded router, without a server. */
export function createEmbeddedMatrix(): DistanceMatrix {
  return {
    measure: async (stops) => stops.map((from) => stops.map((to) => Math.round(roadMetres(from, to)))),
  };
}
