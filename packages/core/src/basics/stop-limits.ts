/** Stops of an order, the pick-up counted and the return point not (spec §9; decisions, "Rules with two readings"). */
export const minStops = 2;
/** The same. A list that may hold the return point too may be longer by one. */
export const maxStops = 10;
