import type { LatLng } from '@songwai/core/basics/geo';
import { readRoads } from '../base-map/features.ts';
import { createEntries, type Entry } from './entries.ts';
import { metresBetween, type PlanePoint, toLatLng, toPlane } from './plane.ts';
import { buildRoadGraph } from './road-graph.ts';
import { createShortestWays, type ShortestWays } from './shortest-ways.ts';
import { createWater } from './water.ts';

/**
 * Routes along the built-in main roads, for display only: a price never depends on them (decisions, "The route line on the map").
 */
export interface RoadNetwork {
  /**
   * The route between two points, which are its ends; only those two where the network is of no use and there is no water
   * between.
   */
  traceWay(from: LatLng, to: LatLng): readonly LatLng[];
  /** Whether the point is on a river or at sea. */
  isOnWater(point: LatLng): boolean;
}

/** Stops nearer than this are joined by a straight line: the route between them uses streets that the network lacks. */
const shortestHelpMetres = 1_500;
/** A route this many times longer than the straight line is ignored: a road is missing in the network. */
const longestDetour = 1.6;

/** Reads and joins the roads, which takes some hundredths of a second: build one network and share it. */
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
      const way = [start, ...on.bend, ...wayBetween(ways, on, off), ...off.bend, end];
      if (lengthOf(way) > straightMetres * longestDetour && isStraightDry()) return [from, to];
      return [from, ...way.slice(1, -1).map(toLatLng), to];
    },
    isOnWater: (point) => water.isAt(point),
  };
}

const lengthOf = (line: readonly PlanePoint[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + metresBetween(line[index] ?? point, point), 0);

/** The route within one edge, or the shortest through either end of the two edges. */
function wayBetween(ways: ShortestWays, on: Entry, off: Entry): readonly PlanePoint[] {
  if (on.ends.every((end) => off.ends.includes(end))) return [on.at, off.at];
  const [best] = on.ends
    .flatMap((first) => off.ends.map((last) => [on.at, ...ways.points(first, last), off.at]))
    .sort((a, b) => lengthOf(a) - lengthOf(b));
  return best ?? [on.at, off.at];
}
