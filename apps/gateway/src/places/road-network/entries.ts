import Flatbush from 'flatbush';
import { metresBetween, nearestOn, type PlanePoint } from './plane.ts';
import type { RoadGraph } from './road-graph.ts';
import type { Water } from './water.ts';

/** The point where a route enters or leaves the network. */
export interface Entry {
  readonly at: PlanePoint;
  /** The nodes at both ends of that edge. */
  readonly ends: readonly [number, number];
}

/** Number of near edges to try first, because the nearest ones may be across a river. In a bend of the river all of these may be. */
const triedFirst = 60;

/** Finds the nearest point of the network without water between it and a place; null where there is none. */
export function createEntries({ nodes, edges }: RoadGraph, water: Water): (point: PlanePoint) => Entry | null {
  const pieces = edges.flatMap((ends) => {
    const [from, to] = ends.map((end) => nodes[end]);
    return from === undefined || to === undefined ? [] : [{ ends, from, to }];
  });
  const index = new Flatbush(pieces.length);
  for (const { from, to } of pieces)
    index.add(Math.min(from.x, to.x), Math.min(from.y, to.y), Math.max(from.x, to.x), Math.max(from.y, to.y));
  index.finish();

  const findAmong = (point: PlanePoint, count: number): Entry | null =>
    // The index compares bounding boxes; the distance to the edge itself decides.
    index
      .neighbors(point.x, point.y, count)
      .flatMap((number) => {
        const piece = pieces[number];
        return piece === undefined ? [] : [{ ends: piece.ends, at: nearestOn([piece.from, piece.to], point) }];
      })
      .sort((a, b) => metresBetween(a.at, point) - metresBetween(b.at, point))
      .find(({ at }) => !water.isBetween(point, at)) ?? null;

  return (point) => findAmong(point, triedFirst) ?? findAmong(point, pieces.length);
}
