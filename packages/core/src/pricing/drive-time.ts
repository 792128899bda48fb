import type { VehicleKind } from './catalog.ts';

/** Average speed in the city in km/h, including stops at traffic lights. */
const citySpeed: Readonly<Record<VehicleKind, number>> = { motorcycle: 30, car: 26, pickup: 25, box: 23, fence: 23, reefer: 23 };
/** Longer legs use expressways, which are faster by the factor. */
const longLegMetres = 12_000;
const longLegFactor = 1.6;

/** Driving time in seconds for a distance by road. */
export function driveSeconds(metres: number, kind: VehicleKind): number {
  const kmPerHour = citySpeed[kind] * (metres > longLegMetres ? longLegFactor : 1);
  return Math.max(20, Math.round(metres / (kmPerHour / 3.6)));
}

/** Average ratio of the road distance to the straight line in Thai cities (decisions, "Prices"). */
export const roadFactor = 1.35;

/** Assumed handling time at a stop. */
export const handlingSeconds = 180;
