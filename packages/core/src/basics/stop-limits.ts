/**
 * Minimum number of stops in an order; the pick-up counts and the return point does not (spec §9; decisions, "Rules with two
 * readings").
 */
export const minStops = 2;
/** Maximum number of stops, counted the same way. A list that may include the return point may have one more. */
export const maxStops = 10;
