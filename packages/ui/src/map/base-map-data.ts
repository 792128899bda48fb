/** `[lng, lat]` in degrees, as in GeoJSON. */
export type LngLat = readonly [lng: number, lat: number];

/**
 * Our own small base map, rendered under the route if there are no tiles: plain values in the user's language. Rings are outer
 * boundaries; everything outside the land is water.
 */
export interface BaseMapData {
  /** Credits of the data; always shown. */
  readonly attribution: string;
  readonly land: readonly (readonly LngLat[])[];
  readonly parks?: readonly (readonly LngLat[])[] | undefined;
  /** Lakes and other water inside the land's outline. */
  readonly water?: readonly (readonly LngLat[])[] | undefined;
  /** A river has its real width, with a minimum that stays visible. */
  readonly rivers: readonly {
    readonly name: string;
    readonly widthMetres?: number | undefined;
    readonly line: readonly LngLat[];
  }[];
  readonly roads: readonly {
    readonly name: string;
    /** `radial` leads out of the city, `ring` goes round it, `street` fills the centre, `expressway` has no crossings. */
    readonly class: 'expressway' | 'ring' | 'radial' | 'street';
    readonly line: readonly LngLat[];
  }[];
  /** `color` is the line's official colour, any CSS colour; the map mutes it. */
  readonly rails: readonly { readonly name: string; readonly color: string; readonly line: readonly LngLat[] }[];
  readonly labels: readonly {
    readonly text: string;
    readonly lat: number;
    readonly lng: number;
    readonly kind: 'province' | 'district' | 'water' | 'road';
    /** Shown from this zoom level on. */
    readonly minZoom: number;
  }[];
  readonly landmarks: readonly {
    readonly text: string;
    readonly lat: number;
    readonly lng: number;
    readonly category: string;
    readonly minZoom: number;
  }[];
}
