/** A point on the earth in decimal degrees (WGS 84). */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** The earth's radius for every distance in the product (spec §9). */
const earthRadiusKm = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in km by the haversine formula (spec §9). */
export function greatCircleKm(from: LatLng, to: LatLng): number {
  const latHalf = Math.sin(radians(to.lat - from.lat) / 2);
  const lngHalf = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = latHalf ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lngHalf ** 2;
  // Rounding can lift the chord of antipodal points slightly above 1, where asin is NaN.
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** True when the point is at most `km` from the centre (inclusive). */
export function isWithinKm(center: LatLng, point: LatLng, km: number): boolean {
  return greatCircleKm(center, point) <= km;
}
