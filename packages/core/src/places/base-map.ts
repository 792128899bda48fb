/** `[lng, lat]` in degrees as in GeoJSON, rounded to four decimals (about 11 m). */
export type LngLat = readonly [lng: number, lat: number];

/** A name in both languages. */
export interface BilingualName {
  readonly th: string;
  readonly en: string;
}

/** `radial` leads out of the city, `ring` circles it, `street` is in the centre, `expressway` has no crossings. */
export type BaseMapRoadClass = 'expressway' | 'ring' | 'radial' | 'street';

export interface BaseMapRoad {
  readonly name: BilingualName;
  readonly class: BaseMapRoadClass;
  readonly line: readonly LngLat[];
}

export interface BaseMapRiver {
  readonly name: BilingualName;
  /** A river is rendered at its width, a canal as a thin line. */
  readonly kind: 'river' | 'canal';
  readonly widthMetres: number;
  readonly line: readonly LngLat[];
}

export interface BaseMapRail {
  readonly name: BilingualName;
  /** The railway line's colour, `#rrggbb`. */
  readonly color: string;
  readonly line: readonly LngLat[];
}

export interface BaseMapLabel extends BilingualName {
  readonly lat: number;
  readonly lng: number;
  readonly kind: 'province' | 'district' | 'water' | 'road';
  /** Lowest zoom at which the label is shown. */
  readonly minZoom: number;
}

export interface BaseMapLandmark extends BilingualName {
  readonly lat: number;
  readonly lng: number;
  readonly category: string;
  readonly minZoom: number;
}

export interface BaseMapPark {
  readonly name: BilingualName;
  readonly ring: readonly LngLat[];
}

/**
 * The small offline map: plain data that the client renders in its own colours under the route (spec §4).
 * Rings are closed (the last point repeats the first); a polygon's first ring is its outside.
 */
export interface BaseMap {
  readonly attribution: BilingualName;
  /** Outlines of land around the service area; the sea is the rest. */
  readonly land: readonly (readonly LngLat[])[];
  /** The outer rings of each served province. */
  readonly provinces: readonly { readonly name: BilingualName; readonly rings: readonly (readonly LngLat[])[] }[];
  readonly rivers: readonly BaseMapRiver[];
  readonly roads: readonly BaseMapRoad[];
  readonly rails: readonly BaseMapRail[];
  readonly parks: readonly BaseMapPark[];
  readonly labels: readonly BaseMapLabel[];
  readonly landmarks: readonly BaseMapLandmark[];
}
