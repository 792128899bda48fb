/** `[lng, lat]` in degrees, as GeoJSON has it. */
export type LngLat = readonly [lng: number, lat: number];

/**
 * A small map of our own, drawn under the route where there are no tiles: plain values in the reader's language. Rings
 * are outsides; what is not land is water.
 */
export interface BaseMapData {
  /** Whose data it is; always shown. */
  readonly attribution: string;
  readonly land: readonly (readonly LngLat[])[];
  readonly parks?: readonly (readonly LngLat[])[] | undefined;
  /** Lakes, and whatever water the land's outline leaves out. */
  readonly water?: readonly (readonly LngLat[])[] | undefined;
  /** A river is drawn as wide as it is, never thinner than it can be seen. */
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
  /** `color` is the line's own, any CSS colour; the map quiets it. */
  readonly rails: readonly { readonly name: string; readonly color: string; readonly line: readonly LngLat[] }[];
  readonly labels: readonly {
    readonly text: string;
    readonly lat: number;
    readonly lng: number;
    readonly kind: 'province' | 'district' | 'water' | 'road';
    /** Shown from this zoom on. */
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
