import { readFileSync } from 'node:fs';
import type { LatLng } from '@songwai/core/basics/geo';
import { feature } from 'topojson-client';
import { type Box, boxAround, isInBox, isInRing, metresToLine, type Ring } from '../area/ring.ts';
import { readNumber, readRows } from '../gazetteer/csv.ts';

interface Area {
  readonly code: string;
  readonly rings: readonly Ring[];
  readonly box: Box;
}

/** The centre of a subdistrict, by its code of six digits. */
export interface SubdistrictCentre extends LatLng {
  readonly code: string;
  readonly th: string;
}

export interface SubdistrictAreas {
  readonly centres: readonly SubdistrictCentre[];
  /** The code of the subdistrict that contains the point, or the nearest within `reachMetres`; null further away. */
  codeAt(point: LatLng): string | null;
}

const topologyFile = new URL('boundaries/subdistricts.topojson', import.meta.url);
const centresFile = new URL('boundaries/subdistrict-centres.csv', import.meta.url);

/** The coast is simplified, and piers extend into the water, so a point this near to a boundary still belongs to it. */
const reachMetres = 1_000;

type Topology = Parameters<typeof feature>[0];

function readAreas(): readonly Area[] {
  const topology: Topology = JSON.parse(readFileSync(topologyFile, 'utf8'));
  const { subdistricts } = topology.objects;
  const collection = subdistricts && feature(topology, subdistricts);
  if (collection?.type !== 'FeatureCollection') throw new Error('subdistricts.topojson holds no subdistricts; extract it again.');
  return collection.features.flatMap(({ geometry, properties }) => {
    const code = String(properties?.['code']);
    const polygons =
      geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [];
    return polygons.map((rings) => {
      const positions = rings.map((ring) => ring.map(([lng = Number.NaN, lat = Number.NaN]) => [lng, lat] as const));
      return { code, rings: positions, box: boxAround(positions[0] ?? [], reachMetres) };
    });
  });
}

function areaAt(areas: readonly Area[], point: LatLng): Area | null {
  const candidates = areas.filter(({ box }) => isInBox(point, box));
  const isWithin = ({ rings }: Area) => rings.filter((ring) => isInRing(point, ring)).length % 2 === 1;
  const containing = candidates.find(isWithin);
  if (containing !== undefined) return containing;
  let nearest: { readonly area: Area; readonly metres: number } | null = null;
  for (const area of candidates) {
    const metres = Math.min(...area.rings.map((ring) => metresToLine(point, ring)));
    if (metres <= reachMetres && (nearest === null || metres < nearest.metres)) nearest = { area, metres };
  }
  return nearest?.area ?? null;
}

const squaredDegrees = (one: LatLng, other: LatLng) => (one.lat - other.lat) ** 2 + (one.lng - other.lng) ** 2;

/**
 * Reads the boundaries. Thirteen subdistricts of Bangkok were split off since the boundaries were made: within such an area the
 * nearest centre of the parts decides.
 */
export function loadSubdistrictAreas(): SubdistrictAreas {
  const areas = readAreas();
  const centres = readRows(centresFile, ['code', 'th', 'lat', 'lng']).map(({ lat, lng, ...row }) => ({
    ...row,
    lat: readNumber(lat, row.code),
    lng: readNumber(lng, row.code),
  }));
  const mapped = new Set(areas.map(({ code }) => code));
  const founded = Map.groupBy(
    centres.filter(({ code }) => !mapped.has(code)),
    (centre) => areaAt(areas, centre)?.code,
  );

  return {
    centres,
    codeAt(point) {
      const area = areaAt(areas, point);
      if (area === null) return null;
      const parts = [...centres.filter(({ code }) => code === area.code), ...(founded.get(area.code) ?? [])];
      const [first, ...others] = parts;
      if (first === undefined) return null;
      return others.reduce((best, part) => (squaredDegrees(part, point) < squaredDegrees(best, point) ? part : best), first).code;
    },
  };
}
