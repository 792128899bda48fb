/** `[lng, lat]` in degrees, as GeoJSON has it; rounded to four decimals (about 11 m). */
export type LngLat = readonly [lng: number, lat: number];

/** A name in both languages. */
export interface BilingualName {
  readonly th: string;
  readonly en: string;
}

/** `radial` leads out of the city, `ring` goes round it, `street` fills the centre, `expressway` has no crossings. */
export type BaseMapRoadClass = 'expressway' | 'ring' | 'radial' | 'street';

export interface BaseMapRoad {
  readonly name: BilingualName;
  readonly class: BaseMapRoadClass;
  readonly line: readonly LngLat[];
}

export interface BaseMapRiver {
  readonly name: BilingualName;
  /** A river is drawn as wide as it is; a canal is a thin line. */
  readonly kind: 'river' | 'canal';
  readonly widthMetres: number;
  readonly line: readonly LngLat[];
}

export interface BaseMapRail {
  readonly name: BilingualName;
  /** The line's own colour, `#rrggbb`. */
  readonly color: string;
  readonly line: readonly LngLat[];
}

export interface BaseMapLabel extends BilingualName {
  readonly lat: number;
  readonly lng: number;
  readonly kind: 'province' | 'district' | 'water' | 'road';
  /** The label is shown from this zoom on. */
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
 * The small map that needs no internet: plain data, drawn by the client in its own colours under the route (spec §4).
 * Rings are closed (the last point repeats the first); the first ring of a polygon is its outside.
 */
export interface BaseMap {
  readonly attribution: BilingualName;
  /** Outlines of what is land around the service area, so that the sea shows as what is left. */
  readonly land: readonly (readonly LngLat[])[];
  /** One entry per province that is served: its polygons' outside rings. */
  readonly provinces: readonly { readonly name: BilingualName; readonly rings: readonly (readonly LngLat[])[] }[];
  readonly rivers: readonly BaseMapRiver[];
  readonly roads: readonly BaseMapRoad[];
  readonly rails: readonly BaseMapRail[];
  readonly parks: readonly BaseMapPark[];
  readonly labels: readonly BaseMapLabel[];
  readonly landmarks: readonly BaseMapLandmark[];
}
