import type { RoadFeature } from '../base-map/features.ts';
import { crossingOf, lineToPlane, metresBetween, nearestOn, type PlanePoint, piecesOf } from './plane.ts';
import type { Water } from './water.ts';

/**
 * Bends, junctions and ends are nodes, identified by their index; a segment of road between two nodes is an edge, used in both
 * directions.
 */
export interface RoadGraph {
  readonly nodes: readonly PlanePoint[];
  readonly edges: readonly (readonly [from: number, to: number])[];
}

/** The end of a road this near to another road still counts as a junction. */
const junctionMetres = 900;

interface Place {
  readonly at: PlanePoint;
  /** Metres from the beginning of its road. */
  readonly along: number;
}

interface Road {
  readonly line: readonly PlanePoint[];
  readonly pieces: readonly (readonly [PlanePoint, PlanePoint])[];
  /** Points that become nodes: bends, junctions, ends. */
  readonly places: Place[];
}

/**
 * Builds the graph and joins roads that meet. Expressways are left out: motorcycles may not use them, and the data have no ramps.
 */
export function buildRoadGraph(features: readonly RoadFeature[], water: Water): RoadGraph {
  const roads = features.filter((road) => road.class !== 'expressway').map(({ line }) => openRoad(lineToPlane(line)));
  const links: (readonly [PlanePoint, PlanePoint])[] = [];
  for (const [index, road] of roads.entries()) for (const other of roads.slice(index + 1)) joinWhereTheyCross(road, other);
  for (const road of roads)
    for (const end of [road.line.at(0), road.line.at(-1)]) {
      const junction =
        end === undefined
          ? null
          : nearestJunction(
              end,
              roads.filter((other) => other !== road),
              water,
            );
      if (end !== undefined && junction !== null) links.push([end, junction]);
    }
  const ways = roads.map(({ places }) => places.toSorted((a, b) => a.along - b.along).map(({ at }) => at));
  return numberNodes([...ways.flatMap(piecesOf), ...links]);
}

/** Points within a metre become one node, because a junction is computed once for each of its roads. */
function numberNodes(pieces: readonly (readonly [PlanePoint, PlanePoint])[]): RoadGraph {
  const nodes: PlanePoint[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (at: PlanePoint): number => {
    const key = `${Math.round(at.x)},${Math.round(at.y)}`;
    const number = numbers.get(key) ?? nodes.push(at) - 1;
    numbers.set(key, number);
    return number;
  };
  const edges = pieces.map(([from, to]) => [numberOf(from), numberOf(to)] as const).filter(([from, to]) => from !== to);
  return { nodes, edges };
}

function openRoad(line: readonly PlanePoint[]): Road {
  const road: Road = { line, pieces: piecesOf(line), places: [] };
  let along = 0;
  for (const [index, at] of line.entries()) {
    along += index === 0 ? 0 : metresBetween(line[index - 1] ?? at, at);
    road.places.push({ at, along });
  }
  return road;
}

/** Adds a node to a road, on the segment that contains the point. */
function addPlace(road: Road, pieceIndex: number, at: PlanePoint): void {
  const start = road.line[pieceIndex] ?? at;
  const before = piecesOf(road.line.slice(0, pieceIndex + 1)).reduce((sum, [from, to]) => sum + metresBetween(from, to), 0);
  road.places.push({ at, along: before + metresBetween(start, at) });
}

function joinWhereTheyCross(road: Road, other: Road): void {
  for (const [index, piece] of road.pieces.entries())
    for (const [otherIndex, otherPiece] of other.pieces.entries()) {
      const at = crossingOf(piece, otherPiece);
      if (at === null) continue;
      addPlace(road, index, at);
      addPlace(other, otherIndex, at);
    }
}

/**
 * The junction of a road's end with the nearest road, as ends may stop short of it. Never across water, where this would invent a
 * bridge.
 */
function nearestJunction(end: PlanePoint, others: readonly Road[], water: Water): PlanePoint | null {
  const near = others
    .flatMap((other) =>
      other.pieces.map((piece, index) => {
        const at = nearestOn(piece, end);
        return { other, index, at, metres: metresBetween(end, at) };
      }),
    )
    .filter(({ metres }) => metres <= junctionMetres)
    .sort((a, b) => a.metres - b.metres);
  const found = near.find(({ at }) => !water.isBetween(end, at));
  if (found === undefined) return null;
  addPlace(found.other, found.index, found.at);
  return found.at;
}
