import { maxStops } from '../basics/stop-limits.ts';

/** Rows of a file that are booked at a time; each is a delivery. */
export const mostBulkRows = 500;
/** Rows whose places are looked up in one call. */
export const mostCheckedRows = 25;
/** Deliveries of a trip, which has the pick-up besides. */
export const mostDropsPerTrip = maxStops - 1;
/** An address as a file has it. */
export const longestAddress = 400;
/** A file's name. */
export const longestFileName = 200;
