import type { LatLng } from '@songwai/core/basics/geo';
import { readRoads } from '../base-map/features.ts';
import { createEntries, type Entry } from './entries.ts';
import { metresBetween, type PlanePoint, toLatLng, toPlane } from './plane.ts';
import { buildRoadGraph } from './road-graph.ts';
import { createShortestWays, type ShortestWays } from './shortest-ways.ts';
import { createWater } from './water.ts';

/** The way along the built-in main roads, for drawing: a price never depends on it (decisions, "The route line on the map"). */
export interface RoadNetwork {
  /** From one point to another, both at its ends; two points where the network does not help and no water lies between. */
  traceWay(from: LatLng, to: LatLng): readonly LatLng[];
  /** Whether the point is on a river or at sea. */
  isOnWater(point: LatLng): boolean;
}

/** Nearer stops than this are joined by a straight line: their way leads through streets that are not drawn. */
const shortestHelpMetres = 1_500;
/** A way that is so much longer than the straight line misses a road that is not drawn. */
const longestDetour = 1.6;

/** Reads and joins the roads, which takes some hundredths of a second: make one and hand it on. */
export function createRoadNetwork(): RoadNetwork {
  const water = createWater();
  const graph = buildRoadGraph(readRoads(), water);
  const findEntry = createEntries(graph, water);
  const ways = createShortestWays(graph);
  return {
    traceWay: (from, to) => {
      const [start, end] = [toPlane(from), toPlane(to)];
      const straightMetres = metresBetween(start, end);
      const isStraightDry = () => !water.isBetween(start, end);
      if (straightMetres < shortestHelpMetres && isStraightDry()) return [from, to];
      const [on, off] = [findEntry(start), findEntry(end)];
      if (on === null || off === null) return [from, to];
      const way = [start, ...wayBetween(ways, on, off), end];
      if (lengthOf(way) > straightMetres * longestDetour && isStraightDry()) return [from, to];
      return [from, ...way.slice(1, -1).map(toLatLng), to];
    },
    isOnWater: (point) => water.isAt(point),
  };
}

const lengthOf = (line: readonly PlanePoint[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + metresBetween(line[index] ?? point, point), 0);

/** Along the one piece of road, or by whichever ends of the two pieces make the shortest way. */
function wayBetween(ways: ShortestWays, on: Entry, off: Entry): readonly PlanePoint[] {
  if (on.ends.every((end) => off.ends.includes(end))) return [on.at, off.at];
  const [best] = on.ends
    .flatMap((first) => off.ends.map((last) => [on.at, ...ways.points(first, last), off.at]))
    .sort((a, b) => lengthOf(a) - lengthOf(b));
  return best ?? [on.at, off.at];
}
