import type { IconNode } from '../icon/icon.tsx';
import type { BaseMapData, LngLat } from './base-map-data.ts';

/** A point in degrees (WGS 84). */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** A stop on the map: the same node as on the route line. */
export interface MapStop extends LatLng {
  readonly id: string;
  /** In the circle: its number. */
  readonly label: string;
  /** The place's name; beside the circle, and what screen readers hear. */
  readonly name?: string | undefined;
  /** Under the name: when, how far. */
  readonly detail?: string | undefined;
  readonly state: 'stop' | 'focus' | 'done' | 'todo';
}

/** The way through the stops. An approximate one (no router) is dashed, and the map says so. */
export interface MapRoute {
  readonly points: readonly LatLng[];
  readonly isApproximate: boolean;
}

/** Who drives. `headingDeg` is clockwise from north. */
export interface MapDriver extends LatLng {
  readonly headingDeg: number;
  /** In the circle: what is driven. */
  readonly icon: IconNode;
  readonly name?: string | undefined;
}

/** Raster tiles: a Leaflet URL template and whose they are. */
export interface MapTiles {
  readonly url: string;
  readonly attribution: string;
}

/** Everything the map shows, as values. */
export interface MapModel {
  readonly stops: readonly MapStop[];
  readonly route: MapRoute | null;
  readonly driver: MapDriver | null;
  readonly baseMap: BaseMapData | null;
  readonly tiles: MapTiles | null;
  /** Outlines of the service area; what lies beyond is paler. */
  readonly serviceArea: readonly (readonly LngLat[])[];
  readonly canMoveStops: boolean;
  /** Buttons float over the right edge: no stop is brought to stand below them. */
  readonly hasControls: boolean;
  readonly canPressStops: boolean;
}

/** What the map tells. */
export interface MapEvents {
  readonly onPress: (at: LatLng) => void;
  readonly onCentreMoved: (at: LatLng) => void;
  readonly onStopMoved: (id: string, to: LatLng) => void;
  readonly onStopPressed: (id: string) => void;
  /** Which base map is in sight, so that it is credited. */
  readonly onBaseChanged: (base: 'tiles' | 'base') => void;
}

/** The live map, whichever library renders it. */
export interface MapHandle {
  readonly update: (model: MapModel) => void;
  readonly zoomBy: (levels: number) => void;
  readonly panBy: (x: number, y: number) => void;
  readonly centre: () => LatLng;
  /** Shows all stops and the driver. */
  readonly showAll: () => void;
  readonly destroy: () => void;
}
