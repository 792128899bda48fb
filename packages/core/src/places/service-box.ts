/**
 * A box around the seven provinces, in degrees: what is outside is surely not served. Whether a point in it is served, only the
 * gateway knows.
 */
export const serviceBox = { west: 99.7, south: 12.5, east: 101.8, north: 14.4 } as const;
