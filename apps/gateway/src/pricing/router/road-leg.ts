import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import type { RoadNetwork } from '../../places/road-network/road-network.ts';
import type { RouteLeg } from './router.ts';

/** How much longer a road is than the straight line, on the average of a Thai city (decisions, "Prices"). */
const roadFactor = 1.35;

/** Length by road of a leg that no routing server has measured. */
export const roadMetres = (from: LatLng, to: LatLng): number => greatCircleKm(from, to) * 1000 * roadFactor;

/** A leg without a routing server: drawn along the built-in main roads, and as long as the rule says, so that no price depends on a drawing. */
export const traceLeg = (roads: Pick<RoadNetwork, 'traceWay'>, from: LatLng, to: LatLng): RouteLeg => ({
  points: roads.traceWay(from, to),
  metres: roadMetres(from, to),
});
