/** A box around the seven provinces, in degrees. */
export const serviceBox = { west: 99.7, south: 12.5, east: 101.8, north: 14.4 } as const;

/** More than the customer sees, because places outside the service area are removed. */
export const askedFor = 20;
