import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import { roadFactor } from '@songwai/core/pricing/drive-time';
import type { RoadNetwork } from '../../places/road-network/road-network.ts';
import type { RouteLeg } from './router.ts';

/** Estimated road distance of a leg without a routing server. */
export const roadMetres = (from: LatLng, to: LatLng): number => greatCircleKm(from, to) * 1000 * roadFactor;

/**
 * A leg without a routing server: its line follows the built-in main roads, but its length is the estimate, so that no price
 * depends on that line.
 */
export const traceLeg = (roads: Pick<RoadNetwork, 'traceWay'>, from: LatLng, to: LatLng): RouteLeg => ({
  points: roads.traceWay(from, to),
  metres: roadMetres(from, to),
});
