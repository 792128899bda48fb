import { readFileSync } from 'node:fs';
import type { BaseMapRiver, BaseMapRoad, LngLat } from '@songwai/core/places/base-map';

interface Named {
  readonly th: string;
  readonly en: string;
}

/** The files are ours and have one row per line; tests check their shape. */
function readFeatures<Row>(file: string): readonly Row[] {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

export type RiverFeature = Named & Pick<BaseMapRiver, 'kind' | 'widthMetres' | 'line'>;
export type RoadFeature = Named & Pick<BaseMapRoad, 'class' | 'line'>;
export type ParkFeature = Named & { readonly ring: readonly LngLat[] };

/** Rivers and canals, traced by hand from bridge to bridge and pier to pier. */
export const readRivers = () => readFeatures<RiverFeature>('rivers.data.json');
/** Roads, traced by hand from junction to junction. */
export const readRoads = () => readFeatures<RoadFeature>('roads.data.json');
export const readParks = () => readFeatures<ParkFeature>('parks.data.json');
/** The coast beside the service area, from Natural Earth. */
export const readNeighbours = () => readFeatures<readonly LngLat[]>('neighbours.data.json');
