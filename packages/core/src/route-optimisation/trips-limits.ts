import { maxStops } from '../basics/stop-limits.ts';

/** Stops in a list that is split over vehicles; the pick-up, which is the first, counts. */
export const maxListStops = 100;
/** Drop-offs of one vehicle: one order. */
export const maxDrops = maxStops - 1;
/** Enough for a full list. */
export const maxVehicles = Math.ceil((maxListStops - 1) / maxDrops);

/** The fewest vehicles that serve so many drop-offs. */
export const fewestVehicles = (drops: number): number => Math.ceil(drops / maxDrops);
