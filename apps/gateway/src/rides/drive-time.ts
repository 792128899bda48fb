import type { VehicleKind } from '@songwai/core/pricing/catalog';

/** Kilometres an hour in the city, stops at lights included. */
const citySpeed: Readonly<Record<VehicleKind, number>> = { motorcycle: 30, car: 26, pickup: 25, box: 23, fence: 23, reefer: 23 };
/** Long legs lead over expressways. */
const longLegMetres = 12_000;
const longLegFactor = 1.6;

/** How long a vehicle takes for a way by road. */
export function driveSeconds(metres: number, kind: VehicleKind): number {
  const kmPerHour = citySpeed[kind] * (metres > longLegMetres ? longLegFactor : 1);
  return Math.max(20, Math.round(metres / (kmPerHour / 3.6)));
}
