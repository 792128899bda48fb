/** A point on the globe in decimal degrees, WGS 84. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}
