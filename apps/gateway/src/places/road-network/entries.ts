import Flatbush from 'flatbush';
import { metresBetween, nearestOn, type PlanePoint, toLatLng, toPlane } from './plane.ts';
import type { RoadGraph } from './road-graph.ts';
import type { Water } from './water.ts';

/** The point where a route enters or leaves the network. */
export interface Entry {
  readonly at: PlanePoint;
  /** The nodes at both ends of that edge. */
  readonly ends: readonly [number, number];
  /** Where the join to the place bends, because no straight one is dry; mostly none. */
  readonly bend: readonly PlanePoint[];
}

/** Number of near edges to try first, because the nearest ones may be across a river. In a bend of the river all of these may be. */
const triedFirst = 60;

/** How far aside a join may bend, the nearest first, and in which directions. */
const bendMetres = [100, 200, 400, 800, 1_600, 3_200];
const turns = Array.from({ length: 16 }, (_, turn) => (turn * Math.PI) / 8);

/** Where a point is drawn, to the metre: the join that is tested for water has to be the join that is seen. */
const toMetre = (point: PlanePoint): PlanePoint => toPlane(toLatLng(point));

/** Finds the nearest point of the network that can be reached from a place without crossing water; null where there is none. */
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
        return piece === undefined ? [] : [{ ends: piece.ends, bend: [], at: toMetre(nearestOn([piece.from, piece.to], point)) }];
      })
      .sort((a, b) => metresBetween(a.at, point) - metresBetween(b.at, point))
      .find(({ at }) => !water.isBetween(point, at)) ?? null;

  /** From the bank inside a narrow bend no straight line leads out: by the nearest dry point from which one does. */
  const findRoundTheBend = (point: PlanePoint): Entry | null => {
    for (const metres of bendMetres) {
      for (const turn of turns) {
        const aside = toMetre({ x: point.x + metres * Math.cos(turn), y: point.y + metres * Math.sin(turn) });
        if (water.isBetween(point, aside)) continue;
        const entry = findAmong(aside, triedFirst);
        if (entry !== null) return { ...entry, bend: [aside] };
      }
    }
    return null;
  };

  return (point) => findAmong(point, triedFirst) ?? findAmong(point, pieces.length) ?? findRoundTheBend(point);
}
