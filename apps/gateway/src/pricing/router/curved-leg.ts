import { greatCircleKm, type LatLng } from '@songwai/core/basics/geo';
import type { RouteLeg } from './router.ts';

/** How much longer a road is than the straight line, on the average of a Thai city (decisions, "Prices"). */
const roadFactor = 1.35;
const pieces = 16;
/** How far the curve swings out, as a share of the straight line. */
const swing = 0.12;

/**
 * A leg without a road network: the great-circle distance × 1.35, drawn as a soft curve. It always swings to the left of travel, so that
 * the way there and the way back do not lie on one another.
 */
export function drawCurvedLeg(from: LatLng, to: LatLng): RouteLeg {
  const metres = greatCircleKm(from, to) * 1000 * roadFactor;
  // A degree of longitude is shorter than one of latitude; the curve is bent in a plane where both are equally long.
  const squeeze = Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180);
  const alongX = (to.lng - from.lng) * squeeze;
  const alongY = to.lat - from.lat;
  const points = Array.from({ length: pieces + 1 }, (_, index): LatLng => {
    const share = index / pieces;
    const out = 4 * share * (1 - share) * swing;
    return {
      lat: from.lat + alongY * share + alongX * out,
      lng: from.lng + (alongX * share - alongY * out) / squeeze,
    };
  });
  return { points: [from, ...points.slice(1, -1), to], metres };
}
