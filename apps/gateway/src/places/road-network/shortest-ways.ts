import FlatQueue from 'flatqueue';
import { metresBetween, type PlanePoint } from './plane.ts';
import type { RoadGraph } from './road-graph.ts';

/** Shortest paths from one node to all others: the previous node of each, -1 at the start. */
type Tree = Int16Array;

export interface ShortestWays {
  /** The points of the shortest path between two nodes, both included. */
  points(from: number, to: number): readonly PlanePoint[];
}

/**
 * Shortest paths by Dijkstra's algorithm. The paths from a node are computed at its first use and stored (two kilobytes for each
 * of a thousand nodes), so later estimates from the same neighbourhood cost nothing.
 */
export function createShortestWays({ nodes, edges }: RoadGraph): ShortestWays {
  const neighbours: (readonly [to: number, metres: number])[][] = nodes.map(() => []);
  for (const [from, to] of edges) {
    const metres = metresBetween(pointAt(nodes, from), pointAt(nodes, to));
    neighbours[from]?.push([to, metres]);
    neighbours[to]?.push([from, metres]);
  }
  const trees = new Map<number, Tree>();
  const treeFrom = (start: number): Tree => {
    const known = trees.get(start) ?? growTree(neighbours, start);
    trees.set(start, known);
    return known;
  };

  return {
    points: (from, to) => {
      const before = treeFrom(from);
      const way: PlanePoint[] = [];
      for (let node = to; node >= 0; node = before[node] ?? -1) way.push(pointAt(nodes, node));
      return way.reverse();
    },
  };
}

function pointAt(nodes: readonly PlanePoint[], node: number): PlanePoint {
  const point = nodes[node];
  if (point === undefined) throw new RangeError(`The road network has no node ${node}.`);
  return point;
}

function growTree(neighbours: readonly (readonly (readonly [to: number, metres: number])[])[], start: number): Tree {
  const metres = new Float64Array(neighbours.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int16Array(neighbours.length).fill(-1);
  const queue = new FlatQueue<number>();
  metres[start] = 0;
  queue.push(start, 0);
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    const here = metres[node] ?? 0;
    for (const [next, length] of neighbours[node] ?? []) {
      if (here + length >= (metres[next] ?? 0)) continue;
      metres[next] = here + length;
      before[next] = node;
      queue.push(next, here + length);
    }
  }
  return before;
}
