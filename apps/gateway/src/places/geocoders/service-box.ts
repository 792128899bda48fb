/** A box around the seven provinces, in degrees. */
export const serviceBox = { west: 99.7, south: 12.5, east: 101.8, north: 14.4 } as const;

/** More than the customer sees, as what lies outside the service area falls away. */
export const askedFor = 20;
