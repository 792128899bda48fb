import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInServiceArea } from '../area/service-area.ts';
import { readRivers, readRoads } from '../base-map/features.ts';
import { crossingOf, lineToPlane, piecesOf, toLatLng, toPlane } from './plane.ts';
import { buildRoadGraph } from './road-graph.ts';
import { createRoadNetwork } from './road-network.ts';
import { createWater } from './water.ts';

const water = createWater();
const network = createRoadNetwork();

const asok: LatLng = { lat: 13.7373, lng: 100.5603 };
const bangSaen: LatLng = { lat: 13.2838, lng: 100.9151 };
const icSiam: LatLng = { lat: 13.7267, lng: 100.5103 };
const riverCity: LatLng = { lat: 13.7302, lng: 100.5132 };
const siam: LatLng = { lat: 13.7461, lng: 100.5347 };
const ratchaprasong: LatLng = { lat: 13.7466, lng: 100.5393 };
const pakKret: LatLng = { lat: 13.9126, lng: 100.4985 };
const bangKrachao: LatLng = { lat: 13.6867, lng: 100.5645 };
const khlongToei: LatLng = { lat: 13.7106, lng: 100.5797 };

/** The bridges over the three rivers that the traced roads use, to half a kilometre. */
const bridges: Readonly<Record<string, LatLng>> = {
  'Outer Ring at Bang Pa-in': { lat: 14.0468, lng: 100.5545 },
  'Pathum Thani': { lat: 14.018, lng: 100.5366 },
  'Pathum Thani 2': { lat: 13.9755, lng: 100.5242 },
  'Rama IV': { lat: 13.9207, lng: 100.4969 },
  'Phra Nang Klao': { lat: 13.8704, lng: 100.4766 },
  'Rama V': { lat: 13.8324, lng: 100.4951 },
  'Rama VII': { lat: 13.8129, lng: 100.5131 },
  'Krung Thon (Sang Hi)': { lat: 13.7806, lng: 100.5015 },
  'Rama VIII': { lat: 13.7692, lng: 100.4969 },
  'Phra Pinklao': { lat: 13.7617, lng: 100.4911 },
  Memorial: { lat: 13.7392, lng: 100.4975 },
  Taksin: { lat: 13.7186, lng: 100.5122 },
  'Rama III': { lat: 13.7002, lng: 100.4925 },
  'Bhumibol 1': { lat: 13.6691, lng: 100.5363 },
  'Bhumibol 2': { lat: 13.6603, lng: 100.5394 },
  Kanchanaphisek: { lat: 13.6274, lng: 100.5434 },
  'Nakhon Chai Si': { lat: 13.7961, lng: 100.1878 },
  'Sam Phran': { lat: 13.7271, lng: 100.2187 },
  'Tha Chin (Rama 2)': { lat: 13.5522, lng: 100.2573 },
  'Bang Pakong (Sukhumvit)': { lat: 13.4971, lng: 100.9694 },
  'Thep Hatsadin (Bang Na-Trat)': { lat: 13.5307, lng: 100.9904 },
};

const riverPieces = readRivers()
  .filter(({ kind }) => kind === 'river')
  .flatMap(({ line }) => piecesOf(lineToPlane(line)));

/** The points where a line crosses a river. */
const crossings = (line: readonly LatLng[]): readonly LatLng[] =>
  piecesOf(line.map(toPlane)).flatMap((piece) =>
    riverPieces.flatMap((river) => {
      const at = crossingOf(piece, river);
      return at === null ? [] : [toLatLng(at)];
    }),
  );
const isAtBridge = (at: LatLng): boolean => Object.values(bridges).some((bridge) => greatCircleKm(at, bridge) < 0.5);
/** The segments of a line that are over water and not at a bridge. */
const wetPieces = (line: readonly LatLng[]): readonly (readonly [LatLng, LatLng])[] =>
  line
    .slice(1)
    .map((to, index) => [line[index] ?? to, to] as const)
    .filter(([from, to]) => water.isBetween(toPlane(from), toPlane(to)))
    .filter((piece) => crossings(piece).length === 0 || !crossings(piece).every(isAtBridge));
const lengthKm = (line: readonly LatLng[]): number =>
  line.slice(1).reduce((sum, to, index) => sum + greatCircleKm(line[index] ?? to, to), 0);

describe('the built-in main roads', () => {
  const graph = buildRoadGraph(readRoads(), water);

  it('hang together: from each one leads a way to every other', () => {
    const reached = new Set([0]);
    for (const node of reached)
      for (const [from, to] of graph.edges.filter((edge) => edge.includes(node))) reached.add(from === node ? to : from);
    expect(graph.nodes.filter((_, node) => !reached.has(node)).map(toLatLng)).toEqual([]);
  });

  it('cross a river at its bridges and nowhere else, each bridge being one that is there', () => {
    const found = readRoads()
      .filter((road) => road.class !== 'expressway')
      .flatMap(({ en, line }) => crossings(line.map(([lng, lat]) => ({ lat, lng }))).map((at) => ({ en, at })));
    expect(found.filter(({ at }) => !isAtBridge(at))).toEqual([]);
    for (const [name, bridge] of Object.entries(bridges))
      expect(
        found.some(({ at }) => greatCircleKm(at, bridge) < 0.5),
        name,
      ).toBe(true);
  });

  it('are joined by nothing that leads over water', () => {
    const pointOf = (node: number): LatLng => toLatLng(graph.nodes[node] ?? { x: 0, y: 0 });
    const wet = graph.edges.map(([from, to]) => [pointOf(from), pointOf(to)]).filter((edge) => wetPieces(edge).length > 0);
    expect(wet).toEqual([]);
  });
});

describe('the way that is drawn', () => {
  it('from Asok to Bang Saen goes round the Gulf and not through it', () => {
    const way = network.traceWay(asok, bangSaen);
    expect(wetPieces(way)).toEqual([]);
    expect(way.some(({ lat, lng }) => lat > 13.45 && lng > 100.95)).toBe(true);
    expect([way.at(0), way.at(-1)]).toEqual([asok, bangSaen]);
  });

  it('crosses the river by a bridge, however near the other bank is', () => {
    const way = network.traceWay(icSiam, riverCity);
    expect(greatCircleKm(icSiam, riverCity)).toBeLessThan(0.6);
    expect(crossings(way).length).toBeGreaterThan(0);
    expect(crossings(way).filter((at) => !isAtBridge(at))).toEqual([]);
  });

  it('between neighbours is a straight line', () => {
    expect(network.traceWay(siam, ratchaprasong)).toEqual([siam, ratchaprasong]);
  });

  it('into the bend of Bang Krachao does not jump over the river', () => {
    expect(wetPieces(network.traceWay(khlongToei, bangKrachao))).toEqual([]);
  });

  it('out of a bend whose sixty nearest roads are across the river leads by a bridge all the same', () => {
    const way = network.traceWay({ lat: 13.679454, lng: 100.552641 }, { lat: 13.433381, lng: 100.081665 });
    expect(way.length).toBeGreaterThan(2);
    expect(wetPieces(way)).toEqual([]);
  });

  it('does not touch the river where the join to its first road is rounded to the metre', () => {
    const from = { lat: 13.67949113599237, lng: 100.55265474507237 };
    expect(wetPieces(network.traceWay(from, { lat: 12.7, lng: 100.84650731827932 }))).toEqual([]);
  });

  it('there and back is equally long', () => {
    expect(lengthKm(network.traceWay(pakKret, siam))).toBeCloseTo(lengthKm(network.traceWay(siam, pakKret)), 3);
  });

  const dry = fc
    .record({ lat: fc.double({ min: 12.7, max: 14.2, noNaN: true }), lng: fc.double({ min: 99.9, max: 101.5, noNaN: true }) })
    .filter((point) => isInServiceArea(point) && !network.isOnWater(point));

  it('never leads over water but at a bridge, nor more than 1.6 times round where a straight line is dry', () => {
    fc.assert(
      fc.property(dry, dry, (from, to) => {
        const way = network.traceWay(from, to);
        expect([way.at(0), way.at(-1)]).toEqual([from, to]);
        expect(wetPieces(way)).toEqual([]);
        if (!water.isBetween(toPlane(from), toPlane(to)))
          expect(lengthKm(way)).toBeLessThanOrEqual(greatCircleKm(from, to) * 1.61);
      }),
      { numRuns: 300 },
    );
  });

  it('is found for the same stops as the same line', () => {
    expect(network.traceWay(pakKret, bangSaen)).toEqual(network.traceWay(pakKret, bangSaen));
  });
});

describe('a point on the water', () => {
  it('is told from one beside it', () => {
    expect(network.isOnWater({ lat: 13.2, lng: 100.6 })).toBe(true);
    expect(network.isOnWater({ lat: 13.723, lng: 100.5128 })).toBe(true);
    expect(network.isOnWater(siam)).toBe(false);
  });
});
