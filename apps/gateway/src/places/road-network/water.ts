import type { LatLng } from '@songwai/core/basics/geo';
import { isInRing, metresToLine } from '../area/ring.ts';
import { isInServiceArea, listProvinceRings } from '../area/service-area.ts';
import { readNeighbours, readRivers } from '../base-map/features.ts';
import { hinterland } from '../base-map/hinterland.ts';
import { crossingOf, lineToPlane, metresBetween, nearestOn, type PlanePoint, piecesOf, toLatLng, toPlane } from './plane.ts';

/** Water that drivers cross only by bridges: the rivers and the sea. Canals have bridges everywhere. */
export interface Water {
  /** Whether the straight line between two points crosses water. */
  isBetween(from: PlanePoint, to: PlanePoint): boolean;
  isAt(point: LatLng): boolean;
}

/**
 * The outline of the coast has a resolution of kilometres and cuts off beaches with the roads along them, by at most 540 metres.
 */
const shoreMetres = 600;
/** Fine enough for the bays of a coast whose outline has a resolution of kilometres. */
const sampleMetres = 400;

export function createWater(): Water {
  const land = [hinterland, ...readNeighbours()];
  const shores = [...land, ...listProvinceRings().map(({ ring }) => ring)];
  const isSea = (point: LatLng): boolean =>
    !isInServiceArea(point) &&
    !land.some((ring) => isInRing(point, ring)) &&
    shores.every((ring) => metresToLine(point, ring) > shoreMetres);
  const rivers = readRivers()
    .filter(({ kind }) => kind === 'river')
    .flatMap(({ line, widthMetres }) => piecesOf(lineToPlane(line)).map((piece) => ({ piece, halfWidth: widthMetres / 2 })));

  const isSeaBetween = (from: PlanePoint, to: PlanePoint): boolean => {
    const samples = Math.ceil(metresBetween(from, to) / sampleMetres);
    return Array.from({ length: Math.max(0, samples - 1) }, (_, index) => (index + 1) / samples).some((share) =>
      isSea(toLatLng({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })),
    );
  };

  return {
    isBetween: (from, to) => rivers.some(({ piece }) => crossingOf([from, to], piece) !== null) || isSeaBetween(from, to),
    isAt: (point) => {
      const at = toPlane(point);
      return isSea(point) || rivers.some(({ piece, halfWidth }) => metresBetween(nearestOn(piece, at), at) < halfWidth);
    },
  };
}
